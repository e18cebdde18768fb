package import JSON
import SDLProtocol
package import SDLRPC
package import SDLSupport

/// The description of a head unit: a JSON document and the values in this document.
package struct Profile: Sendable {
    /// The profile as the JSON document that users see and edit.
    package let document: JSONValue

    package let id: String
    package let name: String
    package let rpcVersion: SDLVersion
    package let language: SDLLanguage
    package let languages: [SDLLanguage]
    package let inputModes: [String]
    package let initialLevel: SDLHMILevel
    package let display: SDLDisplayCapabilities
    package let buttonCapabilities: [SDLButtonCapabilities]
    package let softButtonCapabilities: [SDLSoftButtonCapabilities]
    package let presetBankCapabilities: SDLPresetBankCapabilities
    package let audioPassThruCapabilities: [SDLAudioPassThruCapabilities]
    /// The sound that the microphone simulates during a recording; nil for silence.
    let microphone: MicrophoneSound?
    package let speechCapabilities: [SDLSpeechCapabilities]
    package let prerecordedSpeech: [SDLPrerecordedSpeech]
    package let vrCapabilities: [SDLVrCapabilities]
    package let hmiCapabilities: SDLHMICapabilities
    /// The URL of the lock-screen icon, sent to apps; nil in most profiles.
    package let lockScreenIconURL: String?
    /// The policy file that a web HMI must update for each new app; nil in most profiles.
    package let policySnapshot: String?
    /// A policy in the format of SDL Core's policy file. The policy overrides `permissions`; nil in most profiles.
    package let policy: PolicyTable?
    let lockScreenDismissal: LockScreenDismissal?
    /// The vehicle information that an app receives when the app connects; nil in most profiles.
    let vehicle: VehicleInfo?
    /// All vehicle-data items: the items of the mobile API and the car's own items.
    package let vehicleItems: VehicleItems
    package let vehicleData: Vehicle
    let controlUnits: OrderedMap<Int, ControlUnit>
    /// The modules that apps may control; nil in most profiles.
    package let remoteControl: RemoteControl?
    let navigation: NavigationSettings
    let services: ServiceSettings?
    package internal(set) var storageQuota: Int
    /// The maximum number of widgets of an app.
    package let widgets: Int
    /// The fields of each template that does not show all fields, by the template's name.
    package let templates: OrderedMap<String, Template>
    package let menuLayouts: [SDLMenuLayout]
    package let keyboard: SDLKeyboardCapabilities?
    package let videoStreaming: SDLVideoStreamingCapability?
    package let driverDistraction: SDLDriverDistractionCapability?
    /// The permission levels of functions whose levels differ from the default policy.
    package let permissions: OrderedMap<SDLFunctionID, [SDLHMILevel]>
    package let quirks: Set<Quirk>
    package let driving: Driving
    package let limits: Limits

    /// The fields of the main screen that a template shows.
    package struct Template: Hashable, Sendable {
        package let textFields: [SDLTextFieldName]
        package let imageFields: [SDLImageFieldName]
    }

    /// An optional behaviour of old head units or web HMIs. The raw value is the quirk's name in a profile. Ruling 70
    package enum Quirk: String, CaseIterable, Sendable {
        /// A Show clears the fields that are not in the Show, except soft buttons.
        case showClearsAbsentFields
        /// A Show changes soft buttons only if the Show also contains mainField1.
        case softButtonsNeedMainField1
        /// A web HMI has soft buttons only if the HMI lists CUSTOM_BUTTON among its buttons.
        case softButtonsAreListed
        /// An overlay is rejected while another overlay is shown, independent of the popup policy.
        case oneOverlayAtATime
        /// The driver has agreed to all policy groups that need consent.
        case groupsAreAgreedTo
    }

    /// The rule for lock screens while the car moves: whether drivers may dismiss lock screens, and the warning text.
    struct LockScreenDismissal: Equatable, Sendable {
        let isEnabled: Bool
        let warning: String?
        let warnings: OrderedMap<String, String>

        func warning(in language: SDLLanguage) -> String? { warnings[language.rawValue] ?? warning }
    }

    /// The rule that switches driver distraction on, and the features that distraction disables.
    package struct Driving: Hashable, Sendable {
        package var closesKeyboards = false
        /// The speed above which driver distraction is on; nil if only a tester switches driver distraction.
        package var distractionFromKmh: Double?
    }

    /// Rate limits for apps on a network, time limits and other limits, with SDL Core's defaults. 0 means no limit.
    package struct Limits: Hashable, Sendable {
        /// The maximum number of frames of a session per second.
        package var frames = 1_000
        /// The maximum number of requests from an app in ten seconds.
        package var requests = 1_000
        /// The maximum number of requests in ten seconds from an app in NONE.
        package var requestsInNone = 100
        /// The maximum number of PutFile requests from an app in NONE. DeleteFile and ListFiles each have the same
        /// limit.
        package var fileRequestsInNone = 5
        /// The maximum number of GetVehicleData requests per second. ReadDID has the same limit.
        package var vehicleDataRequests = 5
        /// The maximum number of GetInteriorVehicleData requests per second for a module without subscribers.
        package var moduleRequests = 5
        /// How long a stream continues while its app is not visible, in milliseconds.
        package var unseenStreamMilliseconds = 1_000
        /// How often the head unit repeats a request to a web HMI to start a stream, if the HMI has not started the
        /// stream.
        package var streamRetries = 3
        /// The time between two requests to start a stream; nil means the usual response timeout.
        package var streamRetryMilliseconds: Int?
        /// The time limit for a response from a web HMI, in milliseconds. If the driver has to act, the driver's time
        /// is added to the limit.
        package var answerMilliseconds = 10_000
        /// The extra time for the transmission of a web HMI's response, in milliseconds.
        package var answerSlackMilliseconds = 1_000
        /// The time without a message after which an app that uses heartbeats receives a heartbeat, in milliseconds.
        package var heartbeatMilliseconds = 7_000
        /// How long the driver may take to accept a destination, in milliseconds.
        package var destinationMilliseconds = 0
        /// The maximum number of services of all apps together. Each app may subscribe to at most this number of
        /// service types.
        package var services = 100
        /// The number of updates of a service that the head unit forwards immediately in each second. If there are more
        /// updates in a second, the head unit also forwards the newest update at the end of the second.
        package var serviceNews = 20
        /// The maximum number of file bytes in one response.
        package var fileBytes = 10_000_000

        package var answerSlack: Duration { .milliseconds(answerSlackMilliseconds) }
        package var answerSpan: Duration { .milliseconds(answerMilliseconds + answerSlackMilliseconds) }
    }

    /// An error: a document is not a valid profile. The error names the invalid member.
    package struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
        package let path: String
        package let problem: String

        package var description: String { "\(path): \(problem)" }
    }

    package init(_ document: JSONValue) throws(Refusal) {
        if let refusal = Refusal(Schema.profile.violations(in: document)) { throw refusal }
        let reader = ProfileReader(document: document)
        self.document = document
        id = try reader.string("id")
        name = try reader.string("name")
        rpcVersion = SDLVersion(try reader.value("rpcVersion") as SDLSyncMsgVersion)
        language = try reader.value("language")
        languages = try reader.values("languages")
        inputModes = try reader.strings("inputModes")
        initialLevel = try reader.value("initialLevel")
        display = try reader.value("displayCapabilities")
        buttonCapabilities = try reader.values("buttonCapabilities")
        softButtonCapabilities = try reader.values("softButtonCapabilities")
        presetBankCapabilities = try reader.value("presetBankCapabilities")
        audioPassThruCapabilities = try reader.values("audioPassThruCapabilities")
        microphone = document["microphone"]?.string.flatMap(MicrophoneSound.init(rawValue:))
        speechCapabilities = try reader.values("speechCapabilities")
        prerecordedSpeech = try reader.values("prerecordedSpeech")
        vrCapabilities = try reader.values("vrCapabilities")
        hmiCapabilities = try reader.value("hmiCapabilities")
        lockScreenIconURL = document["lockScreenIconURL"]?.string
        policySnapshot = document["policySnapshot"]?.string
        policy = document["policy"].flatMap(PolicyTable.init(kept:))
        lockScreenDismissal = document["lockScreenDismissal"].map { part in
            var warnings: OrderedMap<String, String> = [:]
            for (language, warning) in part["warnings"]?.object ?? [:] { warnings[language] = warning.string }
            return LockScreenDismissal(
                isEnabled: part["enabled"]?.bool ?? false, warning: part["warning"]?.string, warnings: warnings)
        }
        vehicle = document["vehicle"].map(VehicleInfo.init)
        let items = try reader.reading("") { () throws(Vehicle.Refusal) in
            try VehicleItems(reading: document["vehicleItems"])
        }
        vehicleItems = items
        vehicleData = try reader.reading("vehicleData.") { () throws(Vehicle.Refusal) in
            try Vehicle(document["vehicleData"] ?? [:], items)
        }
        controlUnits = try reader.controlUnits()
        remoteControl = try reader.remoteControl()
        navigation = try reader.navigation()
        services = hmiCapabilities.appServices == true ? try reader.services() : nil
        storageQuota = try reader.integer("storageQuota")
        widgets = try reader.integer("widgets")
        templates = try reader.templates()
        menuLayouts = document["menuLayouts"] == nil ? [] : try reader.values("menuLayouts")
        keyboard = document["keyboard"] == nil ? nil : try reader.value("keyboard")
        videoStreaming =
            document["videoStreamingCapability"] == nil ? nil : try reader.value("videoStreamingCapability")
        driverDistraction =
            document["driverDistractionCapability"] == nil ? nil : try reader.value("driverDistractionCapability")
        permissions = try reader.permissions()
        quirks = reader.quirks()
        driving = reader.driving()
        limits = reader.limits()
        guard languages.contains(language) else {
            throw Refusal(
                path: "language", problem: "\"\(language)\" is not one of the languages; add it to `languages`")
        }
    }

    package init(file path: String) throws(Refusal) {
        guard let bytes = WholeFile.read(path) else {
            let builtIn = BuiltInProfile.allCases.map(\.rawValue).joined(separator: ", ")
            throw Refusal(path: path, problem: "no such file; the built-in profiles are \(builtIn)")
        }
        try self.init(json: bytes, at: path)
    }

    /// Reads the JSON document of a profile. `path` is the path of the file.
    init(json: [UInt8], at path: String) throws(Refusal) {
        let document: JSONValue
        do throws(JSONError) {
            document = try JSONValue(parsing: json)
        } catch {
            throw Refusal(path: path, problem: "not JSON: \(error)")
        }
        do throws(Refusal) {
            try self.init(document)
        } catch {
            throw Refusal(path: "\(path): \(error.path)", problem: error.problem)
        }
    }

    /// Returns the initial template of an app's main window.
    func template(for app: RegisteredApp) -> String {
        if app.types.contains(.webView) { return "WEB_VIEW" }
        if app.isProjecting { return "NAV_FULLSCREEN_MAP" }
        return app.isMedia ? "MEDIA" : "NON-MEDIA"
    }

    func registrationResponse(
        to request: SDLRegisterAppInterface, app: RegisteredApp, settings: Settings
    ) -> SDLRegisterAppInterfaceResponse {
        let sameLanguage =
            request.languageDesired == settings.languageVR
            && request.hmiDisplayLanguageDesired == settings.languageUI
        return SDLRegisterAppInterfaceResponse(
            success: true, resultCode: sameLanguage ? .success : .wrongLanguage,
            syncMsgVersion: SDLSyncMsgVersion(
                majorVersion: app.rpcVersion.major, minorVersion: app.rpcVersion.minor,
                patchVersion: app.rpcVersion.patch),
            language: settings.languageVR, hmiDisplayLanguage: settings.languageUI, displayCapabilities: display,
            buttonCapabilities: buttonCapabilities, softButtonCapabilities: softButtonCapabilities,
            presetBankCapabilities: presetBankCapabilities, hmiZoneCapabilities: [.front],
            speechCapabilities: speechCapabilities, prerecordedSpeech: prerecordedSpeech,
            vrCapabilities: vrCapabilities, audioPassThruCapabilities: audioPassThruCapabilities,
            vehicleType: vehicle?.type, hmiCapabilities: hmiCapabilities,
            systemSoftwareVersion: vehicle?.systemSoftwareVersion, iconResumed: false)
    }
}

