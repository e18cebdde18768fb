"""Settings of the tests of the Python package: they use its sources and the debug build."""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "python/src"
sys.path.insert(0, str(SOURCES))
os.environ.setdefault("SDL_BRIDGE_BIN", str(ROOT / ".build/debug"))
os.environ["PYTHONPATH"] = str(SOURCES)
