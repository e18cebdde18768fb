"""The types of the API's values.

Written by scripts/write-client; do not edit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypedDict, Union

if TYPE_CHECKING:
    from typing_extensions import NotRequired


class ProblemError(TypedDict):
    pointer: str
    """The JSON pointer."""
    detail: str
    """What is wrong."""


class Problem(TypedDict):
    title: str
    """The same for every problem of its kind."""
    status: int
    """The HTTP status."""
    detail: str
    """What was wrong this time."""
    hint: NotRequired[str]
    """What to do."""
    type: NotRequired[str]
    """The address of the kind's page."""
    seq: NotRequired[int]
    """The command's row."""
    candidates: NotRequired[list[Any]]
    """The nearest matches, nearest first."""
    errors: NotRequired[list[ProblemError]]
    """All errors of the body."""


class Snapshot(TypedDict):
    seq: int
    """The number of the last change in it."""
    epoch: str
    """This run of the bridge."""
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
    """Where the next page begins; absent at the end."""
    first: NotRequired[int]
    """The oldest stored row."""
    last: NotRequired[int]
    """The newest row."""


class RowStory(TypedDict):
    row: Row
    """The row."""
    causes: list[Row]
    """All rows that led to it."""
    effects: list[Row]
    """The rows that it led to, at most 1,000."""
    effectCount: int
    """Number of rows that it led to."""


class FindingPageGroupFirst(TypedDict):
    """The oldest row."""

    seq: int
    """Its number."""
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
    """Number of rows."""
    message: NotRequired[str]
    """The newest row's message."""
    fix: NotRequired[str]
    """What to do."""
    see: NotRequired[str]
    """Where the rule is documented."""
    first: FindingPageGroupFirst
    """The oldest row."""
    last: FindingPageGroupFirst
    """The newest row."""
    rows: list[int]
    """The newest 20 rows, newest first."""


class FindingPage(TypedDict):
    groups: list[FindingPageGroup]
    """The groups, the one with the newest row first."""
    groupCount: int
    """Number of groups."""
    rowCount: int
    """Number of their rows; at most about 10,000."""
    next: NotRequired[int]
    """Older rows were not read; request again with this value as before."""


class Done(TypedDict):
    seq: int
    """The command's row in the journal."""


class Advanced(TypedDict):
    seq: int
    """The command's row in the journal."""
    steps: int
    """Number of instants at which timers fired."""
    inOneGoMs: float
    """The rest that was skipped in one step, because new timers kept becoming due."""


class Stepped(TypedDict):
    seq: int
    """The command's row in the journal."""
    advancedMs: float
    """How far the clock was advanced."""


class Version(TypedDict):
    product: str
    """Sdl-bridge."""
    version: str
    """The product's version."""
    api: int
    """The version of this API."""
    socket: int
    """The version of the protocol of /v1/socket."""
    rpcSpec: str
    """The version of the mobile interface."""
    epoch: str
    """This run of the bridge."""
    capabilities: list[str]
    """The features of this bridge."""


HealthStatus = Literal["pass", "warn", "fail"]


class HealthChecks(TypedDict):
    status: HealthStatus
    """The status of this part."""
    detail: NotRequired[str]
    """What is wrong."""
    fix: NotRequired[str]
    """What to do."""


class Health(TypedDict):
    status: HealthStatus
    """The worst of the checks."""
    checks: NotRequired[dict[str, HealthChecks]]
    """The checks by part."""


class Expectation(TypedDict):
    ok: bool
    """True."""
    seq: int
    """The newest row when the condition was met."""
    change: int
    """The last change of the state when the condition was met."""
    observed: NotRequired[Any]
    """The observed value."""
    elapsedMs: float
    """How long the bridge waited, in milliseconds of real time."""
    looks: int
    """How often the condition was checked."""


ElementRole = Literal[
    "app", "text", "image", "softButton", "overlay", "overlayButton", "choice", "command", "subMenu", "controller", "view", "rect"
]