extension VehicleInfo {
    fileprivate init(_ document: JSONValue) {
        self.init(
            make: document["make"]?.string, model: document["model"]?.string,
            modelYear: document["modelYear"]?.string, trim: document["trim"]?.string,
            systemSoftwareVersion: document["systemSoftwareVersion"]?.string,
            systemHardwareVersion: document["systemHardwareVersion"]?.string)
    }

    /// The vehicle type in a registration response.
    fileprivate var type: SDLVehicleType? {
        let type = SDLVehicleType(make: make, model: model, modelYear: modelYear, trim: trim)
        return type == SDLVehicleType() ? nil : type
    }
}

private struct ProfileReader {
    let document: JSONValue

    func templates() throws(Profile.Refusal) -> OrderedMap<String, Profile.Template> {
        var templates: OrderedMap<String, Profile.Template> = [:]
        for (name, template) in document["templates"]?.object ?? [:] {
            let inner = ProfileReader(document: template)
            templates[name] = Profile.Template(
                textFields: try inner.values("textFields"), imageFields: try inner.values("imageFields"))
        }
        return templates
    }

    func permissions() throws(Profile.Refusal) -> OrderedMap<SDLFunctionID, [SDLHMILevel]> {
        var permissions: OrderedMap<SDLFunctionID, [SDLHMILevel]> = [:]
        for (name, levels) in document["permissions"]?.object ?? [:] {
            let kinds: [SDLRPCKind] = [.request, .notification]
            guard let type = kinds.lazy.compactMap({ SDLRPCRegistry.message(named: name, $0) }).first else {
                throw Profile.Refusal(
                    path: "permissions.\(name)",
                    problem: "not a request or notification of the interface; use a name such as \"Show\"")
            }
            permissions[type.functionID] = (levels.array ?? []).compactMap {
                $0.string.map(SDLHMILevel.init(rawValue:))
            }
        }
        return permissions
    }

