import JSON
import SDLProtocol
import SDLSupport

// The profile of an external head unit. The profile contains only the properties in that head unit's messages.
extension Profile {
    /// Returns the profile of a watched head unit that has not sent anything yet. `name` is the display name.
    package static func watched(named name: String) -> Profile {
        var document = all[0].document
        // Properties that the head unit has not sent are left out.
        for part in [
            "vehicle", "vehicleData", "controlUnits", "remoteControl", "navigation", "templates", "permissions",
            "limits", "quirks", "driving", "menuLayouts", "keyboard", "videoStreamingCapability",
            "driverDistractionCapability",
        ] { document[part] = nil }
        document["id"] = "watched"
        document["name"] = .string(name)
        document["widgets"] = 100
        do {
            return try Profile(document)
        } catch {
            preconditionFailure("The profile of a watched head unit is invalid: \(error)")
        }
    }

    private static let reported = [
        "displayCapabilities", "buttonCapabilities", "softButtonCapabilities", "presetBankCapabilities",
        "speechCapabilities", "prerecordedSpeech", "vrCapabilities", "audioPassThruCapabilities", "hmiCapabilities",
    ]

    /// Returns the profile with the properties in a registration response. Parts that are not valid in a profile are
    /// ignored.
    func learning(from answer: JSONValue) -> Profile {
        var learned = self
        for name in Self.reported { if let part = answer[name] { learned.learn(part, at: [name]) } }
        if let size = answer["displayCapabilities"]?["screenParams"]?["resolution"] {
            if let width = size["resolutionWidth"] { learned.learn(width, at: ["width"]) }
            if let height = size["resolutionHeight"] { learned.learn(height, at: ["height"]) }
        }
        for (name, part) in answer["vehicleType"]?.object ?? [:] { learned.learn(part, at: ["vehicle", name]) }
        if let version = answer["systemSoftwareVersion"] {
            learned.learn(version, at: ["vehicle", "systemSoftwareVersion"])
        }
        return learned
    }

    /// Returns the profile with the vehicle information from the start of a session.
    func learning(from vehicle: VehicleInfo) -> Profile {
        var learned = self
        let texts = [
            ("make", vehicle.make), ("model", vehicle.model), ("modelYear", vehicle.modelYear), ("trim", vehicle.trim),
            ("systemSoftwareVersion", vehicle.systemSoftwareVersion),
            ("systemHardwareVersion", vehicle.systemHardwareVersion),
        ]
        for case (let name, let text?) in texts { learned.learn(.string(text), at: ["vehicle", name]) }
        return learned
    }

    private mutating func learn(_ part: JSONValue, at path: [String]) {
        let known = path.reduce(document as JSONValue?) { $0?[$1] }
        guard known != part else { return }
        var next = document
        next.put(part, at: path[...])
        if let learned = try? Profile(next) {
            self = learned
        } else if let members = part.object, path.count == 1 {
            // If an object as a whole is not valid in a profile, each of its members is tried alone.
            for (name, member) in members { learn(member, at: path + [name]) }
        }
    }
}

extension JSONValue {
    fileprivate mutating func put(_ value: JSONValue, at path: ArraySlice<String>) {
        guard let name = path.first else { return self = value }
        var member = self[name] ?? [:]
        member.put(value, at: path.dropFirst())
        self[name] = member
    }
}
