import JSON
import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

/// The capabilities that an HMI has reported. The reported capabilities replace the capabilities of a profile.
struct ReportedCapabilities {
    let answers: OrderedMap<String, JSONValue>
    /// Whether the HMI has modules for remote control.
    let hasControl: Bool

    /// Applies the capabilities of the HMI to the profile `own`. Returns the resulting profile (`document`) and a
    /// problem for each invalid capability. Invalid capabilities are not applied.
    func applied(to own: JSONValue) -> (document: JSONValue, problems: [String]) {
        let wanted = replacing(own)
        if (try? Profile(wanted)) != nil { return (wanted, []) }
        var (document, problems) = (own, [String]())
        // Remove the modules of the profile, because the HMI does not have these modules.
        document["remoteControl"] = nil
        // Set the languages first, because they must contain the current language.
        for key in ["languages"] + (wanted.object ?? [:]).keys where wanted[key] != document[key] {
            var next = document
            next[key] = wanted[key]
            do throws(Profile.Refusal) {
                _ = try Profile(next)
                document = next
            } catch {
                if !problems.contains(error.description) { problems.append(error.description) }
            }
        }
        return (document, problems)
    }

    private func replacing(_ profile: JSONValue) -> JSONValue {
        var result = profile
        if let ui = answers["UI.GetCapabilities"] { apply(ui.withImageTypes, to: &result) }
        if let buttons = answers["Buttons.GetCapabilities"] {
            set("buttonCapabilities", buttons["capabilities"], each: SDLButtonCapabilities.self, in: &result)
            set(
                "presetBankCapabilities", buttons["presetBankCapabilities"], as: SDLPresetBankCapabilities.self,
                in: &result)
        }
        if let tts = answers["TTS.GetCapabilities"] {
            set("speechCapabilities", tts["speechCapabilities"], each: SDLSpeechCapabilities.self, in: &result)
            set(
                "prerecordedSpeech", tts["prerecordedSpeechCapabilities"], each: SDLPrerecordedSpeech.self,
                in: &result)
        }
        if let vr = answers["VR.GetCapabilities"] {
            set("vrCapabilities", vr["vrCapabilities"], each: SDLVrCapabilities.self, in: &result)
        }
        set("languages", answers["UI.GetSupportedLanguages"]?["languages"], each: SDLLanguage.self, in: &result)
        set("language", language, as: SDLLanguage.self, in: &result)
        // If the supported languages do not contain the current language, add the current language.
        if let language = result["language"], var languages = result["languages"]?.array,
            !languages.contains(language)
        {
            languages.append(language)
            result["languages"] = .array(languages)
        }
        describeVehicle(in: &result)
        let control = control(of: profile)
        result["remoteControl"] = control
        // SDL Core itself sets these flags.
        result["hmiCapabilities"]?["remoteControl"] = .bool(control != nil)
        result["hmiCapabilities"]?["seatLocation"] = .bool(control?["seats"] != nil)
        return result
    }

    /// Returns the remote-control capabilities. If the HMI does not report modules, or if its report is invalid, returns
    /// the modules of the profile. (SDL Core uses its capabilities file instead.) The current values of modules always
    /// come from the HMI.
    private func control(of profile: JSONValue) -> JSONValue? {
        guard hasControl else { return nil }
        var own = profile["remoteControl"]
        own?["values"] = nil
        guard let reported = answers["RC.GetCapabilities"] else { return own }
        var control: JSONValue = [:]
        let modules = reported["remoteControlCapability"]?.withoutEmptyMembers.withAccess
        set("capabilities", modules, as: SDLRemoteControlCapabilities.self, in: &control)
        set("seats", reported["seatLocationCapability"], as: SDLSeatLocationCapability.self, in: &control)
        guard control["capabilities"] != nil else { return modules?.object?.isEmpty == false ? own : nil }
        return control
    }

    /// The language of the screen; the language of the whole system if the HMI reports no language of the screen.
    var language: JSONValue? {
        answers["UI.GetLanguage"]?["language"] ?? answers["BasicCommunication.GetSystemInfo"]?["language"]
    }

    /// Replaces the whole description of the vehicle. The result never mixes values of the HMI and of the profile. As in
    /// SDL Core, an answer with a value that is no string is ignored.
    private func describeVehicle(in result: inout JSONValue) {
        let type = answers["VehicleInfo.GetVehicleType"]?["vehicleType"]
        let system = answers["BasicCommunication.GetSystemInfo"]
        let reported: [[(key: String, value: JSONValue?)]] = [
            ["make", "model", "modelYear", "trim"].map { ($0, type?[$0]) },
            [
                ("systemSoftwareVersion", system?["ccpu_version"]),
                ("systemHardwareVersion", system?["systemHardwareVersion"]),
            ],
        ]
        for fields in reported
        where fields.contains(where: { $0.value?.string?.isEmpty == false })
            && fields.allSatisfy({ $0.value == nil || $0.value?.string != nil })
        {
            var vehicle = result["vehicle"] ?? [:]
            for (key, value) in fields {
                let text = value?.string.flatMap { $0.isEmpty ? nil : $0 }
                vehicle[key] = text.map { .string(String($0.prefix(key == "systemSoftwareVersion" ? 100 : 500))) }
            }
            result["vehicle"] = vehicle
        }
    }

