"""What SDL Core's own files say of a head unit is one that the bridge takes."""

import json
import sys

from running import ROOT, Bridge

sys.path.insert(0, str(ROOT / "scripts"))

from atf import core, settings  # noqa: E402

POLICY = {
    "functional_groupings": {"Base-4": {"rpcs": {"Show": {"hmi_levels": ["BACKGROUND", "FULL"]}, "OnHMIStatus": {"hmi_levels": ["FULL"]}}}},
    "app_policies": {"default": {"groups": ["Base-4"]}},
}


def test_a_profile_with_all_that_a_policy_may_name_is_taken(tmp_path):
    spec = json.loads((ROOT / "Sources/rpc-gen/Spec/mobile.json").read_text())
    base = json.loads((ROOT / "Sources/SDLHeadUnit/Profiles/generic.json").read_text())
    names = core.known_functions(spec)
    assert {"Show", "OnCommand"} < set(names)
    made = tmp_path / "profile.json"
    made.write_text(json.dumps(settings.profile(base, {}, POLICY, names)))
    bridge = Bridge(tmp_path, more=["--profile", str(made)])
    try:
        permissions = bridge.get("/v1/head-unit/profile")["permissions"]
        assert permissions["Show"] == ["FULL", "BACKGROUND"] and permissions["OnHMIStatus"] == ["FULL"]
        assert set(permissions) >= set(names) - settings.ALWAYS
    finally:
        bridge.stop()
