"""The types of the API's values.

Written by scripts/write-client; do not edit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypedDict, Union

if TYPE_CHECKING:
    from typing_extensions import NotRequired


class ProblemError(TypedDict):
    pointer: str
    """The JSON pointer to the wrong value."""
    detail: str
    """What is wrong."""


class Problem(TypedDict):
    title: str
    """The title, the same for every problem of this kind."""
    status: int
    """The HTTP status."""
    detail: str
    """What was wrong in this request."""
    hint: NotRequired[str]
    """How to fix the problem."""
    type: NotRequired[str]
    """The address of the page about this kind of problem."""
    seq: NotRequired[int]
    """The number of the command's row."""
    candidates: NotRequired[list[Any]]
    """The nearest matches, nearest first."""
    errors: NotRequired[list[ProblemError]]
    """All errors of the body."""


class Snapshot(TypedDict):
    seq: int
    """The number of the last change that the state contains."""
    epoch: str
    """The id of this run of the bridge."""
    state: dict[str, Any]
    """The state tree."""


RowSource = Literal["bridge", "headUnit", "app", "hmi"]

RowDirection = Literal["toApp", "toHeadUnit", "toHMI"]

Row = TypedDict(
    "Row",
    {
        "seq": "int",
        "at": "float",
        "wall": "str",
        "kind": "str",
        "source": "RowSource",
        "app": "NotRequired[str]",
        "causes": "list[int]",
        "name": "NotRequired[str]",
        "rpcType": "NotRequired[str]",
        "direction": "NotRequired[RowDirection]",
        "connection": "NotRequired[str]",
        "session": "NotRequired[int]",
        "ordinal": "NotRequired[int]",
        "functionID": "NotRequired[int]",
        "correlationID": "NotRequired[int]",
        "bytes": "NotRequired[int]",
        "bulkBytes": "NotRequired[int]",
        "params": "NotRequired[Any]",
        "text": "NotRequired[str]",
        "result": "NotRequired[str]",
        "info": "NotRequired[str]",
        "used": "NotRequired[Any]",
        "reply": "NotRequired[Any]",
        "latencyMs": "NotRequired[float]",
        "forced": "NotRequired[bool]",
        "violations": "NotRequired[list[str]]",
        "moments": "NotRequired[dict[str, float]]",
        "command": "NotRequired[str]",
        "call": "NotRequired[str]",
        "controller": "NotRequired[str]",
        "class": "NotRequired[str]",
        "rule": "NotRequired[str]",
        "message": "NotRequired[str]",
        "fix": "NotRequired[str]",
        "see": "NotRequired[str]",
        "what": "NotRequired[str]",
        "host": "NotRequired[str]",
        "pid": "NotRequired[int]",
        "exitCode": "NotRequired[int]",
        "signal": "NotRequired[int]",
        "lastRows": "NotRequired[list[int]]",
    },
)


class LogPage(TypedDict):
    rows: list[Row]
    """Oldest first."""
    next: NotRequired[int]
    """The row from which the next page continues; absent on the last page."""
    first: NotRequired[int]
    """The number of the oldest stored row."""
    last: NotRequired[int]
    """The number of the newest row."""


class RowStory(TypedDict):
    row: Row
    """The row."""
    causes: list[Row]
    """All rows that led to this row."""
    effects: list[Row]
    """The rows that this row led to, at most 1,000."""
    effectCount: int
    """Number of all rows that this row led to."""


class FindingPageGroupFirst(TypedDict):
    """The oldest row."""

    seq: int
    """The row's number."""
    at: NotRequired[float]
    """Milliseconds of the head unit's clock."""
    wall: NotRequired[str]
    """The calendar time (RFC 3339)."""
    href: str
    """The address of the whole row."""


class FindingPageGroup(TypedDict):
    rule: NotRequired[str]
    """The rule's id."""
    app: NotRequired[str]
    """An app's key."""
    function: NotRequired[str]
    """The message's name."""
    parameter: NotRequired[str]
    """The parameter's path in the message, without array indexes."""
    count: int
    """Number of rows in the group."""
    message: NotRequired[str]
    """The newest row's message."""
    fix: NotRequired[str]
    """How to fix the problem."""
    see: NotRequired[str]
    """Where the rule is documented."""
    first: FindingPageGroupFirst
    """The oldest row."""
    last: FindingPageGroupFirst
    """The newest row."""
    rows: list[int]
    """The numbers of the newest 20 rows, newest first."""


class FindingPage(TypedDict):
    groups: list[FindingPageGroup]
    """The groups, the one with the newest row first."""
    groupCount: int
    """Number of groups."""
    rowCount: int
    """Number of rows in all groups; at most about 10,000."""
    next: NotRequired[int]
    """Present if older rows were not read; to read them, repeat the request with this value as `before`."""


class Done(TypedDict):
    seq: int
    """The command's row in the log."""


class Advanced(TypedDict):
    seq: int
    """The command's row in the log."""
    steps: int
    """Number of instants at which timers fired."""
    inOneGoMs: float
    """The milliseconds skipped in one final step, because new timers kept becoming due."""


class Stepped(TypedDict):
    seq: int
    """The command's row in the log."""
    advancedMs: float
    """How far the clock was advanced, in milliseconds."""


class Version(TypedDict):
    product: str
    """The product's name: sdl-bridge."""
    version: str
    """The product's version."""
    api: int
    """The version of this API."""
    socket: int
    """The version of the protocol of /v1/socket."""
    rpcSpec: str
    """The version of the mobile interface."""
    epoch: str
    """The id of this run of the bridge."""
    capabilities: list[str]
    """The features of this bridge."""


HealthStatus = Literal["pass", "warn", "fail"]


class HealthChecks(TypedDict):
    status: HealthStatus
    """The status of this part of the bridge."""
    detail: NotRequired[str]
    """What is wrong."""
    fix: NotRequired[str]
    """How to fix the problem."""


class Health(TypedDict):
    status: HealthStatus
    """The worst status of all checks."""
    checks: NotRequired[dict[str, HealthChecks]]
    """The checks by part of the bridge."""


class Expectation(TypedDict):
    ok: bool
    """Always true."""
    seq: int
    """The number of the newest row when the condition was met."""
    change: int
    """The number of the last state change when the condition was met."""
    observed: NotRequired[Any]
    """The last observed value."""
    elapsedMs: float
    """How long the bridge waited, in milliseconds of real time."""
    looks: int
    """How often the condition was checked."""


