/// What can be done to a head unit from outside, as a driver, a car or a tester would.
///
/// Apps are named by the key the state tree knows them by. Names the RPC spec has (levels, buttons, reasons, languages)
/// are given as the spec spells them.
package enum HeadUnitCommand: Hashable, Sendable, Codable {
    case app(key: String, AppCommand)
    case set(HeadUnitSettings)
    case profile(ProfileCommand)
    case permission(PermissionSetting)
    /// An app that is dialled when the driver opens it.
    case cloudApp(CloudCommand)
    /// A JSON merge patch (RFC 7396) of what the car's sensors say.
    case vehicle(mergePatch: [UInt8])
    /// A drive moves the car by itself.
    case playback(DriveCommand)
    /// A JSON merge patch (RFC 7396) of how the car's modules stand, by type and id.
    case modules(mergePatch: [UInt8])
    /// What the driver says to an app that wants a module of another's.
    case consent(ConsentAnswer)
    /// What the driver does with the car's phone.
    case phone(PhoneCommand)
    /// What the driver does with the car's navigation.
    case navigation(NavigationCommand)
    /// What the driver does with the services of apps and of the car.
    case service(ServiceCommand)

    /// A button of the car. Without an app, every subscribed app in FULL or LIMITED gets it; OK only the one in FULL.
    case button(name: String, mode: PressMode, app: String?)
    /// A button an app has put on its screen. Without an app, the active one is meant; without a window, the main one.
    case softButton(Target, mode: PressMode, app: String?, window: Int?)
    case touch(TouchCommand)
    /// A place the app in front has named on its picture, by its number; a knob selects it, and no finger is needed.
    case rect(Int)
    case menu(MenuCommand)
    /// Something the driver says: a voice command, a choice, an app's name.
    case voice(text: String)
    /// Without an overlay, the visible one is meant.
    case overlay(String?, OverlayCommand)

    /// Sends a notification, or a request, to an app, as it is given.
    case send(app: String, name: String, isRequest: Bool, params: [UInt8])
    case force(ForcedResult)
    /// Takes the named forced results back, or all of them.
    case unforce(function: String?)
    /// The driver has the car forget its apps, as a web HMI's OnExitAllApplications does.
    case forgetApps(Reset)
    /// Back to the state after start: settings, profile, permissions, forced results, no overlay, menu or app in front. Apps
    /// stay connected.
    case reset
}

/// A thing on the screen, by the number or by the text it carries. Both given, both must fit.
package struct Target: Hashable, Sendable, Codable {
    package var id: Int?
    package var text: String?

    package init(id: Int? = nil, text: String? = nil) {
        self.id = id
        self.text = text
    }
}

package enum PressMode: String, Hashable, Sendable, Codable, CaseIterable {
    /// Down, up, and a short press.
    case short
    /// Down, a long press, up.
    case long
    case down
    case up
}

package enum AppCommand: Hashable, Sendable, Codable {
    case activate
    case background
    /// The driver closes it: level NONE.
    case close
    /// The connection ends: with an AppInterfaceUnregisteredReason, or `TRANSPORT_LOST` without a word.
    case disconnect(reason: String)
    case setStatus(
        hmiLevel: String?, audioStreamingState: String?, videoStreamingState: String?, systemContext: String?)
    /// The same of a widget, which has a level and a context of its own.
    case setWindow(id: Int, hmiLevel: String?, systemContext: String?)
    /// The way to this app alone; neither goes back to that of all.
    case setLink(latencyMs: Int?, lossPercent: Int?)
}

/// Settings of the car; what is nil stays.
package struct HeadUnitSettings: Hashable, Sendable, Codable {
    /// `day` or `night`.
    package var mode: String?
    /// A DriverDistractionState: `DD_ON` or `DD_OFF`.
    package var distraction: String?
    /// `touch`, `rotary` or `touchpad`.
    package var inputMode: String?
    package var languageUI: String?
    package var languageVR: String?
    package var languageTTS: String?
    /// `abort-older`, `reject-newer` or `priority`.
    package var popupPolicy: String?
    /// How long a message takes from an app to the head unit, or back.
    package var linkLatencyMs: Int?
    /// How many of a hundred messages never arrive.
    package var linkLossPercent: Int?
    /// How long the voice engine takes to forget words.
    package var grammarLatencyMs: Int?
    /// How modules of the car change hands: `AUTO_ALLOW`, `AUTO_DENY` or `ASK_DRIVER`.
    package var access: String?
    /// Whether apps may control the car at all.
    package var allowsControl: Bool?

    package init() {}
}

