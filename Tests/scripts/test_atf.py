"""`scripts/test-atf`: how SDL Core's files are read, and what is told of its scripts."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

from atf import core, outcome, settings  # noqa: E402

INI = """
[HMI]
ServerPort = 8187
[MAIN]
; AppStorageFolder = elsewhere
AppStorageFolder = kept
AppDirectoryQuota = 1000
GetVehicleDataRequest = 7, 1
LowVoltageSignal = 1 ; Offset from SIGRTMIN
ResumptionDelayBeforeIgn = 30;
[TransportManager]
TCPAdapterPort = 12346
AppStorageFolder = twice
"""
POLICY = {
    "module_config": {"endpoints": {"lock_screen_icon_url": {"default": ["http://127.0.0.1/lock.png"]}}},
    "functional_groupings": {
        "Base-4": {"rpcs": {"Show": {"hmi_levels": ["BACKGROUND", "FULL"]}, "OnHMIStatus": {"hmi_levels": ["FULL"]}}},
        "Empty": {"rpcs": None},
        "WidgetSupport": {"rpcs": {"Show": {"hmi_levels": ["NONE"]}, "CreateWindow": {"hmi_levels": ["FULL"]}}},
        "DataConsent-2": {"rpcs": {"Speak": {"hmi_levels": ["FULL"]}}},
    },
    "app_policies": {
        "default": {"groups": ["Base-4"]},
        "device": {"groups": ["DataConsent-2"]},
        "0000002": "default",
        "0000003": None,
    },
}


def test_values_of_the_ini_file_are_read_without_remarks_and_the_first_of_a_name_counts():
    ini = settings.read_ini(INI)
    assert ini["AppStorageFolder"] == "kept"
    assert ini["LowVoltageSignal"] == "1"
    assert ini["ResumptionDelayBeforeIgn"] == "30"


def test_the_bridge_stands_where_core_would():
    words = settings.options(settings.read_ini(INI))
    assert words[:2] == ["serve", "--as-core"]
    assert words[words.index("--hmi-port") + 1] == "8187"
    assert words[words.index("--files") + 1] == "kept"
    assert "tcp://127.0.0.1:12346" in words
    assert "ws://127.0.0.1:2020/" in words


def test_limits_that_core_names_are_the_head_units():
    assert settings.limits(settings.read_ini(INI + "PutFileRequest = 5\n")) == {"vehicleDataRequests": 7, "fileRequestsInNone": 5}


def test_an_app_may_what_the_default_groups_say_and_nothing_else():
    allowed = settings.permissions(POLICY, ["CreateWindow", "RegisterAppInterface", "Show", "Speak"])
    assert allowed == {"CreateWindow": [], "Show": ["FULL", "BACKGROUND"], "Speak": []}


def test_an_app_that_the_policy_names_adds_its_groups():
    policy = {**POLICY, "app_policies": {**POLICY["app_policies"], "0000001": {"groups": ["WidgetSupport", "Empty", "Unknown"]}}}
    assert settings.permissions(policy, ["CreateWindow", "Show"]) == {"CreateWindow": ["FULL"], "Show": ["FULL", "BACKGROUND", "NONE"]}


def test_the_profile_is_the_built_in_one_with_what_cores_files_say():
    base = {"id": "generic", "quirks": {}, "storageQuota": 5}
    made = settings.profile(base, settings.read_ini(INI), POLICY, ["Show"], Path("/core/policy.json"))
    assert made["policySnapshot"] == "/core/policy.json"
    assert made["lockScreenIconURL"] == "http://127.0.0.1/lock.png"
    assert made["storageQuota"] == 1000
    assert made["permissions"] == {"Show": ["FULL", "BACKGROUND"]}
    assert made["quirks"] == {"mainWindowIsNamed": True, "filesAreAcknowledged": True}
    assert base == {"id": "generic", "quirks": {}, "storageQuota": 5}


@pytest.mark.parametrize(
    ("enabled", "languages", "told"),
    [
        (None, {"en-us": {"textBody": "Swipe"}}, None),
        (True, {"en-us": {"textBody": "Swipe"}, "de-de": {"textBody": "Wischen"}}, {"enabled": True, "warning": "Swipe"}),
        (False, {}, {"enabled": False}),
    ],
)
def test_whether_lock_screens_may_be_put_away_is_the_policys(enabled, languages, told):
    messages = {"messages": {"LockScreenDismissalWarning": {"languages": languages}}}
    policy = {**POLICY, "consumer_friendly_messages": messages}
    policy["module_config"] = {**POLICY["module_config"], "lock_screen_dismissal_enabled": enabled}
    made = settings.profile({}, settings.read_ini(INI), policy, ["Show"])
    assert made.get("lockScreenDismissal") == told


def test_what_a_policy_has_a_say_in_is_read_from_the_interface():
    known = core.known_functions(json.loads((ROOT / "Sources/rpc-gen/Spec/mobile.json").read_text()))
    assert {"Show", "CreateWindow", "OnHMIStatus"} <= set(known)
    assert "GenericResponse" not in known and known == sorted(set(known))


def test_a_list_has_cores_result_behind_each_script_and_pass_where_none_stands():
    text = "# scripts\n\na/1.lua PASS\na/2.lua FAIL # a mistake of Core's\na/3.lua\n"
    assert outcome.read_list(text) == {"a/1.lua": "PASS", "a/2.lua": "FAIL", "a/3.lua": "PASS"}


@pytest.mark.parametrize("line", ["a/1.lua GOOD", "a/1.lua PASS twice", "a/0.lua"])
def test_a_line_that_cannot_be_read_is_named(line):
    with pytest.raises(outcome.Unreadable, match="line 2: "):
        outcome.read_list("a/0.lua PASS\n" + line)


def test_the_lists_that_come_along_can_be_read_and_share_no_script():
    lists = [outcome.read_list((ROOT / "Tests/atf" / name).read_text()) for name in ("list.txt", "wide.txt")]
    assert [len(one) for one in lists] == [63, 300]
    assert not set(lists[0]) & set(lists[1])


def test_the_table_has_cores_result_beside_ours_and_the_cause_where_they_differ():
    rows = [("a/1.lua", "PASS", "PASS", ""), ("a/22.lua", "PASS", "FAIL", "Show: it waits"), ("a/3.lua", "FAIL", "FAIL", "known")]
    assert outcome.table(rows).splitlines() == [
        "script    core   ours",
        "a/1.lua   PASS   PASS",
        "a/22.lua  PASS   FAIL",
        "    Show: it waits",
        "a/3.lua   FAIL   FAIL",
        "3 scripts: passed by core 2, by ours 1; 2 alike, 1 differ",
    ]


@pytest.mark.parametrize(
    "said, cause",
    [
        (
            "[10:00:00,001] Show_text   \x1b[31m[FAIL]\x1b[0m (3 ms)\n\x1b[36m HMI call UI.Show: Timeout\x1b[0m\n[10:00:01,000] Stop [SUCCESS]",
            "Show_text: HMI call UI.Show: Timeout",
        ),
        ("Lua error:\n./a.lua:1: no such module", "Lua error: ./a.lua:1: no such module"),
        ("nothing failed\nthe end", "the end"),
        ("", "nothing was said"),
    ],
)
def test_the_cause_is_the_first_thing_that_went_wrong(said, cause):
    assert outcome.cause(said) == cause


def test_a_checkout_that_is_none_is_named():
    done = subprocess.run([ROOT / "scripts/test-atf", ROOT, ROOT], capture_output=True, text=True)
    assert done.returncode == 2
    assert "lacks src/main.cc" in done.stderr