ElementRole = Literal[
    "app",
    "text",
    "image",
    "softButton",
    "overlay",
    "overlayButton",
    "choice",
    "command",
    "subMenu",
    "controller",
    "view",
    "rect",
    "question",
    "answer",
    "control",
]


class Element(TypedDict):
    role: ElementRole
    """The kind of element."""
    id: NotRequired[str]
    """The element's number or name."""
    name: NotRequired[str]
    """The element's name."""
    text: NotRequired[str]
    """The element's texts, one per line, if they differ from its name."""
    app: NotRequired[str]
    """The key of the element's app."""
    path: str
    """The element's path in the state tree."""
    visible: bool
    """Whether the element is visible to the driver."""


class BatchResultResult(TypedDict):
    ok: bool
    """Whether the step succeeded."""
    seq: NotRequired[int]
    """The number of the step's row."""
    error: NotRequired[Problem]
    """Why the step failed."""


class BatchResult(TypedDict):
    seq: int
    """The number of the batch's own row."""
    ok: bool
    """Whether all steps succeeded."""
    results: list[BatchResultResult]
    """The outcome of each step that ran."""


ScratchState = Literal["connecting", "registered", "refused", "gone"]


class Scratch(TypedDict):
    id: str
    """The scratch app's id."""
    name: str
    """The scratch app's appName."""
    key: str
    """The scratch app's key on the head unit."""
    state: ScratchState
    """The state of the scratch app's connection."""
    received: NotRequired[list[dict[str, Any]]]
    """Messages that the scratch app received, oldest first."""
    next: NotRequired[int]
    """The value of `after` for the next request."""


class Control(TypedDict):
    seq: int
    """The number of the command's row."""
    token: NotRequired[str]
    """The value for the Control-Token header."""
    holder: NotRequired[str]
    """The name of the client that has the lease."""
    until: NotRequired[str]
    """When the lease ends (RFC 3339)."""


class Command(TypedDict):
    command: str
    """The command's name on the socket."""
    method: str
    """The HTTP method."""
    path: str
    """The REST path."""
    summary: str
    """What the command does."""


class ProfileListItem(TypedDict):
    id: str
    """The id for headUnit.profile.use."""
    name: str
    """The display name."""


class ProblemKind(TypedDict):
    type: str
    """The address of the page about this kind."""
    title: str
    """The title of such problems."""
    status: int
    """The HTTP status."""
    meaning: str
    """What has happened."""
    remedy: str
    """What to do."""


CapsuleListCapsuleWhy = Literal["crashed", "notResponding"]


class CapsuleListCapsule(TypedDict):
    name: str
    """The file's name."""
    bytes: int
    """The file's size."""
    made: NotRequired[str]
    """When the capsule was made (RFC 3339)."""
    why: NotRequired[CapsuleListCapsuleWhy]
    """Why the capsule was made: the app crashed or did not respond."""
    app: NotRequired[str]
    """The app's key."""


class CapsuleList(TypedDict):
    capsules: list[CapsuleListCapsule]
    """Newest first."""


DisplayDistraction = Literal["DD_ON", "DD_OFF"]


class Display(TypedDict):
    mode: str
    """Day or night."""
    distraction: DisplayDistraction
    """The driver distraction state."""
    inputMode: str
    """Touch, rotary or touchpad."""


class Languages(TypedDict):
    ui: str
    """Language of the display."""
    vr: str
    """Language of voice recognition."""
    tts: str
    """Language of speech."""


class Link(TypedDict):
    latencyMs: int
    """Delay of each message, in milliseconds, in each direction."""
    lossPercent: int
    """Share of messages that are lost, in percent."""


class Image(TypedDict):
    value: NotRequired[str]
    """The image file's name, or the number of a static icon."""
    imageType: NotRequired[str]
    """STATIC for an icon of the head unit, DYNAMIC for a file of the app."""
    isTemplate: NotRequired[bool]
    """Whether the image is drawn in the colour of texts."""
    url: NotRequired[str]
    """The image's address, relative to the page."""
    missing: NotRequired[bool]
    """True if the image's file does not exist."""
    omitted: NotRequired[bool]
    """True if the display does not draw images of this type."""


class SoftButton(TypedDict):
    softButtonID: int
    """The button's id."""
    type: NotRequired[str]
    """TEXT, IMAGE or BOTH."""
    text: NotRequired[str]
    """The button's text."""
    image: NotRequired[Image]
    """The button's image."""
    isHighlighted: NotRequired[bool]
    """Whether the button is highlighted."""
    systemAction: NotRequired[str]
    """The head unit's own action when the button is pressed."""


class Window(TypedDict):
    windowID: int
    """The window's id; 0 for the main window."""
    name: NotRequired[str]
    """The widget's name."""
    type: NotRequired[str]
    """MAIN or WIDGET."""
    template: NotRequired[str]
    """The name of the window's template."""
    graphic: NotRequired[Image]
    """The primary image."""
    secondaryGraphic: NotRequired[Image]
    """The secondary image."""
    softButtons: NotRequired[list[SoftButton]]
    """The soft buttons in display order."""
    hmiLevel: NotRequired[str]
    """The HMI level of a widget."""
    customPresets: NotRequired[list[str]]
    """Names of the preset buttons."""
    templateTitle: NotRequired[str]
    """The value from the last Show request."""
    mainField1: NotRequired[str]
    """The value from the last Show request."""
    mainField2: NotRequired[str]
    """The value from the last Show request."""
    mainField3: NotRequired[str]
    """The value from the last Show request."""
    mainField4: NotRequired[str]
    """The value from the last Show request."""
    statusBar: NotRequired[str]
    """The value from the last Show request."""
    mediaTrack: NotRequired[str]
    """The value from the last Show request."""
    alignment: NotRequired[str]
    """The value from the last Show request."""