package enum ProfileCommand: Hashable, Sendable, Codable {
    case use(id: String)
    /// A JSON merge patch (RFC 7396) of the profile in force.
    case edit(mergePatch: [UInt8])
}

/// What the policy says of one RPC of one app; both nil goes back to the default policy.
package struct PermissionSetting: Hashable, Sendable, Codable {
    package var app: String
    package var rpc: String
    package var allowed: [String]?
    package var userDisallowed: [String]?
    /// Parameters it may use, and those the user has said no to; any other it may not. Both nil: as they were, and all of
    /// them where nothing else is said either.
    package var allowedParameters: [String]?
    package var userDisallowedParameters: [String]?

    package init(
        app: String, rpc: String, allowed: [String]?, userDisallowed: [String]?, allowedParameters: [String]? = nil,
        userDisallowedParameters: [String]? = nil
    ) {
        self.app = app
        self.rpc = rpc
        self.allowed = allowed
        self.userDisallowed = userDisallowed
        self.allowedParameters = allowedParameters
        self.userDisallowedParameters = userDisallowedParameters
    }
}

/// A raw touch: one event for one or more fingers.
package struct TouchCommand: Hashable, Sendable, Codable {
    package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        case begin = "BEGIN"
        case move = "MOVE"
        case end = "END"
        case cancel = "CANCEL"
    }

    package struct Point: Hashable, Sendable, Codable {
        /// The finger, 0 to 9.
        package var id: Int
        package var x: Int
        package var y: Int

        package init(id: Int, x: Int, y: Int) {
            self.id = id
            self.x = x
            self.y = y
        }
    }

    package var kind: Kind
    package var points: [Point]

    package init(kind: Kind, points: [Point]) {
        self.kind = kind
        self.points = points
    }
}

/// What the driver says to an app that wants modules of another's.
package struct ConsentAnswer: Hashable, Sendable, Codable {
    /// Which question; the oldest where none is named.
    package var question: String?
    package var allowed: Bool
    /// The id of one of its modules; all that are still asked for where none is named.
    package var module: String?

    package init(question: String? = nil, allowed: Bool, module: String? = nil) {
        self.question = question
        self.allowed = allowed
        self.module = module
    }
}

/// The in-app menu of the active app.
package enum MenuCommand: Hashable, Sendable, Codable {
    /// 0 or nil is the top.
    case open(menuID: Int?)
    case close
    /// A command by its cmdID or its text; a submenu opens.
    case choose(Target)
}

package enum OverlayCommand: Hashable, Sendable, Codable {
    case press(Target, mode: PressMode)
    case choose(Target, source: ChoiceSource)
    /// The whole text so far, as the driver typed it.
    case type(text: String)
    /// The text is entered: a keyboard's or a search's.
    case submit(text: String?)
    case slide(position: Int)
    case save
    /// The driver reads on: keeps a scrollable message or a list on screen.
    case scroll
    case cancel
    /// As if its time had run out.
    case timeout
    case retry
    /// The driver speaks into the microphone: PCM samples of a WAV file, header included.
    case audio(wav: [UInt8])
    /// The microphone hears a sound of the head unit's own.
    case sound(MicrophoneSound)
}

package enum ChoiceSource: String, Hashable, Sendable, Codable, CaseIterable {
    case menu = "MENU"
    case voice = "VR"
}

/// The next requests of a function get this answer instead of the one the head unit would give.
package struct ForcedResult: Hashable, Sendable, Codable {
    package var function: String
    /// A Result, or `DO_NOT_RESPOND`.
    package var result: String
    package var info: String?
    /// nil: for every app.
    package var app: String?
    /// nil: until taken back.
    package var times: Int?
    package var delayMs: Int

    package init(
        function: String, result: String, info: String? = nil, app: String? = nil, times: Int? = nil, delayMs: Int = 0
    ) {
        self.function = function
        self.result = result
        self.info = info
        self.app = app
        self.times = times
        self.delayMs = delayMs
    }
}
