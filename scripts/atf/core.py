"""Replaces SDL Core's program: reads Core's files in the current folder and executes the bridge."""

import json
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from atf import settings  # noqa: E402


def main():
    root = Path(__file__).resolve().parents[2]
    folder = Path.cwd()
    ini = settings.read_ini((folder / "smartDeviceLink.ini").read_text())
    policy_file = folder / (ini.get("AppConfigFolder") or ".") / (ini.get("PreloadedPT") or "sdl_preloaded_pt.json")
    policy = json.loads(policy_file.read_text())["policy_table"]
    # A script may delete or break this file.
    try:
        hmi = json.loads((folder / (ini.get("HMICapabilities") or "hmi_capabilities.json")).read_text())
    except (OSError, ValueError):
        hmi = {}
    base = json.loads((root / "Sources/SDLHeadUnit/Profiles/generic.json").read_text())
    made = folder / "profile.json"
    made.write_text(json.dumps(settings.profile(base, ini, policy, policy_file, hmi), indent=1))
    log = os.open(folder / "SmartDeviceLinkCore.log", os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    os.dup2(log, 2)
    os.dup2(log, 1)
    words = settings.options(ini) + ["--profile", str(made), "--data", str(folder)]
    # Keep the name of Core's program: the scripts search for this name in the process list.
    os.execv(os.environ["SDL_BRIDGE_BIN"], ["./smartDeviceLinkCore", *words])


if __name__ == "__main__":
    main()