class Overlay(TypedDict):
    id: str
    """The overlay's id."""
    app: str
    """The key of the overlay's app."""
    kind: str
    """Such as alert, slider, interaction or keyboard."""
    functionID: NotRequired[int]
    """The functionID of the request that presents the overlay."""
    correlationID: NotRequired[int]
    """The correlation id of that request."""
    cancelID: NotRequired[int]
    """The id with which CancelInteraction ends the overlay."""
    state: str
    """Waiting (not visible yet) or shown."""
    shownAt: NotRequired[float]
    """When the overlay appeared, in milliseconds of the head unit's clock."""
    durationMs: NotRequired[float]
    """The overlay's timeout in milliseconds."""
    endsAt: NotRequired[float]
    """When the timeout expires, in milliseconds of the head unit's clock."""
    params: NotRequired[dict[str, Any]]
    """The parameters of the request; each image also has a url."""
    choices: NotRequired[list[dict[str, Any]]]
    """Interaction: the choices."""
    position: NotRequired[int]
    """Slider: the current position."""
    entry: NotRequired[str]
    """Keyboard and search: the text typed so far."""
    autoComplete: NotRequired[list[str]]
    """Keyboard and search: the suggestions."""
    keyboard: NotRequired[dict[str, Any]]
    """Keyboard and search: the keyboard properties."""
    audio: NotRequired[dict[str, Any]]
    """AudioPassThru: the state of the microphone."""
    phase: NotRequired[str]
    """Interaction: voice or list; audioPassThru: prompt or recording."""


class HeadUnitApp(TypedDict):
    key: str
    """The app's fullAppID, or its appID."""
    name: str
    """The app's name from its registration."""
    types: NotRequired[list[str]]
    """The appHMIType values of the app's registration."""
    isMedia: NotRequired[bool]
    """Whether the app is a media app."""
    session: NotRequired[int]
    """The id of the app's session."""
    resumed: NotRequired[bool]
    """Whether the app's data from an earlier connection was restored."""
    hmiLevel: str
    """The HMI level that was last sent to the app."""
    windows: NotRequired[dict[str, Window]]
    """The app's windows by id."""
    globalProperties: NotRequired[dict[str, Any]]
    """The app's global properties."""
    commands: NotRequired[dict[str, dict[str, Any]]]
    """The app's menu commands by cmdID."""
    subMenus: NotRequired[dict[str, dict[str, Any]]]
    """The app's submenus by menuID."""
    menuOrder: NotRequired[dict[str, list[str]]]
    """By menuID: the entries in display order, such as c1 for command 1 and m5 for submenu 5."""
    choiceSets: NotRequired[dict[str, dict[str, Any]]]
    """The app's choice sets by id."""
    files: NotRequired[dict[str, dict[str, Any]]]
    """The app's files on the head unit by name."""
    storage: NotRequired[dict[str, Any]]
    """The used bytes and the quota of the app's files."""
    subscribedButtons: NotRequired[list[str]]
    """The hardware buttons to which the app is subscribed."""
    subscribedVehicleData: NotRequired[list[str]]
    """The items of vehicle data to which the app is subscribed."""
    subscribedWayPoints: NotRequired[bool]
    """Whether the app is subscribed to way points."""
    subscribedServices: NotRequired[list[str]]
    """The types of app services to which the app is subscribed."""
    permissions: NotRequired[dict[str, dict[str, Any]]]
    """By message: the HMI levels at which the message is allowed."""
    link: NotRequired[dict[str, Any]]
    """The simulated latency and loss of this app's connection."""
    levelRestoration: NotRequired[dict[str, Any]]
    """The restoration of the app's HMI level after a lost connection."""
    mediaClock: NotRequired[dict[str, Any]]
    """The media clock as last set by the app."""
    haptics: NotRequired[dict[str, Any]]
    """The haptic rectangles that the app has sent."""
    streams: NotRequired[dict[str, dict[str, Any]]]
    """The app's open audio and video streams."""
    speaking: NotRequired[dict[str, Any]]
    """The text that the car speaks now for the app."""
    appID: NotRequired[str]
    """The value from the app's registration, or the value last sent to the app."""
    fullAppID: NotRequired[str]
    """The value from the app's registration, or the value last sent to the app."""
    icon: NotRequired[str]
    """The value from the app's registration, or the value last sent to the app."""
    iconURL: NotRequired[str]
    """The value from the app's registration, or the value last sent to the app."""
    connection: NotRequired[str]
    """The value from the app's registration, or the value last sent to the app."""
    transport: NotRequired[str]
    """The value from the app's registration, or the value last sent to the app."""
    rpcVersion: NotRequired[str]
    """The value from the app's registration, or the value last sent to the app."""
    protocolVersion: NotRequired[str]
    """The value from the app's registration, or the value last sent to the app."""
    language: NotRequired[str]
    """The value from the app's registration, or the value last sent to the app."""
    hmiDisplayLanguage: NotRequired[str]
    """The value from the app's registration, or the value last sent to the app."""
    hashID: NotRequired[str]
    """The value from the app's registration, or the value last sent to the app."""
    audioStreamingState: NotRequired[str]
    """The value from the app's registration, or the value last sent to the app."""
    videoStreamingState: NotRequired[str]
    """The value from the app's registration, or the value last sent to the app."""
    systemContext: NotRequired[str]
    """The value from the app's registration, or the value last sent to the app."""


CloudAppStatus = Literal["NOT_CONNECTED", "RETRY", "CONNECTED"]

CloudApp = TypedDict(
    "CloudApp",
    {
        "id": "str",
        "name": "str",
        "endpoint": "str",
        "nicknames": "list[str]",
        "enabled": "bool",
        "hasAuthToken": "bool",
        "transportType": "NotRequired[str]",
        "hybridAppPreference": "NotRequired[str]",
        "listed": "bool",
        "status": "CloudAppStatus",
        "dialling": "bool",
        "try": "NotRequired[int]",
        "tries": "NotRequired[int]",
        "why": "NotRequired[str]",
        "fix": "NotRequired[str]",
        "app": "NotRequired[str]",
    },
)


class HeadUnitConsents(TypedDict):
    id: str
    """The question's id."""
    app: str
    """The requesting app's key."""
    moduleType: str
    """The type of the requested modules."""
    modules: dict[str, Any]
    """The driver's answer by module id; null until the driver has answered."""
    endsAt: float
    """The time of the head unit's clock at which the question expires."""


HeadUnitCallPhase = Literal["asked", "running"]


class HeadUnitCall(TypedDict):
    """A requested or running phone call."""

    app: str
    """The requesting app's key."""
    phoneNumber: str
    """The number to call: digits and * # , ; +."""
    phase: HeadUnitCallPhase
    """Asked until the driver accepts, then running."""


class HeadUnitNavigationAsked(TypedDict):
    """The location that an app requested, until the driver answers."""

    app: str
    """The requesting app's key."""
    location: dict[str, Any]
    """The location as LocationDetails."""


class HeadUnitNavigationTurn(TypedDict):
    """The next turn, from ShowConstantTBT."""

    app: str
    """The key of the requesting app."""
    params: dict[str, Any]
    """The parameters of the request; each image also has a url."""


