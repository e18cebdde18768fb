"""`scripts/test-atf`: how SDL Core's files are read, and what is told of its scripts."""

import argparse
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

from atf import outcome, run, settings  # noqa: E402

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
    # Scripts have phones at addresses of their own.
    assert "tcp://0.0.0.0:12346" in words
    assert "ws://127.0.0.1:2020/" in words


def test_limits_that_core_names_are_the_head_units():
    assert settings.limits(settings.read_ini(INI + "PutFileRequest = 5\n")) == {"vehicleDataRequests": 7, "fileRequestsInNone": 5}


def test_how_often_a_stream_is_asked_for_is_cores():
    made = settings.limits(settings.read_ini("StartStreamRetry = 5, 50\n"))
    assert made == {"streamRetries": 5, "streamRetryMilliseconds": 50}


@pytest.mark.parametrize(
    ("line", "heartbeat"),
    [("HeartBeatTimeout = 7000", 7000), ("HeartBeatTimeout = 0", 0), ("HeartBeatTimeout = ", 5000), ("HeartBeatTimeout = soon", 5000)],
)
def test_after_what_silence_heartbeats_are_sent_is_cores_and_its_own_five_seconds_where_it_cannot_be_read(line, heartbeat):
    assert settings.limits(settings.read_ini(f"{line}\n")) == {"heartbeatMilliseconds": heartbeat}


def test_how_long_the_hmi_has_for_an_answer_is_cores():
    made = settings.limits(settings.read_ini("DefaultTimeout = 4000\nDefaultTimeoutCompensation = 0\n"))
    assert made == {"answerMilliseconds": 4000, "answerSlackMilliseconds": 0}


def test_how_pictures_are_shown_where_the_hmi_does_not_say_is_in_cores_file():
    hmi = {"UI": {"systemCapabilities": {"videoStreamingCapability": {"scale": 2}}}}
    made = settings.profile({"videoStreamingCapability": {"scale": 1}}, {}, POLICY, hmi=hmi)
    assert made["videoStreamingCapability"] == {"scale": 2}
    assert settings.profile({"id": "a"}, {}, POLICY, hmi={}).get("videoStreamingCapability") is None


def test_what_apps_may_is_what_cores_policy_says_with_the_groups_that_an_app_is_in():
    groups = {**POLICY["functional_groupings"], "Nobody": {"rpcs": None}}
    made = settings.profile({}, {}, {**POLICY, "functional_groupings": groups, "device_data": {}})
    used = {group for one in POLICY["app_policies"].values() if isinstance(one, dict) for group in one["groups"]}
    assert made["policy"]["app_policies"] == POLICY["app_policies"]
    assert set(made["policy"]["functional_groupings"]) == used & set(groups)
    assert "permissions" not in made


def test_the_profile_is_the_built_in_one_with_what_cores_files_say():
    base = {"id": "generic", "quirks": {}, "storageQuota": 5}
    made = settings.profile(base, settings.read_ini(INI), POLICY, Path("/core/policy.json"))
    assert made["policySnapshot"] == "/core/policy.json"
    assert made["lockScreenIconURL"] == "http://127.0.0.1/lock.png"
    assert made["storageQuota"] == 1000
    assert made["quirks"] == {"mainWindowIsNamed": True, "filesAreAcknowledged": True, "softButtonsAreListed": True}
    assert made["microphone"] == "hum"
    assert made["appServices"] == {"origin": "HMI_ID"}
    assert settings.profile(base, {"HMIOriginID": '"OURS"'}, POLICY)["appServices"] == {"origin": '"OURS"'}
    assert base == {"id": "generic", "quirks": {}, "storageQuota": 5}


@pytest.mark.parametrize(
    ("enabled", "languages", "told"),
    [
        (None, {"en-us": {"textBody": "Swipe"}}, None),
        (
            True,
            {"en-us": {"textBody": "Swipe"}, "de-de": {"textBody": "Wischen"}},
            {"enabled": True, "warning": "Swipe", "warnings": {"DE-DE": "Wischen"}},
        ),
        (False, {}, {"enabled": False}),
    ],
)
def test_whether_lock_screens_may_be_put_away_is_the_policys(enabled, languages, told):
    messages = {"messages": {"LockScreenDismissalWarning": {"languages": languages}}}
    policy = {**POLICY, "consumer_friendly_messages": messages}
    policy["module_config"] = {**POLICY["module_config"], "lock_screen_dismissal_enabled": enabled}
    made = settings.profile({}, settings.read_ini(INI), policy)
    assert made.get("lockScreenDismissal") == told


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
            "[10:00:00,001] Show_text   \x1b[31m[FAIL]\x1b[0m (3 ms)\n"
            "\x1b[36m HMI call UI.Show: Timeout\x1b[0m\n[10:00:01,000] Stop [SUCCESS]",
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


def test_a_script_with_parentheses_in_its_name_is_played(monkeypatch, tmp_path):
    name = "Defects/1030_sends(VIOLATION)_to_app.lua"
    (tmp_path / "Defects").mkdir()
    (tmp_path / name).touch()
    monkeypatch.setattr(run, "furnish", lambda bench, options: bench)
    told = []

    def play(shell, **more):
        told.append(shell[-1])
        return subprocess.CompletedProcess(shell, 0, b"said")

    monkeypatch.setattr(run.subprocess, "run", play)
    options = argparse.Namespace(scripts=tmp_path, bridge=tmp_path, limit=1)
    assert run.play(options, name)[0] == "PASS"
    # A shell reads it as one word.
    assert shlex.quote(name) in told[0]