class Element(TypedDict):
    role: ElementRole
    """The kind of element."""
    id: NotRequired[str]
    """Its number or name."""
    name: NotRequired[str]
    """Its name."""
    text: NotRequired[str]
    """Its texts, one per line, if they differ from its name."""
    app: NotRequired[str]
    """Its app's key."""
    path: str
    """Its path in the state tree."""
    visible: bool
    """Whether it is visible to the driver."""


class BatchResultResult(TypedDict):
    ok: bool
    """Whether the step succeeded."""
    seq: NotRequired[int]
    """Its row."""
    error: NotRequired[Problem]
    """Why it failed."""


class BatchResult(TypedDict):
    seq: int
    """The batch's own row."""
    ok: bool
    """Whether all steps succeeded."""
    results: list[BatchResultResult]
    """The outcome of each step that ran."""


ScratchState = Literal["connecting", "registered", "refused", "gone"]


class Scratch(TypedDict):
    id: str
    """Its id."""
    name: str
    """Its appName."""
    key: str
    """Its key on the head unit."""
    state: ScratchState
    """The state of its connection."""
    received: NotRequired[list[dict[str, Any]]]
    """Messages that it received, oldest first."""
    next: NotRequired[int]
    """The value of `after` for the next request."""


class Control(TypedDict):
    seq: int
    """The command's row."""
    token: NotRequired[str]
    """The value for the Control-Token header."""
    holder: NotRequired[str]
    """The holder's name."""
    until: NotRequired[str]
    """When the lease ends (RFC 3339)."""


class Command(TypedDict):
    command: str
    """Its name on the socket."""
    method: str
    """The HTTP method."""
    path: str
    """The REST path."""
    summary: str
    """What it does."""


class ProfileListItem(TypedDict):
    id: str
    """The id for headUnit.profile.use."""
    name: str
    """The display name."""


class ProblemKind(TypedDict):
    type: str
    """The address of its page."""
    title: str
    """Its title."""
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
    """When it was made (RFC 3339)."""
    why: NotRequired[CapsuleListCapsuleWhy]
    """What the app did."""
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
    """Delay of a message, each way."""
    lossPercent: int
    """Share of messages that are lost."""


class Image(TypedDict):
    value: NotRequired[str]
    """A file's name, or the number of a static icon."""
    imageType: NotRequired[str]
    """STATIC or DYNAMIC."""
    isTemplate: NotRequired[bool]
    """Whether it is drawn in the colour of texts."""
    url: NotRequired[str]
    """Its address for a browser."""
    missing: NotRequired[bool]
    """Whether the file does not exist."""
    omitted: NotRequired[bool]
    """Whether the display does not support such images."""


class SoftButton(TypedDict):
    softButtonID: int
    """Its number."""
    type: NotRequired[str]
    """TEXT, IMAGE or BOTH."""
    text: NotRequired[str]
    """Its text."""
    image: NotRequired[Image]
    """Its image."""
    isHighlighted: NotRequired[bool]
    """Whether it is highlighted."""
    systemAction: NotRequired[str]
    """The car's action when it is pressed."""


class Window(TypedDict):
    windowID: int
    """0 for the main window."""
    name: NotRequired[str]
    """A widget's name."""
    type: NotRequired[str]
    """MAIN or WIDGET."""
    template: NotRequired[str]
    """The template's name."""
    graphic: NotRequired[Image]
    """The primary image."""
    secondaryGraphic: NotRequired[Image]
    """The secondary image."""
    softButtons: NotRequired[list[SoftButton]]
    """In order."""
    hmiLevel: NotRequired[str]
    """A widget's level."""
    customPresets: NotRequired[list[str]]
    """Names of the preset buttons."""
    templateTitle: NotRequired[str]
    """The text as last shown."""
    mainField1: NotRequired[str]
    """The text as last shown."""
    mainField2: NotRequired[str]
    """The text as last shown."""
    mainField3: NotRequired[str]
    """The text as last shown."""
    mainField4: NotRequired[str]
    """The text as last shown."""
    statusBar: NotRequired[str]
    """The text as last shown."""
    mediaTrack: NotRequired[str]
    """The text as last shown."""
    alignment: NotRequired[str]
    """The text as last shown."""


