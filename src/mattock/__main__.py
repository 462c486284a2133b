"""`python -m mattock` is the command `mattock`."""

import sys

from mattock.cli import main

sys.exit(main())