    private func apply(_ ui: JSONValue, to result: inout JSONValue) {
        set("displayCapabilities", ui["displayCapabilities"], as: SDLDisplayCapabilities.self, in: &result)
        set("softButtonCapabilities", ui["softButtonCapabilities"], each: SDLSoftButtonCapabilities.self, in: &result)
        let recordings = ui["audioPassThruCapabilitiesList"] ?? ui["audioPassThruCapabilities"].map { .array([$0]) }
        set("audioPassThruCapabilities", recordings, each: SDLAudioPassThruCapabilities.self, in: &result)
        set("hmiCapabilities", flags(ui, besides: result), as: SDLHMICapabilities.self, in: &result)
        let system = ui["systemCapabilities"]
        set(
            "videoStreamingCapability", system?["videoStreamingCapability"], as: SDLVideoStreamingCapability.self,
            in: &result)
        set(
            "driverDistractionCapability", system?["driverDistractionCapability"],
            as: SDLDriverDistractionCapability.self, in: &result)
    }

    /// Returns the capability flags. As in SDL Core, flags that an older HMI does not send come from the profile.
    private func flags(_ ui: JSONValue, besides own: JSONValue) -> JSONValue? {
        guard var reported = ui["hmiCapabilities"], reported.object != nil else { return nil }
        let names = ["navigation", "phoneCall", "videoStreaming", "appServices", "displays"]
        for name in names where reported[name] == nil {
            reported[name] = own["hmiCapabilities"]?[name]
        }
        return reported
    }

    /// Sets the member `key` to the HMI's value. Unknown enumeration names in the value are dropped. If the value is
    /// invalid, the member does not change.
    private func set<Value: JSONReadable & JSONWritable>(
        _ key: String, _ value: JSONValue?, as type: Value.Type, in result: inout JSONValue
    ) {
        guard let value, let reading = try? Value.reading(value.json(), dropping: .unknownNames),
            reading.violations.items.isEmpty, let read = reading.value
        else { return }
        result[key] = JSONValue(of: read)
    }

    private func set<Value: JSONReadable & JSONWritable>(
        _ key: String, _ values: JSONValue?, each type: Value.Type, in result: inout JSONValue
    ) {
        guard let values = values?.array else { return }
        let read = values.compactMap { value -> JSONValue? in
            var holder: JSONValue = [:]
            set(key, value, as: type, in: &holder)
            return holder[key]
        }
        if !read.isEmpty { result[key] = .array(read) }
    }
}

extension JSONValue {
    /// This value, in which every image field has image types. If a field has no image types, all image types are
    /// added: apps need the types, but the HMI API does not require an HMI to report the types.
    var withImageTypes: JSONValue {
        if let elements = array { return .array(elements.map(\.withImageTypes)) }
        guard let members = object else { return self }
        var result = self
        for (name, member) in members {
            result[name] = member.withImageTypes
            guard name == "imageFields", let fields = member.array else { continue }
            result[name] = .array(fields.map(\.withAllImageTypes))
        }
        return result
    }

    private var withAllImageTypes: JSONValue {
        guard object != nil, self["imageTypeSupported"] == nil else { return self }
        var field = self
        field["imageTypeSupported"] = ["GRAPHIC_BMP", "GRAPHIC_JPEG", "GRAPHIC_PNG"]
        return field
    }

    /// This value without empty lists and objects, which HMIs send for modules that do not exist.
    fileprivate var withoutEmptyMembers: JSONValue {
        var rest = self
        for (name, value) in object ?? [:] where value.array?.isEmpty == true || value.object?.isEmpty == true {
            rest[name] = nil
        }
        return rest
    }

    /// The capabilities of modules with the default value of each missing `allowMultipleAccess`, which SDL Core adds.
    fileprivate var withAccess: JSONValue {
        if let items = array { return .array(items.map(\.withAccess)) }
        var whole = self
        for (name, value) in object ?? [:] { whole[name] = value.withAccess }
        if var info = self["moduleInfo"], info["allowMultipleAccess"] == nil {
            info["allowMultipleAccess"] = true
            whole["moduleInfo"] = info
        }
        return whole
    }
}

/// Creates JSON merge patches (RFC 7396).
enum JSONPatching {
    static func patch(from old: JSONValue, to new: JSONValue) -> JSONValue {
        guard let before = old.object, let after = new.object else { return new }
        var patch: OrderedMap<String, JSONValue> = [:]
        for (key, value) in after where before[key] != value {
            let whole = before[key]?.object == nil || value.object == nil
            patch[key] = whole ? value : self.patch(from: before[key]!, to: value)
        }
        for key in before.keys where after[key] == nil { patch[key] = .null }
        return .object(patch)
    }
}