class HeadUnitNavigation(TypedDict):
    """The route, and the turns and maneuvers that apps show."""

    wayPoints: list[dict[str, Any]]
    """The route's way points as LocationDetails, destination last."""
    asked: NotRequired[HeadUnitNavigationAsked]
    """The location that an app requested, until the driver answers."""
    turn: NotRequired[HeadUnitNavigationTurn]
    """The next turn, from ShowConstantTBT."""
    turnList: NotRequired[HeadUnitNavigationTurn]
    """The turn list, from UpdateTurnList."""
    maneuver: NotRequired[HeadUnitNavigationTurn]
    """The announced maneuver, from AlertManeuver, until it ends."""


class HeadUnitServices(TypedDict):
    type: str
    """The service type, such as WEATHER."""
    name: NotRequired[str]
    """The service's display name."""
    app: NotRequired[str]
    """The key of the app that offers the service; absent for a service of the car."""
    active: bool
    """Whether the service is the active service of its type."""
    default: bool
    """Whether the service's provider is the default of its type."""
    forApps: bool
    """Whether apps may use the service."""
    manifest: dict[str, Any]
    """The AppServiceManifest; each image also has a url."""
    data: NotRequired[dict[str, Any]]
    """The last AppServiceData; each image also has a url."""


class HeadUnitServiceQuestions(TypedDict):
    app: str
    """The requesting app's key."""
    service: str
    """The id of the service that would become active."""
    endsAt: float
    """The time of the head unit's clock at which the question expires."""


HeadUnitRemoteControlAccessMode = Literal["AUTO_ALLOW", "AUTO_DENY", "ASK_DRIVER"]


class HeadUnitRemoteControl(TypedDict):
    """The driver's settings for remote control."""

    allowed: bool
    """Whether apps may control the car's modules."""
    accessMode: HeadUnitRemoteControlAccessMode
    """What happens when an app requests a module that another app uses."""


class HeadUnit(TypedDict):
    profile: Profile
    """The current profile."""
    display: Display
    """Settings of the display."""
    language: Languages
    """The languages."""
    link: NotRequired[Link]
    """Simulated latency and loss of all connections."""
    vehicle: NotRequired[Vehicle]
    """The current vehicle data, by the name of each item."""
    drive: NotRequired[Drive]
    """The current drive: playing, paused or ended."""
    modules: NotRequired[Modules]
    """The car's modules by type and id."""
    consents: NotRequired[dict[str, HeadUnitConsents]]
    """Pending consent questions to the driver, by id."""
    call: NotRequired[HeadUnitCall]
    """A requested or running phone call."""
    navigation: NotRequired[HeadUnitNavigation]
    """The route, and the turns and maneuvers that apps show."""
    services: NotRequired[dict[str, HeadUnitServices]]
    """Services of apps and of the car, by id."""
    serviceOrder: NotRequired[list[str]]
    """The services' ids in order of publication."""
    serviceDefaults: NotRequired[dict[str, str]]
    """The default provider by type: an app's key or EMBEDDED_SERVICE."""
    serviceQuestions: NotRequired[dict[str, HeadUnitServiceQuestions]]
    """Pending service questions to the driver, by id."""
    remoteControl: NotRequired[HeadUnitRemoteControl]
    """The driver's settings for remote control."""
    popupPolicy: NotRequired[str]
    """What happens when a second overlay is requested."""
    activeApp: NotRequired[str]
    """The key of the app in HMI level FULL."""
    audioSource: NotRequired[str]
    """The key of the audible app."""
    menu: NotRequired[dict[str, Any]]
    """The open menu of an app."""
    overlays: NotRequired[dict[str, Overlay]]
    """Shown and waiting overlays, by id."""
    overlayOrder: NotRequired[list[str]]
    """The ids of the overlays, oldest first."""
    visibleOverlay: NotRequired[str]
    """The id of the visible overlay."""
    apps: NotRequired[dict[str, HeadUnitApp]]
    """Registered apps by key."""
    appOrder: NotRequired[list[str]]
    """The keys of the registered apps, in the order of registration."""
    cloudApps: NotRequired[dict[str, CloudApp]]
    """Cloud apps by id."""
    cloudOrder: NotRequired[list[str]]
    """The ids of the cloud apps, in the order in which they were added."""
    faults: NotRequired[list[dict[str, Any]]]
    """The faults that testers have set: forced results of requests."""
    presenter: NotRequired[str]
    """Where the head unit is shown: page, hmi (a web HMI) or car (a real head unit)."""
    hmi: NotRequired[dict[str, Any]]
    """The connected web HMI."""


Controller = TypedDict(
    "Controller",
    {
        "id": "str",
        "class": "str",
        "state": "str",
        "isViewLoaded": "NotRequired[bool]",
        "layout": "NotRequired[str]",
        "isOverlay": "NotRequired[bool]",
        "view": "NotRequired[dict[str, Any]]",
    },
)

HostState = Literal["running", "notResponding", "exited", "crashed", "stopped"]


class Host(TypedDict):
    id: str
    """The process's id in the API."""
    name: str
    """The program's name."""
    executable: str
    """The program's path."""
    state: HostState
    """The process's state."""
    since: float
    """When the state began, in milliseconds of the head unit's clock."""
    pid: NotRequired[int]
    """The process's number in the system, while the process runs."""
    why: NotRequired[str]
    """Why the process is not running normally."""
    exitCode: NotRequired[int]
    """The exit code."""
    signal: NotRequired[int]
    """The signal that ended the process."""
    app: NotRequired[str]
    """The app's key."""
    lastRows: NotRequired[list[int]]
    """The numbers of the app's newest rows before its end."""
    build: NotRequired[dict[str, Any]]
    """The last build of the program, with `run --watch`."""


class Profile(TypedDict):
    id: str
    """The id for headUnit.profile.use."""
    name: str
    """The display name."""
    width: int
    """The screen's width in pixels."""
    height: int
    """The screen's height in pixels."""
    language: NotRequired[str]
    """The default language."""
    languages: NotRequired[list[str]]
    """Supported languages."""
    inputModes: NotRequired[list[str]]
    """Supported input modes: touch, rotary, touchpad."""
    displayCapabilities: NotRequired[dict[str, Any]]
    """The display capabilities sent to apps."""
    buttonCapabilities: NotRequired[list[dict[str, Any]]]
    """The capabilities of the car's hardware buttons."""


