"""Whether the browser tests can run here: exit code 0 when Chromium and playwright are there, 1 when not."""

import importlib.util
import shutil
import sys


def is_available() -> bool:
    return shutil.which("chromium") is not None and importlib.util.find_spec("playwright") is not None


if __name__ == "__main__":
    if is_available():
        print("Chromium is here: 'make test-browser' opens the pages in it.")
    sys.exit(0 if is_available() else 1)
