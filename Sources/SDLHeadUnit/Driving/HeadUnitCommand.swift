package import JSON

/// A command to a head unit from outside, as sent by a driver, a car or a tester.
///
/// Apps are named by their keys in the state tree. Names from the RPC specification (levels, buttons, reasons,
/// languages) are spelled as in the specification.
package enum HeadUnitCommand: Equatable, Sendable {
    case app(key: String, AppCommand)
    case set(HeadUnitSettings)
    case profile(ProfileCommand)
    case permission(PermissionSetting)
    /// Changes or connects a cloud app: an app whose server the head unit connects to.
    case cloudApp(CloudCommand)
    /// Changes the vehicle data with a JSON merge patch (RFC 7396).
    case vehicle(mergePatch: JSONValue)
    /// Controls a drive, which changes vehicle data over time.
    case playback(DriveCommand)
    /// Changes the states of the car's modules, by type and id, with a JSON merge patch (RFC 7396).
    case modules(mergePatch: JSONValue)
    /// The driver's answer to an app that requests control of another app's module.
    case consent(ConsentAnswer)
    case phone(PhoneCommand)
    case navigation(NavigationCommand)
    case service(ServiceCommand)

    /// Presses a button of the car. If `app` is nil, every subscribed app in FULL or LIMITED receives the press; OK
    /// reaches only the app in FULL.
    case button(name: String, mode: PressMode, app: String?)
    /// Presses a soft button. If `app` is nil, the active app is used. If `window` is nil, the main window is used.
    case softButton(Target, mode: PressMode, app: String?, window: Int?)
    case touch(TouchCommand)
    /// Selects a haptic rectangle of the active app by its id, as a rotary knob does.
    case rect(Int)
    /// Taps a point of the active app's picture, in any input mode.
    case tap(x: Double, y: Double)
    case menu(MenuCommand)
    /// The driver says a voice command, a choice, or an app's name.
    case voice(text: String)
    /// A command to the overlay with this id; nil means the visible overlay.
    case overlay(String?, OverlayCommand)

    /// Sends a notification or a request to an app. The content may be invalid.
    case send(app: String, name: String, isRequest: Bool, params: [UInt8])
    case force(ForcedResult)
    /// Removes the forced results of `function`, or all forced results if `function` is nil.
    case unforce(function: String?)
    /// Deletes the car's data about apps, as after OnExitAllApplications of a web HMI.
    case forgetApps(Reset)
    /// Restores the initial settings, profile and permissions. Removes forced results, overlays, the open menu and the
    /// active app. Apps stay connected.
    case reset
}

/// An element on the screen, identified by an id, by a text, or by both. If the id and the text are given, both must
/// match.
package struct Target: Hashable, Sendable {
    package var id: Int?
    package var text: String?

    package init(id: Int? = nil, text: String? = nil) {
        self.id = id
        self.text = text
    }
}

package enum PressMode: String, Hashable, Sendable, CaseIterable {
    case short
    case long
    case down
    case up
}

package enum AppCommand: Hashable, Sendable {
    case activate
    case background
    /// Closes the app, as when the driver closes the app. The app gets the level NONE.
    case close
    /// Ends the session and notifies the app of the reason, an AppInterfaceUnregisteredReason. `TRANSPORT_LOST` closes
    /// the connection without a notification.
    case disconnect(reason: String)
    case setStatus(
        hmiLevel: String?, audioStreamingState: String?, videoStreamingState: String?, systemContext: String?)
    /// Sets the level and context of a widget. These values are independent of the level and context of the app.
    case setWindow(id: Int, hmiLevel: String?, systemContext: String?)
    /// Sets the link of this app only. If both parameters are nil, the common link settings apply again.
    case setLink(latencyMs: Int?, lossPercent: Int?)
}

