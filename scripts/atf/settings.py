"""What SDL Core reads when it starts, said as options and a profile of the bridge."""

import json
import re

# The head unit speaks of them by functions; Core's policy lists them by the same names.
ALWAYS = {"RegisterAppInterface"}


def read_ini(text):
    """Values by their names; the sections of Core's file share no name, and of one that stands twice the first counts."""
    values = {}
    for line in text.splitlines():
        found = re.match(r"\s*([A-Za-z]\w*)\s*=(.*)", line)
        if found:
            values.setdefault(found[1], found[2].split(" ;")[0].rstrip(";").strip())
    return values


def options(ini):
    """The command line for a bridge that stands where Core would."""
    words = ["serve", "--as-core", "--port", "0", "--journal", "memory", "--hmi-port", ini.get("ServerPort") or "8087"]
    words += ["--apps", f"tcp://127.0.0.1:{ini.get('TCPAdapterPort') or 12345}"]
    words += ["--apps", f"ws://127.0.0.1:{ini.get('WebSocketServerPort') or 2020}/"]
    return words + ["--files", ini.get("AppStorageFolder") or "storage"]


def number(ini, name):
    """A number at the front of a value, as Core reads `5, 1`, or None."""
    found = re.match(r"\s*(\d+)", ini.get(name, ""))
    return int(found[1]) if found else None


def limits(ini):
    named = {
        "frames": "FrequencyCount",
        "requests": "AppTimeScaleMaxRequests",
        "requestsInNone": "AppHMILevelNoneTimeScaleMaxRequests",
        "fileRequestsInNone": "PutFileRequest",
        "vehicleDataRequests": "GetVehicleDataRequest",
        "unseenStreamMilliseconds": "StopStreamingTimeout",
    }
    return {ours: value for ours, core in named.items() if (value := number(ini, core)) is not None}


def permissions(policy, known, levels=("FULL", "LIMITED", "BACKGROUND", "NONE")):
    """At which levels each known function may be used: what the groups say of apps that the policy names, or of any app.

    A profile holds for all apps, so that an app has what any of those named has; the scripts name the ones they run.
    """
    policies = policy["app_policies"]
    of_apps = {name: one for name, one in policies.items() if name not in ("default", "device", "pre_DataConsent")}
    chosen = ["default"] + [name for name, one in of_apps.items() if isinstance(one, dict)]
    allowed = {}
    for name in chosen:
        one = policies.get(name)
        if isinstance(one, str):
            one = policies.get(one)
        for group in (one or {}).get("groups", []):
            for function, rule in ((policy["functional_groupings"].get(group) or {}).get("rpcs") or {}).items():
                allowed.setdefault(function, set()).update(rule.get("hmi_levels", []))
    return {name: [level for level in levels if level in allowed.get(name, ())] for name in known if name not in ALWAYS}


def lock_screen_dismissal(policy):
    """Whether a passenger may put lock screens away, and the warning in the language that the framework's HMI speaks."""
    enabled = policy.get("module_config", {}).get("lock_screen_dismissal_enabled")
    if enabled is None:
        return None
    messages = (policy.get("consumer_friendly_messages") or {}).get("messages") or {}
    languages = (messages.get("LockScreenDismissalWarning") or {}).get("languages") or {}
    warning = (languages.get("en-us") or {}).get("textBody")
    return {"enabled": enabled, **({"warning": warning} if warning else {})}


def profile(base, ini, policy, known, snapshot=None):
    """The built-in head unit with what Core's files say."""
    made = json.loads(json.dumps(base))
    made.update(id="as-core", name="As SDL Core's files say")
    made["limits"] = limits(ini)
    if (quota := number(ini, "AppDirectoryQuota")) is not None:
        made["storageQuota"] = quota
    made.setdefault("quirks", {}).update(mainWindowIsNamed=True, filesAreAcknowledged=True)
    urls = policy.get("module_config", {}).get("endpoints", {}).get("lock_screen_icon_url", {}).get("default")
    if urls:
        made["lockScreenIconURL"] = urls[0]
    dismissal = lock_screen_dismissal(policy)
    if dismissal:
        made["lockScreenDismissal"] = dismissal
    if snapshot:
        made["policySnapshot"] = str(snapshot)
    made["permissions"] = permissions(policy, known)
    return made