VehicleItemKind = Literal["number", "whole", "word", "flag", "text", "structure", "list"]


class VehicleItem(TypedDict):
    name: str
    """The item's parameter name."""
    dataType: str
    """The item's VehicleDataType."""
    kind: VehicleItemKind
    """The kind of the item's values."""
    minimum: NotRequired[float]
    """The lowest value."""
    maximum: NotRequired[float]
    """The highest value."""
    words: NotRequired[list[str]]
    """The allowed words."""
    unit: NotRequired[str]
    """The unit of the values."""
    oemCustomDataType: NotRequired[str]
    """The type from the profile, for an item that is not in the mobile interface."""


DrivePhase = Literal["playing", "paused", "ended"]


class Drive(TypedDict):
    name: str
    """The drive's name."""
    phase: DrivePhase
    """The state of the playback."""
    durationMs: int
    """The drive's length in milliseconds."""
    positionMs: int
    """The playback position at the instant setAt, in milliseconds."""
    setAt: int
    """When positionMs was set, in milliseconds of the head unit's clock."""
    speed: float
    """The playback speed; 1 is real time."""
    loop: bool
    """Whether the drive restarts at its end."""
    signals: list[str]
    """The names of the items of vehicle data that the drive sets."""


class ModuleMemories(TypedDict):
    label: NotRequired[str]
    """The name of the stored position."""
    values: dict[str, Any]
    """The seat's values at this position."""


class Module(TypedDict):
    name: NotRequired[str]
    """The module's display name."""
    values: dict[str, Any]
    """The module's values, in the format of ModuleData."""
    memories: NotRequired[dict[str, ModuleMemories]]
    """Seats only: the stored positions by number."""
    holder: NotRequired[str]
    """The key of the app that controls the module."""
    subscribers: list[str]
    """The keys of the apps that are subscribed to the module."""


class SettingsHeadUnit(TypedDict):
    """Settings of the head unit."""

    display: Display
    """Day or night, distraction, input."""
    language: Languages
    """The languages."""
    popupPolicy: NotRequired[str]
    """What happens when a second overlay is requested."""
    remoteControl: NotRequired[HeadUnitRemoteControl]
    """Remote control of the car's modules."""
    link: NotRequired[Link]
    """Simulated latency and loss."""
    presenter: NotRequired[str]
    """Where the head unit is shown: page or hmi."""


class SettingsBridge(TypedDict):
    """Settings of the bridge."""

    clock: NotRequired[dict[str, Any]]
    """Whether the clock is running or paused."""
    control: NotRequired[dict[str, Any]]
    """The client that has the control lease."""


class Settings(TypedDict):
    headUnit: NotRequired[SettingsHeadUnit]
    """Settings of the head unit."""
    bridge: NotRequired[SettingsBridge]
    """Settings of the bridge."""


class Fault(TypedDict):
    function: str
    """The name of the request."""
    result: str
    """The forced result code."""
    info: NotRequired[str]
    """The info text of the response."""
    app: NotRequired[str]
    """The key of the only app that gets the forced result; absent for all apps."""
    times: NotRequired[int]
    """How many more requests get the forced result; absent for all requests."""
    delayMs: NotRequired[int]
    """The delay of the response in milliseconds."""


class AppOverlaysHeadUnit(TypedDict):
    """The overlays on the head unit."""

    overlays: dict[str, Overlay]
    """The app's overlays by id."""
    visibleOverlay: NotRequired[str]
    """The id of the visible overlay, if it belongs to the app."""


class AppOverlaysApp(TypedDict):
    """The overlays in the app."""

    overlays: NotRequired[list[dict[str, Any]]]
    """The overlays in the order of presentation."""
    presentedOverlay: NotRequired[str]
    """The id of the oldest overlay."""


class AppOverlays(TypedDict):
    headUnit: NotRequired[AppOverlaysHeadUnit]
    """The overlays on the head unit."""
    app: NotRequired[AppOverlaysApp]
    """The overlays in the app."""


HeadUnitSetDisplayMode = Literal["day", "night"]

HeadUnitSetDisplayInputMode = Literal["touch", "rotary", "touchpad"]


class HeadUnitSetDisplay(TypedDict):
    """The display."""

    mode: NotRequired[HeadUnitSetDisplayMode]
    """Day or night colours."""
    distraction: NotRequired[DisplayDistraction]
    """Whether driver distraction rules apply, as while the car moves."""
    inputMode: NotRequired[HeadUnitSetDisplayInputMode]
    """The driver's input device."""


class HeadUnitSetLanguage(TypedDict):
    """The head unit's languages; an app in another language is unregistered, as in SDL Core."""

    ui: NotRequired[str]
    """Language of the display."""
    vr: NotRequired[str]
    """Language of voice recognition."""
    tts: NotRequired[str]
    """Language of speech."""


HeadUnitSetPopupPolicy = Literal["abort-older", "reject-newer", "priority"]


class HeadUnitSetLink(TypedDict):
    """The connections of all apps."""

    latencyMs: NotRequired[int]
    """Delay of each message in each direction."""
    lossPercent: NotRequired[int]
    """Percentage of messages that are lost."""


class HeadUnitSetRemoteControl(TypedDict):
    """Remote control of the car's modules."""

    allowed: NotRequired[bool]
    """Whether apps may control modules of the car."""
    accessMode: NotRequired[HeadUnitRemoteControlAccessMode]
    """What happens when an app requests a module that another app uses."""


HeadUnitAppSetPermissionAllowedItem = Literal["FULL", "LIMITED", "BACKGROUND", "NONE"]

HeadUnitFaultsAddResult = Literal[
    "SUCCESS",
    "UNSUPPORTED_REQUEST",
    "UNSUPPORTED_RESOURCE",
    "DISALLOWED",
    "REJECTED",
    "ABORTED",
    "IGNORED",
    "RETRY",
    "IN_USE",
    "VEHICLE_DATA_NOT_AVAILABLE",
    "TIMED_OUT",
    "INVALID_DATA",
    "CHAR_LIMIT_EXCEEDED",
    "INVALID_ID",
    "DUPLICATE_NAME",
    "APPLICATION_NOT_REGISTERED",
    "WRONG_LANGUAGE",
    "OUT_OF_MEMORY",
    "TOO_MANY_PENDING_REQUESTS",
    "TOO_MANY_APPLICATIONS",
    "APPLICATION_REGISTERED_ALREADY",
    "WARNINGS",
    "GENERIC_ERROR",
    "USER_DISALLOWED",
    "TRUNCATED_DATA",
    "UNSUPPORTED_VERSION",
    "VEHICLE_DATA_NOT_ALLOWED",
    "FILE_NOT_FOUND",
    "CANCEL_ROUTE",
    "SAVED",
    "INVALID_CERT",
    "EXPIRED_CERT",
    "RESUME_FAILED",
    "DATA_NOT_AVAILABLE",
    "READ_ONLY",
    "CORRUPTED_DATA",
    "ENCRYPTION_NEEDED",
    "DO_NOT_RESPOND",
]