class Overlay(TypedDict):
    id: str
    """Its id."""
    app: str
    """Its app's key."""
    kind: str
    """Such as alert, slider, interaction or keyboard."""
    functionID: NotRequired[int]
    """Its request's functionID."""
    correlationID: NotRequired[int]
    """Its request's correlation id."""
    cancelID: NotRequired[int]
    """The id for CancelInteraction."""
    state: str
    """Waiting or shown."""
    shownAt: NotRequired[float]
    """When it was shown, by the head unit's clock."""
    durationMs: NotRequired[float]
    """Its timeout."""
    endsAt: NotRequired[float]
    """When its timeout expires, by the head unit's clock."""
    params: NotRequired[dict[str, Any]]
    """The request's parameters, images with url."""
    choices: NotRequired[list[dict[str, Any]]]
    """An interaction's choices."""
    position: NotRequired[int]
    """A slider's position."""
    entry: NotRequired[str]
    """The text typed so far."""
    autoComplete: NotRequired[list[str]]
    """Suggestions."""
    keyboard: NotRequired[dict[str, Any]]
    """The keyboard's properties."""
    audio: NotRequired[dict[str, Any]]
    """The microphone's state."""
    phase: NotRequired[str]
    """Voice, list, prompt or recording."""


class HeadUnitApp(TypedDict):
    key: str
    """Its fullAppID, or its appID."""
    name: str
    """Its name as registered."""
    types: NotRequired[list[str]]
    """Its appHMITypes as registered."""
    isMedia: NotRequired[bool]
    """Whether it is a media app."""
    session: NotRequired[int]
    """Its session's id."""
    resumed: NotRequired[bool]
    """Whether its data was resumed."""
    hmiLevel: str
    """The level last sent to it."""
    windows: NotRequired[dict[str, Window]]
    """Its windows by id."""
    globalProperties: NotRequired[dict[str, Any]]
    """Its global properties."""
    commands: NotRequired[dict[str, dict[str, Any]]]
    """Its menu commands by cmdID."""
    subMenus: NotRequired[dict[str, dict[str, Any]]]
    """Its submenus by menuID."""
    menuOrder: NotRequired[dict[str, list[str]]]
    """The order of entries of each menu."""
    choiceSets: NotRequired[dict[str, dict[str, Any]]]
    """Its choice sets by id."""
    files: NotRequired[dict[str, dict[str, Any]]]
    """Its files by name."""
    storage: NotRequired[dict[str, Any]]
    """Used and quota, in bytes."""
    subscribedButtons: NotRequired[list[str]]
    """Subscribed buttons of the car."""
    subscribedVehicleData: NotRequired[list[str]]
    """Subscribed items of vehicle data."""
    subscribedWayPoints: NotRequired[bool]
    """Whether it is subscribed to way points."""
    subscribedServices: NotRequired[list[str]]
    """Subscribed types of app services."""
    permissions: NotRequired[dict[str, dict[str, Any]]]
    """By message: the levels at which it is allowed."""
    link: NotRequired[dict[str, Any]]
    """Its own latency and loss."""
    levelRestoration: NotRequired[dict[str, Any]]
    """The restoration of its level after a lost connection."""
    mediaClock: NotRequired[dict[str, Any]]
    """Its media clock as last set."""
    haptics: NotRequired[dict[str, Any]]
    """Its haptic rectangles."""
    streams: NotRequired[dict[str, dict[str, Any]]]
    """Its audio and video streams."""
    speaking: NotRequired[dict[str, Any]]
    """Its Speak request in progress."""
    appID: NotRequired[str]
    """As registered, or as last sent to it."""
    fullAppID: NotRequired[str]
    """As registered, or as last sent to it."""
    icon: NotRequired[str]
    """As registered, or as last sent to it."""
    iconURL: NotRequired[str]
    """As registered, or as last sent to it."""
    connection: NotRequired[str]
    """As registered, or as last sent to it."""
    transport: NotRequired[str]
    """As registered, or as last sent to it."""
    rpcVersion: NotRequired[str]
    """As registered, or as last sent to it."""
    protocolVersion: NotRequired[str]
    """As registered, or as last sent to it."""
    language: NotRequired[str]
    """As registered, or as last sent to it."""
    hmiDisplayLanguage: NotRequired[str]
    """As registered, or as last sent to it."""
    hashID: NotRequired[str]
    """As registered, or as last sent to it."""
    audioStreamingState: NotRequired[str]
    """As registered, or as last sent to it."""
    videoStreamingState: NotRequired[str]
    """As registered, or as last sent to it."""
    systemContext: NotRequired[str]
    """As registered, or as last sent to it."""


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
    """The modules' type."""
    modules: dict[str, Any]
    """The answer by module id; null while it is open."""
    endsAt: float
    """When the question expires, by the head unit's clock."""