    /// Runs `read`, which reads a part of the profile. The path in an error begins with `place`.
    func reading<Value>(
        _ place: String, _ read: () throws(Vehicle.Refusal) -> Value
    ) throws(Profile.Refusal) -> Value {
        do throws(Vehicle.Refusal) {
            return try read()
        } catch {
            throw Profile.Refusal(path: place + error.path, problem: error.problem)
        }
    }

    func controlUnits() throws(Profile.Refusal) -> OrderedMap<Int, ControlUnit> {
        var units: OrderedMap<Int, ControlUnit> = [:]
        for (name, unit) in document["controlUnits"]?.object ?? [:] {
            let number = try ControlUnit.number(name, at: "controlUnits")
            units[number] = try ControlUnit(unit, at: "controlUnits.\(name)")
        }
        return units
    }

    func remoteControl() throws(Profile.Refusal) -> RemoteControl? {
        guard let part = document["remoteControl"] else { return nil }
        return try reading("remoteControl.") { () throws(Vehicle.Refusal) in try RemoteControl(part) }
    }

    func navigation() throws(Profile.Refusal) -> NavigationSettings {
        var settings = NavigationSettings()
        guard let part = document["navigation"] else { return settings }
        settings.acceptsLocations = part["sendLocationEnabled"]?.bool ?? true
        settings.providesWayPoints = part["getWayPointsEnabled"]?.bool ?? true
        settings.route = try reading("navigation.") { () throws(Vehicle.Refusal) in
            try Navigation.route(part["wayPoints"] ?? [])
        }
        return settings
    }