/// Changes of the car's settings; settings that are nil stay unchanged.
package struct HeadUnitSettings: Hashable, Sendable {
    /// The display mode: `day` or `night`.
    package var mode: String?
    /// The state of driver distraction: `DD_ON` or `DD_OFF`.
    package var distraction: String?
    /// The input mode: `touch`, `rotary` or `touchpad`.
    package var inputMode: String?
    package var languageUI: String?
    package var languageVR: String?
    package var languageTTS: String?
    /// The popup policy: `abort-older`, `reject-newer` or `priority`.
    package var popupPolicy: String?
    /// How long a message between an app and the head unit takes, in milliseconds.
    package var linkLatencyMs: Int?
    package var linkLossPercent: Int?
    /// How long the voice engine takes to remove a grammar, in milliseconds.
    package var grammarLatencyMs: Int?
    /// How a module changes its owner when another app requests the module: `AUTO_ALLOW`, `AUTO_DENY` or `ASK_DRIVER`.
    package var access: String?
    /// Whether apps may control modules of the car.
    package var allowsControl: Bool?

    package init() {}
}

package enum ProfileCommand: Equatable, Sendable {
    case use(id: String)
    /// Changes the active profile with a JSON merge patch (RFC 7396).
    case edit(mergePatch: JSONValue)
}

/// A permission for one RPC of one app. `allowed` and `userDisallowed` are lists of levels. If both lists are nil, the
/// default policy applies again.
package struct PermissionSetting: Hashable, Sendable {
    package var app: String
    package var rpc: String
    package var allowed: [String]?
    package var userDisallowed: [String]?
    /// The parameters that the app may use. Parameters in neither parameter list are not allowed. If both parameter
    /// lists are nil, the earlier lists stay; if `allowed` and `userDisallowed` are nil too, all parameters are
    /// allowed.
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
package struct TouchCommand: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case begin = "BEGIN"
        case move = "MOVE"
        case end = "END"
        case cancel = "CANCEL"
    }

    package struct Point: Hashable, Sendable {
        /// The number of the finger, 0 to 9.
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

/// The driver's answer to an app that requests control of another app's modules.
package struct ConsentAnswer: Hashable, Sendable {
    /// The id of the question; nil for the oldest open question.
    package var question: String?
    package var allowed: Bool
    /// The id of one of the modules; nil for all modules that have no answer yet.
    package var module: String?

    package init(question: String? = nil, allowed: Bool, module: String? = nil) {
        self.question = question
        self.allowed = allowed
        self.module = module
    }
}

/// An action of the driver on the menu of the active app.
package enum MenuCommand: Hashable, Sendable {
    /// Opens a submenu; 0 or nil opens the main menu.
    case open(menuID: Int?)
    case close
    /// Chooses a command by its cmdID or its text, or opens a submenu by its text.
    case choose(Target)
}

package enum OverlayCommand: Hashable, Sendable {
    case press(Target, mode: PressMode)
    case choose(Target, source: ChoiceSource)
    /// The driver types on the keyboard. `text` is the whole text so far.
    case type(text: String)
    /// Submits the text of a keyboard or a search.
    case submit(text: String?)
    case slide(position: Int)
    case save
    /// The driver scrolls. The time limit of a scrollable message or a list starts again.
    case scroll
    case cancel
    /// Ends the overlay as if its time limit had been reached.
    case timeout
    case retry
    /// The driver speaks. `wav` is a complete WAV file with PCM samples.
    case audio(wav: [UInt8])
    /// The microphone receives one of the head unit's built-in sounds.
    case sound(MicrophoneSound)
}

package enum ChoiceSource: String, Hashable, Sendable, CaseIterable {
    case menu = "MENU"
    case voice = "VR"
}

/// The answer that the next requests for a function receive instead of the usual answer.
package struct ForcedResult: Hashable, Sendable {
    package var function: String
    /// The result code to send, or `DO_NOT_RESPOND`.
    package var result: String
    package var info: String?
    /// The app whose requests receive the answer; nil for every app.
    package var app: String?
    /// How many requests receive the answer; nil for all requests until the forced result is removed.
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