ScratchCreateAppHMITypeItem = Literal[
    "DEFAULT",
    "COMMUNICATION",
    "MEDIA",
    "MESSAGING",
    "NAVIGATION",
    "INFORMATION",
    "SOCIAL",
    "BACKGROUND_PROCESS",
    "TESTING",
    "SYSTEM",
    "PROJECTION",
    "REMOTE_CONTROL",
    "WEB_VIEW",
]

ScratchCreateLanguageDesired = Literal[
    "EN-US",
    "ES-MX",
    "FR-CA",
    "DE-DE",
    "ES-ES",
    "EN-GB",
    "RU-RU",
    "TR-TR",
    "PL-PL",
    "FR-FR",
    "IT-IT",
    "SV-SE",
    "PT-PT",
    "NL-NL",
    "EN-AU",
    "ZH-CN",
    "ZH-TW",
    "JA-JP",
    "AR-SA",
    "KO-KR",
    "PT-BR",
    "CS-CZ",
    "DA-DK",
    "NO-NO",
    "NL-BE",
    "EL-GR",
    "HU-HU",
    "FI-FI",
    "SK-SK",
    "EN-IN",
    "TH-TH",
    "EN-SA",
    "HE-IL",
    "RO-RO",
    "UK-UA",
    "ID-ID",
    "VI-VN",
    "MS-MY",
    "HI-IN",
]

ScriptTo = Literal["pytest", "swift", "curl"]

HeadUnitAppDisconnectReason = Literal[
    "IGNITION_OFF",
    "BLUETOOTH_OFF",
    "USB_DISCONNECTED",
    "REQUEST_WHILE_IN_NONE_HMI_LEVEL",
    "TOO_MANY_REQUESTS",
    "DRIVER_DISTRACTION_VIOLATION",
    "LANGUAGE_CHANGE",
    "MASTER_RESET",
    "FACTORY_DEFAULTS",
    "APP_UNAUTHORIZED",
    "PROTOCOL_VIOLATION",
    "UNSUPPORTED_HMI_RESOURCE",
    "RESOURCE_CONSTRAINT",
    "TRANSPORT_LOST",
]

HeadUnitAppSetStatusAudioStreamingState = Literal["AUDIBLE", "ATTENUATED", "NOT_AUDIBLE"]

HeadUnitAppSetStatusVideoStreamingState = Literal["STREAMABLE", "NOT_STREAMABLE"]

HeadUnitAppSetStatusSystemContext = Literal["MAIN", "VRSESSION", "MENU", "HMI_OBSCURED", "ALERT"]

HeadUnitCloudAppSetTransportType = Literal["WS", "WSS"]

HeadUnitCloudAppSetHybridAppPreference = Literal["MOBILE", "CLOUD", "BOTH"]

HeadUnitResetKind = Literal["masterReset", "factoryDefaults"]

HeadUnitButtonMode = Literal["short", "long", "down", "up"]

HeadUnitDriveStartBuiltIn = Literal["city", "motorway", "fuel-stop"]

HeadUnitDriveStartFormat = Literal["gpx", "csv", "ndjson", "script"]

HeadUnitTouchType = Literal["BEGIN", "MOVE", "END", "CANCEL"]


class HeadUnitTouchPoint(TypedDict):
    id: NotRequired[int]
    """The finger's id."""
    x: int
    """Pixels from the left edge."""
    y: int
    """Pixels from the top edge."""


class HeadUnitTouchDragFrom(TypedDict):
    """The start point."""

    x: int
    """Pixels from the left edge."""
    y: int
    """Pixels from the top edge."""


HeadUnitOverlayChooseSource = Literal["MENU", "VR"]

HeadUnitOverlayAudioSound = Literal["hum", "speech"]

HeadUnitRpcSendRpcType = Literal["notification", "request"]

ScratchSendRpcType = Literal["request", "notification"]

ScratchPutFileFileType = Literal["GRAPHIC_BMP", "GRAPHIC_JPEG", "GRAPHIC_PNG", "AUDIO_WAVE", "AUDIO_MP3", "AUDIO_AAC", "BINARY", "JSON"]


class BridgeBatchCommand(TypedDict):
    command: NotRequired[str]
    """The command's name."""
    params: NotRequired[dict[str, Any]]
    """The command's parameters."""
    expect: NotRequired[dict[str, Any]]
    """An expectation, as in the body of /v1/expect."""
    sleepMs: NotRequired[int]
    """The pause before the step, by the head unit's clock; a paused clock is advanced by this time."""


class BridgeExpectLocator(TypedDict):
    """A locator that exactly one element must match."""

    role: NotRequired[ElementRole]
    """The kind of element."""
    name: NotRequired[str]
    """The element's exact name."""
    text: NotRequired[str]
    """A part of the element's texts, in any case."""
    id: NotRequired[str]
    """The element's number or name, as text."""
    app: NotRequired[str]
    """The key of the element's app."""


BridgeExpectState = Literal["visible", "hidden", "present", "absent"]

BridgeExpectAllItem = TypedDict(
    "BridgeExpectAllItem",
    {
        "path": "NotRequired[str]",
        "equals": "NotRequired[Any]",
        "not": "NotRequired[Any]",
        "oneOf": "NotRequired[list[Any]]",
        "contains": "NotRequired[Any]",
        "matches": "NotRequired[str]",
        "atLeast": "NotRequired[float]",
        "atMost": "NotRequired[float]",
        "exists": "NotRequired[bool]",
        "q": "NotRequired[str]",
        "after": "NotRequired[int]",
        "count": "NotRequired[int]",
        "locator": "NotRequired[BridgeExpectLocator]",
        "state": "NotRequired[BridgeExpectState]",
    },
)