    func services() throws(Profile.Refusal) -> ServiceSettings {
        try reading("appServices.") { () throws(Vehicle.Refusal) in try ServiceSettings(document["appServices"]) }
    }

    func quirks() -> Set<Profile.Quirk> {
        Set(Profile.Quirk.allCases.filter { document["quirks"]?[$0.rawValue]?.bool == true })
    }

    func driving() -> Profile.Driving {
        Profile.Driving(
            closesKeyboards: document["driving"]?["keyboard"]?.string == "closed",
            distractionFromKmh: document["driving"]?["distractionFromKmh"]?.double)
    }

    func limits() -> Profile.Limits {
        let standard = Profile.Limits()
        func figure(_ name: String, _ standard: Int) -> Int { document["limits"]?[name]?.int ?? standard }
        return Profile.Limits(
            frames: figure("frames", standard.frames), requests: figure("requests", standard.requests),
            requestsInNone: figure("requestsInNone", standard.requestsInNone),
            fileRequestsInNone: figure("fileRequestsInNone", standard.fileRequestsInNone),
            vehicleDataRequests: figure("vehicleDataRequests", standard.vehicleDataRequests),
            moduleRequests: figure("moduleRequests", standard.moduleRequests),
            unseenStreamMilliseconds: figure("unseenStreamMilliseconds", standard.unseenStreamMilliseconds),
            streamRetries: figure("streamRetries", standard.streamRetries),
            streamRetryMilliseconds: document["limits"]?["streamRetryMilliseconds"]?.int,
            answerMilliseconds: figure("answerMilliseconds", standard.answerMilliseconds),
            answerSlackMilliseconds: figure("answerSlackMilliseconds", standard.answerSlackMilliseconds),
            heartbeatMilliseconds: figure("heartbeatMilliseconds", standard.heartbeatMilliseconds),
            destinationMilliseconds: figure("destinationMilliseconds", standard.destinationMilliseconds),
            services: figure("services", standard.services),
            serviceNews: figure("serviceNews", standard.serviceNews),
            fileBytes: figure("fileBytes", standard.fileBytes))
    }

