"""Who answers questions beside the referee: a program over the wire, a recording, a Python object."""
