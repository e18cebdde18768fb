"""Converts the files that SDL Core reads at its start into options and a profile of the bridge."""

import json
import re


def read_ini(text):
    """Returns the values of an ini file by name. The sections of Core's file share no names. The first value of a name counts."""
    values = {}
    for line in text.splitlines():
        found = re.match(r"\s*([A-Za-z]\w*)\s*=(.*)", line)
        if found:
            values.setdefault(found[1], found[2].split(" ;")[0].rstrip(";").strip())
    return values


def options(ini):
    """Returns the command-line options of a bridge that replaces Core."""
    words = ["serve", "--as-core", "--port", "0", "--journal", "memory", "--hmi-port", ini.get("ServerPort") or "8087"]
    words += ["--apps", f"tcp://0.0.0.0:{ini.get('TCPAdapterPort') or 12345}"]
    words += ["--apps", f"ws://127.0.0.1:{ini.get('WebSocketServerPort') or 2020}/"]
    return words + ["--files", ini.get("AppStorageFolder") or "storage"]


def number(ini, name):
    """Returns the number at the start of a value, or None. Core reads the number 5 from `5, 1`."""
    found = re.match(r"\s*(\d+)", ini.get(name, ""))
    return int(found[1]) if found else None


def limits(ini):
    named = {
        "frames": "FrequencyCount",
        "requests": "AppTimeScaleMaxRequests",
        "requestsInNone": "AppHMILevelNoneTimeScaleMaxRequests",
        "fileRequestsInNone": "PutFileRequest",
        "vehicleDataRequests": "GetVehicleDataRequest",
        "moduleRequests": "GetInteriorVehicleDataRequest",
        "unseenStreamMilliseconds": "StopStreamingTimeout",
        "answerMilliseconds": "DefaultTimeout",
        "answerSlackMilliseconds": "DefaultTimeoutCompensation",
    }
    found = {ours: value for ours, core in named.items() if (value := number(ini, core)) is not None}
    # If the value is not a number, Core's default is five seconds.
    if "HeartBeatTimeout" in ini:
        heartbeat = number(ini, "HeartBeatTimeout")
        found["heartbeatMilliseconds"] = 5000 if heartbeat is None else heartbeat
    # The value contains the number of retries and the interval between two retries.
    retry = re.match(r"\s*(\d+)\s*,\s*(\d+)", ini.get("StartStreamRetry", ""))
    if retry:
        found.update(streamRetries=int(retry[1]), streamRetryMilliseconds=int(retry[2]))
    return found


def permissions(policy):
    """Returns the app policies, and the groups that at least one app policy uses."""
    policies = policy["app_policies"]
    used = {group for one in policies.values() if isinstance(one, dict) for group in one.get("groups") or []}
    groups = {name: group for name, group in policy["functional_groupings"].items() if name in used}
    return {"functional_groupings": groups, "app_policies": policies}


def lock_screen_dismissal(policy):
    """Returns whether a passenger may dismiss lock screens, and the warning for each language. The default language is English."""
    enabled = policy.get("module_config", {}).get("lock_screen_dismissal_enabled")
    if enabled is None:
        return None
    messages = (policy.get("consumer_friendly_messages") or {}).get("messages") or {}
    languages = (messages.get("LockScreenDismissalWarning") or {}).get("languages") or {}
    warnings = {name.upper(): text for name, entry in languages.items() if (text := (entry or {}).get("textBody"))}
    warning = warnings.pop("EN-US", None)
    return {"enabled": enabled, **({"warning": warning} if warning else {}), **({"warnings": warnings} if warnings else {})}


def abilities(base, document):
    """Returns the vehicle, the video streaming capability and the modules for an HMI that does not send these."""
    found = {}
    if vehicle := (document.get("VehicleInfo") or {}).get("vehicleType"):
        found["vehicle"] = {**base.get("vehicle", {}), **vehicle}
    if video := ((document.get("UI") or {}).get("systemCapabilities") or {}).get("videoStreamingCapability"):
        found["videoStreamingCapability"] = video
    control = document.get("RC") or {}
    if modules := control.get("remoteControlCapability"):
        found["remoteControl"] = {"capabilities": modules}
        if seats := control.get("seatLocationCapability"):
            # Core's file has the position of a seat without the member `grid` of the interface.
            places = [seat if "grid" in seat else {"grid": seat} for seat in seats.get("seats") or []]
            found["remoteControl"]["seats"] = {**seats, "seats": places}
    return found


def profile(base, ini, policy, snapshot=None, hmi=None):
    """Returns the built-in profile with the values from Core's files."""
    made = json.loads(json.dumps(base))
    made.update(id="as-core", name="From SDL Core's files")
    made.update(abilities(base, hmi or {}))
    made["limits"] = limits(ini)
    if (quota := number(ini, "AppDirectoryQuota")) is not None:
        made["storageQuota"] = quota
    # Core uses a recorded second of sound as its microphone input.
    made["microphone"] = "hum"
    made.setdefault("appServices", {})["origin"] = ini.get("HMIOriginID") or "HMI_ID"
    made.setdefault("quirks", {}).update(softButtonsAreListed=True)
    urls = policy.get("module_config", {}).get("endpoints", {}).get("lock_screen_icon_url", {}).get("default")
    if urls:
        made["lockScreenIconURL"] = urls[0]
    dismissal = lock_screen_dismissal(policy)
    if dismissal:
        made["lockScreenDismissal"] = dismissal
    if snapshot:
        made["policySnapshot"] = str(snapshot)
    made["policy"] = permissions(policy)
    return made