    func value<Value: JSONReadable>(_ key: String) throws(Profile.Refusal) -> Value {
        guard let part = document[key] else { throw Profile.Refusal(path: key, problem: "missing") }
        return try read(part, at: key)
    }

    func values<Value: JSONReadable>(_ key: String) throws(Profile.Refusal) -> [Value] {
        guard let parts = document[key]?.array else { throw Profile.Refusal(path: key, problem: "must be an array") }
        var values: [Value] = []
        for (index, part) in parts.enumerated() { values.append(try read(part, at: "\(key)[\(index)]")) }
        return values
    }

    func string(_ key: String) throws(Profile.Refusal) -> String {
        guard let text = document[key]?.string else { throw Profile.Refusal(path: key, problem: "must be a string") }
        return text
    }

    func strings(_ key: String) throws(Profile.Refusal) -> [String] {
        guard let texts = document[key]?.array?.map(\.string), !texts.contains(nil) else {
            throw Profile.Refusal(path: key, problem: "must be an array of strings")
        }
        return texts.compactMap { $0 }
    }

    func integer(_ key: String) throws(Profile.Refusal) -> Int {
        guard let number = document[key]?.int else {
            throw Profile.Refusal(path: key, problem: "must be an integer")
        }
        return number
    }

    private func read<Value: JSONReadable>(_ part: JSONValue, at path: String) throws(Profile.Refusal) -> Value {
        guard let reading = try? Value.reading(part.json()) else {
            throw Profile.Refusal(path: path, problem: "cannot be read")
        }
        if let violation = reading.violations.items.first {
            throw Profile.Refusal(path: path, problem: "\(violation)")
        }
        guard let value = reading.value else { throw Profile.Refusal(path: path, problem: "has the wrong structure") }
        return value
    }
}
