"""`python -m belote_rules` is `belote-rules`."""

import sys

from belote_rules.cli.app import main

if __name__ == "__main__":
    sys.exit(main())