HeadUnitCallPhase = Literal["asked", "running"]


class HeadUnitCall(TypedDict):
    """A requested or running phone call."""

    app: str
    """The requesting app's key."""
    phoneNumber: str
    """Digits and * # , ; +."""
    phase: HeadUnitCallPhase
    """Asked until the driver accepts, then running."""


class HeadUnitNavigationAsked(TypedDict):
    """The location that an app requested, until the driver answers."""

    app: str
    """The requesting app's key."""
    location: dict[str, Any]
    """A LocationDetails."""


class HeadUnitNavigationTurn(TypedDict):
    """The next turn, from ShowConstantTBT."""

    app: str
    """The app's key."""
    params: dict[str, Any]
    """The request's parameters, images with url."""


class HeadUnitNavigation(TypedDict):
    """The route, and the turns and maneuvers that apps show."""

    wayPoints: list[dict[str, Any]]
    """The LocationDetails of the route, destination last."""
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
    """Such as WEATHER."""
    name: NotRequired[str]
    """The display name."""
    app: NotRequired[str]
    """The key of its app; absent for a service of the car."""
    active: bool
    """Whether it is the active service of its type."""
    default: bool
    """Whether its provider is the default of its type."""
    forApps: bool
    """Whether apps may use it."""
    manifest: dict[str, Any]
    """An AppServiceManifest, images with url."""
    data: NotRequired[dict[str, Any]]
    """The last AppServiceData, images with url."""


class HeadUnitServiceQuestions(TypedDict):
    app: str
    """The requesting app's key."""
    service: str
    """The service that would become active."""
    endsAt: float
    """When the question expires, by the head unit's clock."""


HeadUnitRemoteControlAccessMode = Literal["AUTO_ALLOW", "AUTO_DENY", "ASK_DRIVER"]


class HeadUnitRemoteControl(TypedDict):
    """The driver's settings for remote control."""

    allowed: bool
    """Whether apps may control the car at all."""
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
    """The current vehicle data by item."""
    drive: NotRequired[Drive]
    """The drive that is being played."""
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
    """The app in FULL."""
    audioSource: NotRequired[str]
    """The audible app."""
    menu: NotRequired[dict[str, Any]]
    """The open menu."""
    overlays: NotRequired[dict[str, Overlay]]
    """Shown and waiting overlays."""
    overlayOrder: NotRequired[list[str]]
    """Their ids, oldest first."""
    visibleOverlay: NotRequired[str]
    """The id of the visible overlay."""
    apps: NotRequired[dict[str, HeadUnitApp]]
    """Registered apps by key."""
    appOrder: NotRequired[list[str]]
    """Their keys in order."""
    cloudApps: NotRequired[dict[str, CloudApp]]
    """Cloud apps by id."""
    cloudOrder: NotRequired[list[str]]
    """The cloud apps' ids in order."""
    faults: NotRequired[list[dict[str, Any]]]
    """Forced results that are active."""
    presenter: NotRequired[str]
    """Page, hmi, or car for a watched head unit."""
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
    """Its id."""
    name: str
    """The program's name."""
    executable: str
    """The program's path."""
    state: HostState
    """The process's state."""
    since: float
    """When the state began, by the head unit's clock."""
    pid: NotRequired[int]
    """Its number, while it runs."""
    why: NotRequired[str]
    """Why it is not running normally."""
    exitCode: NotRequired[int]
    """Its exit code."""
    signal: NotRequired[int]
    """The signal that ended it."""
    app: NotRequired[str]
    """Its app's key."""
    lastRows: NotRequired[list[int]]
    """The newest rows before its end."""
    build: NotRequired[dict[str, Any]]
    """Its last build."""


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
    """Supported input devices."""
    displayCapabilities: NotRequired[dict[str, Any]]
    """The display capabilities sent to apps."""
    buttonCapabilities: NotRequired[list[dict[str, Any]]]
    """The car's buttons."""