class AppStateAnswerHeadUnit(TypedDict):
    """The head unit's state of the app."""

    resumed: NotRequired[bool]
    """Whether the app's data from an earlier connection was restored."""
    hmiLevel: str
    """The HMI level that was last sent to the app."""
    streams: NotRequired[dict[str, dict[str, Any]]]
    """The app's open audio and video streams."""
    audioStreamingState: NotRequired[str]
    """The value from the app's registration, or the value last sent to the app."""
    videoStreamingState: NotRequired[str]
    """The value from the app's registration, or the value last sent to the app."""
    systemContext: NotRequired[str]
    """The value from the app's registration, or the value last sent to the app."""


class AppStateAnswerApp(TypedDict):
    """The app's own state."""

    state: NotRequired[str]
    """The app's state: active, inactive, background, notRunning or disconnected."""
    stateNames: NotRequired[dict[str, Any]]
    """The name of the state in the draft and in the final version of the interface."""
    lastTransition: NotRequired[dict[str, Any]]
    """The last state change: from, to, and the delegate calls."""
    transitions: NotRequired[int]
    """The number of state changes."""
    audibleState: NotRequired[str]
    """Whether the app is audible."""
    systemContext: NotRequired[str]
    """The system context, for example whether a menu is open."""
    lifecycle: NotRequired[str]
    """The state of the lifecycle manager, such as Registered."""
    streams: NotRequired[dict[str, dict[str, Any]]]
    """Projection apps only: the video and audio streams."""
    touch: NotRequired[dict[str, Any]]
    """Projection apps only: the current gesture."""


class AppStateAnswer(TypedDict):
    headUnit: NotRequired[AppStateAnswerHeadUnit]
    """The head unit's state of the app."""
    app: NotRequired[AppStateAnswerApp]
    """The app's own state."""


class AppStackAnswerApp(TypedDict):
    """The app's own state."""

    stack: NotRequired[list[str]]
    """The ids of the view controllers on the stack, the root first."""
    controllers: NotRequired[dict[str, Controller]]
    """The view controllers by id."""


class AppStackAnswer(TypedDict):
    headUnit: NotRequired[dict[str, Any]]
    """The head unit's state of the app."""
    app: NotRequired[AppStackAnswerApp]
    """The app's own state."""


class AppScreenAnswerHeadUnit(TypedDict):
    """The head unit's state of the app."""

    windows: NotRequired[dict[str, Window]]
    """The app's windows by id."""
    mediaClock: NotRequired[dict[str, Any]]
    """The media clock as last set by the app."""


class AppScreenAnswerApp(TypedDict):
    """The app's own state."""

    screen: NotRequired[dict[str, Any]]
    """The main screen's content: set by the app, composed with overlays, and sent."""


class AppScreenAnswer(TypedDict):
    headUnit: NotRequired[AppScreenAnswerHeadUnit]
    """The head unit's state of the app."""
    app: NotRequired[AppScreenAnswerApp]
    """The app's own state."""


class AppChoicesAnswerHeadUnit(TypedDict):
    """The head unit's state of the app."""

    choiceSets: NotRequired[dict[str, dict[str, Any]]]
    """The app's choice sets by id."""


class AppChoicesAnswerApp(TypedDict):
    """The app's own state."""

    choices: NotRequired[dict[str, Any]]
    """Loaded choice cells and groups, queued operations, keyboard properties."""


class AppChoicesAnswer(TypedDict):
    headUnit: NotRequired[AppChoicesAnswerHeadUnit]
    """The head unit's state of the app."""
    app: NotRequired[AppChoicesAnswerApp]
    """The app's own state."""


class AppFilesAnswerHeadUnit(TypedDict):
    """The head unit's state of the app."""

    files: NotRequired[dict[str, dict[str, Any]]]
    """The app's files on the head unit by name."""
    storage: NotRequired[dict[str, Any]]
    """The used bytes and the quota of the app's files."""


class AppFilesAnswerApp(TypedDict):
    """The app's own state."""

    files: NotRequired[dict[str, dict[str, Any]]]
    """The app's files by name, with the state of the upload."""
    fileOrder: NotRequired[list[str]]
    """The names of the files, in the order of the uploads."""


class AppFilesAnswer(TypedDict):
    headUnit: NotRequired[AppFilesAnswerHeadUnit]
    """The head unit's state of the app."""
    app: NotRequired[AppFilesAnswerApp]
    """The app's own state."""


class AppHapticsAnswerHeadUnit(TypedDict):
    """The head unit's state of the app."""

    haptics: NotRequired[dict[str, Any]]
    """The haptic rectangles that the app has sent."""


class AppHapticsAnswerApp(TypedDict):
    """The app's own state."""

    haptics: NotRequired[dict[str, Any]]
    """Projection apps only: each haptic rectangle with its result."""


class AppHapticsAnswer(TypedDict):
    headUnit: NotRequired[AppHapticsAnswerHeadUnit]
    """The head unit's state of the app."""
    app: NotRequired[AppHapticsAnswerApp]
    """The app's own state."""


class AppMenuAnswerHeadUnit(TypedDict):
    """The head unit's state of the app."""

    commands: NotRequired[dict[str, dict[str, Any]]]
    """The app's menu commands by cmdID."""
    subMenus: NotRequired[dict[str, dict[str, Any]]]
    """The app's submenus by menuID."""
    menuOrder: NotRequired[dict[str, list[str]]]
    """By menuID: the entries in display order, such as c1 for command 1 and m5 for submenu 5."""


class AppMenuAnswerApp(TypedDict):
    """The app's own state."""

    menu: NotRequired[list[dict[str, Any]]]
    """The app's menu on the head unit."""
    voiceCommands: NotRequired[dict[str, list[str]]]
    """The phrases of each voice command, by id."""


class AppMenuAnswer(TypedDict):
    headUnit: NotRequired[AppMenuAnswerHeadUnit]
    """The head unit's state of the app."""
    app: NotRequired[AppMenuAnswerApp]
    """The app's own state."""


class AppPermissionsAnswerHeadUnit(TypedDict):
    """The head unit's state of the app."""

    permissions: NotRequired[dict[str, dict[str, Any]]]
    """By message: the HMI levels at which the message is allowed."""


class AppPermissionsAnswerApp(TypedDict):
    """The app's own state."""

    permissions: NotRequired[dict[str, bool]]
    """By message: whether the message is allowed now."""


class AppPermissionsAnswer(TypedDict):
    headUnit: NotRequired[AppPermissionsAnswerHeadUnit]
    """The head unit's state of the app."""
    app: NotRequired[AppPermissionsAnswerApp]
    """The app's own state."""


