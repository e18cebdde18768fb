"""Tests of `scripts/test-atf`: how SDL Core's files are read, and how the results of Core's scripts are reported."""

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


def test_the_ini_file_is_read_without_comments_and_the_first_value_of_a_name_counts():
    ini = settings.read_ini(INI)
    assert ini["AppStorageFolder"] == "kept"
    assert ini["LowVoltageSignal"] == "1"
    assert ini["ResumptionDelayBeforeIgn"] == "30"


def test_the_bridge_listens_on_the_ports_of_core():
    words = settings.options(settings.read_ini(INI))
    assert words[:2] == ["serve", "--as-core"]
    assert words[words.index("--hmi-port") + 1] == "8187"
    assert words[words.index("--files") + 1] == "kept"
    # Scripts connect from phones with other addresses.
    assert "tcp://0.0.0.0:12346" in words
    assert "ws://127.0.0.1:2020/" in words


def test_limits_of_cores_settings_become_limits_of_the_profile():
    assert settings.limits(settings.read_ini(INI + "PutFileRequest = 5\n")) == {"vehicleDataRequests": 7, "fileRequestsInNone": 5}


def test_the_limit_of_module_requests_is_taken_from_cores_settings():
    assert settings.limits(settings.read_ini("GetInteriorVehicleDataRequest = 10, 20\n")) == {"moduleRequests": 10}


def test_the_stream_retries_are_taken_from_cores_settings():
    made = settings.limits(settings.read_ini("StartStreamRetry = 5, 50\n"))
    assert made == {"streamRetries": 5, "streamRetryMilliseconds": 50}


@pytest.mark.parametrize(
    ("line", "heartbeat"),
    [("HeartBeatTimeout = 7000", 7000), ("HeartBeatTimeout = 0", 0), ("HeartBeatTimeout = ", 5000), ("HeartBeatTimeout = soon", 5000)],
)
def test_the_heartbeat_timeout_is_taken_from_cores_settings_or_five_seconds_if_unreadable(line, heartbeat):
    assert settings.limits(settings.read_ini(f"{line}\n")) == {"heartbeatMilliseconds": heartbeat}


def test_the_time_limit_of_hmi_answers_is_taken_from_cores_settings():
    made = settings.limits(settings.read_ini("DefaultTimeout = 4000\nDefaultTimeoutCompensation = 0\n"))
    assert made == {"answerMilliseconds": 4000, "answerSlackMilliseconds": 0}


def test_the_default_video_capability_is_taken_from_cores_file():
    hmi = {"UI": {"systemCapabilities": {"videoStreamingCapability": {"scale": 2}}}}
    made = settings.profile({"videoStreamingCapability": {"scale": 1}}, {}, POLICY, hmi=hmi)
    assert made["videoStreamingCapability"] == {"scale": 2}
    assert settings.profile({"id": "a"}, {}, POLICY, hmi={}).get("videoStreamingCapability") is None


def test_the_vehicle_of_cores_file_replaces_that_of_the_profile():
    hmi = {"VehicleInfo": {"vehicleType": {"make": "SDL", "model": "Generic"}}}
    made = settings.profile({"vehicle": {"make": "Ours", "systemSoftwareVersion": "1"}}, {}, POLICY, hmi=hmi)
    assert made["vehicle"] == {"make": "SDL", "model": "Generic", "systemSoftwareVersion": "1"}


def test_the_modules_of_cores_file_are_those_of_an_hmi_that_reports_none():
    seat = {"row": 0, "col": 1}
    modules = {"climateControlCapabilities": [{"moduleName": "Climate"}]}
    hmi = {"RC": {"remoteControlCapability": modules, "seatLocationCapability": {"rows": 1, "seats": [seat]}}}
    made = settings.profile({"remoteControl": {"values": {}}}, {}, POLICY, hmi=hmi)
    assert made["remoteControl"] == {"capabilities": modules, "seats": {"rows": 1, "seats": [{"grid": seat}]}}
    assert settings.profile({"remoteControl": {"values": {}}}, {}, POLICY, hmi={})["remoteControl"] == {"values": {}}


def test_the_policy_contains_the_app_policies_and_only_the_groups_in_use():
    groups = {**POLICY["functional_groupings"], "Unused": {"rpcs": None}}
    made = settings.profile({}, {}, {**POLICY, "functional_groupings": groups, "device_data": {}})
    used = {group for one in POLICY["app_policies"].values() if isinstance(one, dict) for group in one["groups"]}
    assert made["policy"]["app_policies"] == POLICY["app_policies"]
    assert set(made["policy"]["functional_groupings"]) == used & set(groups)
    assert "permissions" not in made