VehicleItemKind = Literal["number", "whole", "word", "flag", "text", "structure", "list"]


class VehicleItem(TypedDict):
    name: str
    """Its parameter name."""
    dataType: str
    """Its VehicleDataType."""
    kind: VehicleItemKind
    """The kind of its values."""
    minimum: NotRequired[float]
    """The lowest value."""
    maximum: NotRequired[float]
    """The highest value."""
    words: NotRequired[list[str]]
    """The allowed words."""
    unit: NotRequired[str]
    """The unit of its numbers."""
    oemCustomDataType: NotRequired[str]
    """Its type from the profile, if it is not in the mobile interface."""


DrivePhase = Literal["playing", "paused", "ended"]


class Drive(TypedDict):
    name: str
    """Its name."""
    phase: DrivePhase
    """Its playback state."""
    durationMs: int
    """Its length."""
    positionMs: int
    """Its position at the instant setAt."""
    setAt: int
    """By the head unit's clock, in milliseconds."""
    speed: float
    """The playback speed."""
    loop: bool
    """Whether it restarts at its end."""
    signals: list[str]
    """Its items of vehicle data."""


class ModuleMemories(TypedDict):
    label: NotRequired[str]
    """Its name."""
    values: dict[str, Any]
    """The stored values of the seat."""


class Module(TypedDict):
    name: NotRequired[str]
    """The display name."""
    values: dict[str, Any]
    """Its values as in ModuleData."""
    memories: NotRequired[dict[str, ModuleMemories]]
    """A seat's stored positions by number."""
    holder: NotRequired[str]
    """The app that controls it."""
    subscribers: list[str]
    """Keys of subscribed apps."""


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
    """Page or hmi."""


class SettingsBridge(TypedDict):
    """Settings of the bridge."""

    clock: NotRequired[dict[str, Any]]
    """Running or paused."""
    control: NotRequired[dict[str, Any]]
    """The control lease."""


class Settings(TypedDict):
    headUnit: NotRequired[SettingsHeadUnit]
    """Settings of the head unit."""
    bridge: NotRequired[SettingsBridge]
    """Settings of the bridge."""


class Fault(TypedDict):
    function: str
    """The request's name."""
    result: str
    """The forced result."""
    info: NotRequired[str]
    """The response's info."""
    app: NotRequired[str]
    """Only for this app."""
    times: NotRequired[int]
    """How often it is still used."""
    delayMs: NotRequired[int]
    """Delay of the response."""


class AppOverlaysHeadUnit(TypedDict):
    """On the head unit."""

    overlays: dict[str, Overlay]
    """By id."""
    visibleOverlay: NotRequired[str]
    """Its id, if it is one of them."""


class AppOverlaysApp(TypedDict):
    """In the app."""

    overlays: NotRequired[list[dict[str, Any]]]
    """In order."""
    presentedOverlay: NotRequired[str]
    """The oldest overlay."""


class AppOverlays(TypedDict):
    headUnit: NotRequired[AppOverlaysHeadUnit]
    """On the head unit."""
    app: NotRequired[AppOverlaysApp]
    """In the app."""


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
    """Of the display."""
    vr: NotRequired[str]
    """Of voice recognition."""
    tts: NotRequired[str]
    """Of speech."""


HeadUnitSetPopupPolicy = Literal["abort-older", "reject-newer", "priority"]


class HeadUnitSetLink(TypedDict):
    """The connections of all apps."""

    latencyMs: NotRequired[int]
    """Delay of a message, each way."""
    lossPercent: NotRequired[int]
    """Share of messages that are lost."""