class AppSubscriptionsAnswerHeadUnit(TypedDict):
    """The head unit's state of the app."""

    subscribedButtons: NotRequired[list[str]]
    """The hardware buttons to which the app is subscribed."""
    subscribedVehicleData: NotRequired[list[str]]
    """The items of vehicle data to which the app is subscribed."""
    subscribedWayPoints: NotRequired[bool]
    """Whether the app is subscribed to way points."""
    subscribedServices: NotRequired[list[str]]
    """The types of app services to which the app is subscribed."""


class AppSubscriptionsAnswerApp(TypedDict):
    """The app's own state."""

    subscriptions: NotRequired[list[str]]
    """The hardware buttons to which the app is subscribed."""


class AppSubscriptionsAnswer(TypedDict):
    headUnit: NotRequired[AppSubscriptionsAnswerHeadUnit]
    """The head unit's state of the app."""
    app: NotRequired[AppSubscriptionsAnswerApp]
    """The app's own state."""


class AppDiagnosticsAnswerApp(TypedDict):
    """The app's own state."""

    diagnostics: NotRequired[dict[str, Any]]
    """The number of mistakes found in the app, and the latest mistake."""


class AppDiagnosticsAnswer(TypedDict):
    headUnit: NotRequired[dict[str, Any]]
    """The head unit's state of the app."""
    app: NotRequired[AppDiagnosticsAnswerApp]
    """The app's own state."""


class DrivesAnswerItem(TypedDict):
    name: str
    """The name for headUnit.drive.start."""
    text: str
    """The script."""


class HelloMessage(TypedDict):
    """The bridge's first message."""

    op: Literal["hello"]
    """The kind of message."""
    protocol: int
    """The version of the protocol: 1."""
    epoch: str
    """The id of this run of the bridge."""
    seq: int
    """The number of the last state change."""


IdentifyMessageTopic = Literal["state", "log", "vehicle", "touch", "audio"]


class IdentifyMessage(TypedDict):
    """The client's first message. A later identify message changes the topics."""

    op: Literal["identify"]
    """The kind of message."""
    protocol: int
    """The version of the protocol: 1."""
    topics: NotRequired[list[IdentifyMessageTopic]]
    """The topics to receive; default: state."""
    maxHz: NotRequired[int]
    """Maximum rate of vehicle, touch and audio, in messages per second; default: 30."""
    lastSeq: NotRequired[int]
    """The number of the last change that the client has."""
    epoch: NotRequired[str]
    """The id of the bridge's run in which the client received lastSeq."""
    logAfter: NotRequired[int]
    """The number of the last row that the client has; 0 for all stored rows."""
    q: NotRequired[str]
    """A filter (docs/filter.md) for the rows of topic log."""


class IdentifiedMessage(TypedDict):
    """The bridge has set the topics that the client requested."""

    op: Literal["identified"]
    """The kind of message."""


class SnapshotMessage(TypedDict):
    """The whole state."""

    op: Literal["snapshot"]
    """The kind of message."""
    seq: int
    """The number of the last change that the state contains."""
    epoch: str
    """The id of this run of the bridge."""
    at: int
    """The head unit's clock, in milliseconds."""
    row: int
    """The number of the newest row."""
    state: dict[str, Any]
    """The state tree."""


class ChangeMessage(TypedDict):
    """The state has changed."""

    op: Literal["change"]
    """The kind of message."""
    seq: int
    """The number of this change, one more than the number of the previous change."""
    at: int
    """The time of the change, in milliseconds of the head unit's clock."""
    row: int
    """The number of the newest row at that time."""
    patch: list[dict[str, Any]]
    """A JSON Patch (RFC 6902) of add, replace and remove."""


class RowsMessage(TypedDict):
    """Rows of the log. A row replaces an earlier row with the same number."""

    op: Literal["rows"]
    """The kind of message."""
    rows: list[dict[str, Any]]
    """The rows, oldest first."""


class GapMessage(TypedDict):
    """Missed changes are no longer available; a snapshot follows."""

    op: Literal["gap"]
    """The kind of message."""


class VehicleMessage(TypedDict):
    """Changed vehicle data, at most maxHz times per second. The first message contains all items."""

    op: Literal["vehicle"]
    """The kind of message."""
    seq: int
    """The number of the newest state change in `values`."""
    at: int
    """The time of that change, in milliseconds of the head unit's clock."""
    whole: NotRequired[bool]
    """True if this message replaces all earlier values."""
    values: dict[str, Any]
    """Each changed item with its whole value; null if the item no longer has a value."""


class TouchMessage(TypedDict):
    """A touch on the screen. Of several moves only the newest is sent, at most maxHz times per second."""

    op: Literal["touch"]
    """The kind of message."""
    row: dict[str, Any]
    """The log's row of OnTouchEvent."""


class AudioMessage(TypedDict):
    """Microphone audio. Only the newest row is sent, at most maxHz times per second."""

    op: Literal["audio"]
    """The kind of message."""
    row: dict[str, Any]
    """The log's row of OnAudioPassThru; bulkBytes is the size of the audio."""


class CommandMessage(TypedDict):
    """Runs a command, like the REST route of the command."""

    op: Literal["command"]
    """The kind of message."""
    id: NotRequired[Any]
    """Any value; the result contains the same value."""
    command: str
    """A command's name from /v1/commands, or bridge.expect."""
    params: NotRequired[dict[str, Any]]
    """The members of the REST request's body, and the parameters of the REST path."""
    control: NotRequired[str]
    """The control token that acquiring the lease returned."""


class ResultMessage(TypedDict):
    """The result of a command."""

    op: Literal["result"]
    """The kind of message."""
    id: Any
    """The id from the command message."""
    ok: bool
    """Whether the command succeeded."""
    seq: NotRequired[int]
    """The number of the command's row."""
    answer: NotRequired[dict[str, Any]]
    """The body of the REST response."""
    error: NotRequired[dict[str, Any]]
    """The problem, as in a REST response (RFC 9457)."""


Commands = list[Command]

ProfileList = list[ProfileListItem]

ProblemKinds = list[ProblemKind]

Elements = list[Element]

Rows = list[Row]

Vehicle = dict[str, Any]

Modules = dict[str, dict[str, Module]]

Faults = list[Fault]

Apps = dict[str, HeadUnitApp]

Overlays = dict[str, Overlay]

Hosts = dict[str, Host]

Event = Union[SnapshotMessage, ChangeMessage, RowsMessage, GapMessage, VehicleMessage, TouchMessage, AudioMessage]
"""A message that a subscription delivers."""