def test_the_profile_is_the_built_in_profile_changed_by_cores_files():
    base = {"id": "generic", "quirks": {}, "storageQuota": 5}
    made = settings.profile(base, settings.read_ini(INI), POLICY, Path("/core/policy.json"))
    assert made["policySnapshot"] == "/core/policy.json"
    assert made["lockScreenIconURL"] == "http://127.0.0.1/lock.png"
    assert made["storageQuota"] == 1000
    assert made["quirks"] == {"softButtonsAreListed": True}
    assert made["microphone"] == "hum"
    assert made["appServices"] == {"origin": "HMI_ID"}
    assert settings.profile(base, {"HMIOriginID": '"OURS"'}, POLICY)["appServices"] == {"origin": '"OURS"'}
    assert base == {"id": "generic", "quirks": {}, "storageQuota": 5}


@pytest.mark.parametrize(
    ("enabled", "languages", "expected"),
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
def test_the_lock_screen_dismissal_is_taken_from_the_policy(enabled, languages, expected):
    messages = {"messages": {"LockScreenDismissalWarning": {"languages": languages}}}
    policy = {**POLICY, "consumer_friendly_messages": messages}
    policy["module_config"] = {**POLICY["module_config"], "lock_screen_dismissal_enabled": enabled}
    made = settings.profile({}, settings.read_ini(INI), policy)
    assert made.get("lockScreenDismissal") == expected


def test_a_list_has_cores_result_behind_each_script_with_pass_as_the_default():
    text = "# scripts\n\na/1.lua PASS\na/2.lua FAIL # a mistake of Core's\na/3.lua\n"
    assert outcome.read_list(text) == {"a/1.lua": "PASS", "a/2.lua": "FAIL", "a/3.lua": "PASS"}


@pytest.mark.parametrize("line", ["a/1.lua GOOD", "a/1.lua PASS twice", "a/0.lua"])
def test_an_invalid_line_is_reported_with_its_number(line):
    with pytest.raises(outcome.InvalidList, match="line 2: "):
        outcome.read_list("a/0.lua PASS\n" + line)


def test_the_lists_of_the_repository_are_valid_and_share_no_script():
    lists = [outcome.read_list((ROOT / "Tests/atf" / name).read_text()) for name in ("list.txt", "wide.txt")]
    assert [len(one) for one in lists] == [63, 300]
    assert not set(lists[0]) & set(lists[1])


def test_the_table_has_cores_result_beside_ours_and_the_cause_of_each_difference():
    rows = [("a/1.lua", "PASS", "PASS", ""), ("a/22.lua", "PASS", "FAIL", "Show: it waits"), ("a/3.lua", "FAIL", "FAIL", "known")]
    assert outcome.table(rows).splitlines() == [
        "script    core   ours",
        "a/1.lua   PASS   PASS",
        "a/22.lua  PASS   FAIL",
        "    Show: it waits",
        "a/3.lua   FAIL   FAIL",
        "3 scripts: passed by core 2, by ours 1; 2 equal, 1 different",
    ]


@pytest.mark.parametrize(
    "output, cause",
    [
        (
            "[10:00:00,001] Show_text   \x1b[31m[FAIL]\x1b[0m (3 ms)\n"
            "\x1b[36m HMI call UI.Show: Timeout\x1b[0m\n[10:00:01,000] Stop [SUCCESS]",
            "Show_text: HMI call UI.Show: Timeout",
        ),
        ("Lua error:\n./a.lua:1: no such module", "Lua error: ./a.lua:1: no such module"),
        ("nothing failed\nthe end", "the end"),
        ("", "no output"),
    ],
)
def test_the_cause_is_the_first_failure(output, cause):
    assert outcome.cause(output) == cause


def test_a_folder_that_is_not_a_checkout_is_an_error():
    done = subprocess.run([ROOT / "scripts/test-atf", ROOT, ROOT], capture_output=True, text=True)
    assert done.returncode == 2
    assert "lacks src/main.cc" in done.stderr


def test_a_script_with_parentheses_in_its_name_can_be_run(monkeypatch, tmp_path):
    name = "Defects/1030_sends(VIOLATION)_to_app.lua"
    (tmp_path / "Defects").mkdir()
    (tmp_path / name).touch()
    monkeypatch.setattr(run, "prepare", lambda bench, options: bench)
    commands = []

    def play(shell, **more):
        commands.append(shell[-1])
        return subprocess.CompletedProcess(shell, 0, b"output")

    monkeypatch.setattr(run.subprocess, "run", play)
    options = argparse.Namespace(scripts=tmp_path, bridge=tmp_path, limit=1)
    assert run.play(options, name)[0] == "PASS"
    # The shell must read the name as one word.
    assert shlex.quote(name) in commands[0]