class HeadUnitSetRemoteControl(TypedDict):
    """Remote control of the car's modules."""

    allowed: NotRequired[bool]
    """Whether apps may control the car at all."""
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

HeadUnitDriveStartBuiltIn = Literal["city", "motorway", "charging"]

HeadUnitDriveStartFormat = Literal["gpx", "csv", "ndjson", "script"]

HeadUnitTouchType = Literal["BEGIN", "MOVE", "END", "CANCEL"]


class HeadUnitTouchPoint(TypedDict):
    id: NotRequired[int]
    """The finger's id."""
    x: int
    """From the left."""
    y: int
    """From the top."""


class HeadUnitTouchDragFrom(TypedDict):
    """The start point."""

    x: int
    """From the left."""
    y: int
    """From the top."""


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
    """Pause before the step, by the clock of head unit and apps; a paused clock is advanced."""


class BridgeExpectLocator(TypedDict):
    """A locator that exactly one element must match."""

    role: NotRequired[ElementRole]
    """The kind of element."""
    name: NotRequired[str]
    """Its exact name."""
    text: NotRequired[str]
    """A part of its texts, in any letter case."""
    id: NotRequired[str]
    """Its number or name, as text."""
    app: NotRequired[str]
    """Its app's key."""


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
    """Whether its data was resumed."""
    hmiLevel: str
    """The level last sent to it."""
    streams: NotRequired[dict[str, dict[str, Any]]]
    """Its audio and video streams."""
    audioStreamingState: NotRequired[str]
    """As registered, or as last sent to it."""
    videoStreamingState: NotRequired[str]
    """As registered, or as last sent to it."""
    systemContext: NotRequired[str]
    """As registered, or as last sent to it."""


class AppStateAnswerApp(TypedDict):
    """The app's own state."""

    state: NotRequired[str]
    """Active, inactive, background, notRunning or disconnected."""
    stateNames: NotRequired[dict[str, Any]]
    """Draft and final."""
    lastTransition: NotRequired[dict[str, Any]]
    """From, to and calls."""
    transitions: NotRequired[int]
    """Number of transitions."""
    audibleState: NotRequired[str]
    """Derived."""
    systemContext: NotRequired[str]
    """Derived."""
    lifecycle: NotRequired[str]
    """The lifecycle manager's state."""
    streams: NotRequired[dict[str, dict[str, Any]]]
    """A projection app's streams."""
    touch: NotRequired[dict[str, Any]]
    """The current touches."""


class AppStateAnswer(TypedDict):
    headUnit: NotRequired[AppStateAnswerHeadUnit]
    """The head unit's state of the app."""
    app: NotRequired[AppStateAnswerApp]
    """The app's own state."""


class AppStackAnswerApp(TypedDict):
    """The app's own state."""

    stack: NotRequired[list[str]]
    """Ids of the controllers, lowest first."""
    controllers: NotRequired[dict[str, Controller]]
    """By id."""


class AppStackAnswer(TypedDict):
    headUnit: NotRequired[dict[str, Any]]
    """The head unit's state of the app."""
    app: NotRequired[AppStackAnswerApp]
    """The app's own state."""


class AppScreenAnswerHeadUnit(TypedDict):
    """The head unit's state of the app."""

    windows: NotRequired[dict[str, Window]]
    """Its windows by id."""
    mediaClock: NotRequired[dict[str, Any]]
    """Its media clock as last set."""


class AppScreenAnswerApp(TypedDict):
    """The app's own state."""

    screen: NotRequired[dict[str, Any]]
    """Wanted, composed, sent."""


class AppScreenAnswer(TypedDict):
    headUnit: NotRequired[AppScreenAnswerHeadUnit]
    """The head unit's state of the app."""
    app: NotRequired[AppScreenAnswerApp]
    """The app's own state."""


class AppChoicesAnswerHeadUnit(TypedDict):
    """The head unit's state of the app."""

    choiceSets: NotRequired[dict[str, dict[str, Any]]]
    """Its choice sets by id."""


class AppChoicesAnswerApp(TypedDict):
    """The app's own state."""

    choices: NotRequired[dict[str, Any]]
    """Cells, groups, queue, keyboard."""


