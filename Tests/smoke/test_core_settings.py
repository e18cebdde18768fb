"""Tests that the bridge accepts a profile that is made from SDL Core's files, and enforces the policy in the profile."""

import json
import sys

from running import ROOT, Bridge

sys.path.insert(0, str(ROOT / "scripts"))

from atf import settings  # noqa: E402

COMMAND = {"cmdID": 1, "menuParams": {"menuName": "b"}}
MESSAGES = {"LockScreenDismissalWarning": {"languages": {"en-us": {"textBody": "Swipe"}, "de-de": {"textBody": "Wischen"}}}}


def policy(names):
    """Returns a policy that allows every message in `names` for every app. Show is allowed only in FULL."""
    rpcs = {name: {"hmi_levels": ["FULL"] if name == "Show" else ["NONE", "BACKGROUND", "LIMITED", "FULL"]} for name in names}
    return {
        "module_config": {"lock_screen_dismissal_enabled": True},
        "consumer_friendly_messages": {"messages": MESSAGES},
        "functional_groupings": {"All": {"rpcs": rpcs}, "Unused": {"rpcs": {"DeleteFile": {"hmi_levels": ["NONE"]}}}},
        "app_policies": {"default": {"groups": ["All"]}, "revoked": None},
    }


def test_accepts_and_enforces_a_profile_with_every_name_of_a_policy(tmp_path):
    spec = json.loads((ROOT / "Sources/rpc-gen/Spec/mobile.json").read_text())
    base = json.loads((ROOT / "Sources/SDLHeadUnit/Profiles/generic.json").read_text())
    functions = [one for interface in spec["interfaces"] for one in interface["functions"]]
    names = {one["name"] for one in functions if one["message"] in ("request", "notification")}
    assert {"Show", "OnCommand", "AddCommand"} < names
    ini = {"StartStreamRetry": "3, 500"}
    made = tmp_path / "profile.json"
    made.write_text(json.dumps(settings.profile(base, ini, policy(names))))
    bridge = Bridge(tmp_path, more=["--profile", str(made)])
    try:
        kept = bridge.get("/v1/head-unit/profile")
        assert set(kept["policy"]["functional_groupings"]) == {"All"} and "revoked" in kept["policy"]["app_policies"]
        assert kept["limits"]["streamRetries"] == 3 and kept["limits"]["streamRetryMilliseconds"] == 500
        assert kept["lockScreenDismissal"] == {"enabled": True, "warning": "Swipe", "warnings": {"DE-DE": "Wischen"}}
        for app, shows, adds in [("one", "DISALLOWED", "SUCCESS"), ("revoked", "DISALLOWED", "DISALLOWED")]:
            _, scratch = bridge.call("POST", "/v1/scratch-apps", {"appName": app, "appID": app})
            for name, params, result in [("Show", {"mainField1": "a"}, shows), ("AddCommand", COMMAND, adds)]:
                status, sent = bridge.call("POST", f"/v1/scratch-apps/{scratch['id']}:send", {"name": name, "params": params})
                assert (status, sent["reply"]["params"]["resultCode"]) == (200, result), (app, sent)
    finally:
        bridge.stop()
