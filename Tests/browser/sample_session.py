"""Records a session file for tests."""

import subprocess

from running import Bridge, binaries


def ready(bridge, *apps):
    """Waits until the apps have finished their work after the registration."""
    for app in apps:
        for row in ("kind:delegate", "rpc:ListFiles"):
            bridge.act("/v1/expect", {"q": f"app:{app} {row}", "timeoutMs": 20_000})


def record_session(folder):
    """Records a session in which Hello is activated and greeted, then Music is activated. Returns the path of the file."""
    bridge = Bridge(folder, hosted=["HelloApp", "MusicPlayer"])
    bridge.until("/headUnit/appOrder", lambda apps: sorted(apps) == ["hello", "music"])
    ready(bridge, "hello", "music")
    bridge.act("/v1/apps/hello:activate")
    bridge.act("/v1/elements:use", {"role": "softButton", "name": "Greet"})
    bridge.until("/headUnit/apps/hello/windows/0", lambda window: window.get("mainField1") == "Good day")
    bridge.act("/v1/apps/music:activate")
    bridge.until("/headUnit/apps/music/windows/0", lambda window: window.get("mainField1") == "Low Tide" and "graphic" in window)
    file = folder / "night.zip"
    done = subprocess.run([binaries() / "sdl-bridge", "save", str(file), "--url", bridge.url], capture_output=True, text=True, timeout=30)
    assert done.returncode == 0, done.stderr
    bridge.stop()
    return file