class AppChoicesAnswer(TypedDict):
    headUnit: NotRequired[AppChoicesAnswerHeadUnit]
    """The head unit's state of the app."""
    app: NotRequired[AppChoicesAnswerApp]
    """The app's own state."""


class AppFilesAnswerHeadUnit(TypedDict):
    """The head unit's state of the app."""

    files: NotRequired[dict[str, dict[str, Any]]]
    """Its files by name."""
    storage: NotRequired[dict[str, Any]]
    """Used and quota, in bytes."""


class AppFilesAnswerApp(TypedDict):
    """The app's own state."""

    files: NotRequired[dict[str, dict[str, Any]]]
    """By name."""
    fileOrder: NotRequired[list[str]]
    """Their names in order."""


class AppFilesAnswer(TypedDict):
    headUnit: NotRequired[AppFilesAnswerHeadUnit]
    """The head unit's state of the app."""
    app: NotRequired[AppFilesAnswerApp]
    """The app's own state."""


class AppHapticsAnswerHeadUnit(TypedDict):
    """The head unit's state of the app."""

    haptics: NotRequired[dict[str, Any]]
    """Its haptic rectangles."""


class AppHapticsAnswerApp(TypedDict):
    """The app's own state."""

    haptics: NotRequired[dict[str, Any]]
    """Its haptic rectangles and their results."""


class AppHapticsAnswer(TypedDict):
    headUnit: NotRequired[AppHapticsAnswerHeadUnit]
    """The head unit's state of the app."""
    app: NotRequired[AppHapticsAnswerApp]
    """The app's own state."""


class AppMenuAnswerHeadUnit(TypedDict):
    """The head unit's state of the app."""

    commands: NotRequired[dict[str, dict[str, Any]]]
    """Its menu commands by cmdID."""
    subMenus: NotRequired[dict[str, dict[str, Any]]]
    """Its submenus by menuID."""
    menuOrder: NotRequired[dict[str, list[str]]]
    """The order of entries of each menu."""


class AppMenuAnswerApp(TypedDict):
    """The app's own state."""

    menu: NotRequired[list[dict[str, Any]]]
    """As it is on the head unit."""
    voiceCommands: NotRequired[dict[str, list[str]]]
    """By id."""


class AppMenuAnswer(TypedDict):
    headUnit: NotRequired[AppMenuAnswerHeadUnit]
    """The head unit's state of the app."""
    app: NotRequired[AppMenuAnswerApp]
    """The app's own state."""


class AppPermissionsAnswerHeadUnit(TypedDict):
    """The head unit's state of the app."""

    permissions: NotRequired[dict[str, dict[str, Any]]]
    """By message: the levels at which it is allowed."""


class AppPermissionsAnswerApp(TypedDict):
    """The app's own state."""

    permissions: NotRequired[dict[str, bool]]
    """By message: whether it is allowed now."""


class AppPermissionsAnswer(TypedDict):
    headUnit: NotRequired[AppPermissionsAnswerHeadUnit]
    """The head unit's state of the app."""
    app: NotRequired[AppPermissionsAnswerApp]
    """The app's own state."""


class AppSubscriptionsAnswerHeadUnit(TypedDict):
    """The head unit's state of the app."""

    subscribedButtons: NotRequired[list[str]]
    """Subscribed buttons of the car."""
    subscribedVehicleData: NotRequired[list[str]]
    """Subscribed items of vehicle data."""
    subscribedWayPoints: NotRequired[bool]
    """Whether it is subscribed to way points."""
    subscribedServices: NotRequired[list[str]]
    """Subscribed types of app services."""


class AppSubscriptionsAnswerApp(TypedDict):
    """The app's own state."""

    subscriptions: NotRequired[list[str]]
    """Subscribed buttons of the car."""


class AppSubscriptionsAnswer(TypedDict):
    headUnit: NotRequired[AppSubscriptionsAnswerHeadUnit]
    """The head unit's state of the app."""
    app: NotRequired[AppSubscriptionsAnswerApp]
    """The app's own state."""


