"""The command `sdl-bridge` of the wheel."""

from __future__ import annotations

import os
import sys

from .errors import StartError
from .process import bridge_program


def main() -> None:
    """Replaces this process with the bridge's program."""
    try:
        program = bridge_program()
    except StartError as error:
        sys.exit(f"sdl-bridge: {error}")
    os.execv(program, [str(program), *sys.argv[1:]])