class AppDiagnosticsAnswerApp(TypedDict):
    """The app's own state."""

    diagnostics: NotRequired[dict[str, Any]]
    """Their count and the newest one."""


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
    """1."""
    epoch: str
    """This run of the bridge."""
    seq: int
    """The last change."""


IdentifyMessageTopic = Literal["state", "log", "vehicle", "touch", "audio"]


class IdentifyMessage(TypedDict):
    """The client's first message; sent again, it changes the topics."""

    op: Literal["identify"]
    """The kind of message."""
    protocol: int
    """1."""
    topics: NotRequired[list[IdentifyMessageTopic]]
    """The topics to receive; default: state."""
    maxHz: NotRequired[int]
    """Most messages a second of vehicle, touch and audio; default: 30."""
    lastSeq: NotRequired[int]
    """The last change the client has."""
    epoch: NotRequired[str]
    """The run of the bridge that lastSeq is from."""
    logAfter: NotRequired[int]
    """The last row the client has; 0 for all stored rows."""
    q: NotRequired[str]
    """A filter (docs/filter.md) for the rows of topic log."""


class IdentifiedMessage(TypedDict):
    """The topics are set."""

    op: Literal["identified"]
    """The kind of message."""


class SnapshotMessage(TypedDict):
    """The whole state."""

    op: Literal["snapshot"]
    """The kind of message."""
    seq: int
    """The last change in it."""
    epoch: str
    """This run of the bridge."""
    at: int
    """The head unit's clock, in milliseconds."""
    row: int
    """The newest row."""
    state: dict[str, Any]
    """The state tree."""


class ChangeMessage(TypedDict):
    """The state has changed."""

    op: Literal["change"]
    """The kind of message."""
    seq: int
    """One more than the change before."""
    at: int
    """The head unit's clock."""
    row: int
    """The newest row at that moment."""
    patch: list[dict[str, Any]]
    """A JSON Patch (RFC 6902) of add, replace and remove."""


class RowsMessage(TypedDict):
    """Rows of the journal; a row with a known number replaces the earlier one."""

    op: Literal["rows"]
    """The kind of message."""
    rows: list[dict[str, Any]]
    """The rows, oldest first."""


class GapMessage(TypedDict):
    """Missed changes are no longer available; a snapshot follows."""

    op: Literal["gap"]
    """The kind of message."""


class VehicleMessage(TypedDict):
    """Changed vehicle data, at most maxHz times a second; the first message has all of it."""

    op: Literal["vehicle"]
    """The kind of message."""
    seq: int
    """The number of the newest state change in `values`."""
    at: int
    """The head unit's clock at that change."""
    whole: NotRequired[bool]
    """True if it replaces all earlier values."""
    values: dict[str, Any]
    """Each changed item with its whole value; null if it has none any more."""


class TouchMessage(TypedDict):
    """A touch on the screen; of moves only the newest, at most maxHz times a second."""

    op: Literal["touch"]
    """The kind of message."""
    row: dict[str, Any]
    """The row of OnTouchEvent."""


class AudioMessage(TypedDict):
    """Microphone audio; only the newest, at most maxHz times a second."""

    op: Literal["audio"]
    """The kind of message."""
    row: dict[str, Any]
    """The row of OnAudioPassThru; bulkBytes is the size of the audio."""


class CommandMessage(TypedDict):
    """Runs a command, as over REST."""

    op: Literal["command"]
    """The kind of message."""
    id: NotRequired[Any]
    """Any value, returned with the result."""
    command: str
    """One of /v1/commands, or bridge.expect."""
    params: NotRequired[dict[str, Any]]
    """The body as over REST, with the parameters of the path."""
    control: NotRequired[str]
    """The control token that acquiring the lease returned."""


class ResultMessage(TypedDict):
    """The result of a command."""

    op: Literal["result"]
    """The kind of message."""
    id: Any
    """The command's id."""
    ok: bool
    """Whether it succeeded."""
    seq: NotRequired[int]
    """The command's row."""
    answer: NotRequired[dict[str, Any]]
    """The answer, as over REST."""
    error: NotRequired[dict[str, Any]]
    """The problem, as over REST."""


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
