import SDLRPC
package import SDLSupport

// Apps and what is theirs, as the state tree shows them.
extension RegisteredApp: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writeRegistration(to: &writer)
            for (path, value) in statusLeaves { writer.field(named: path.keys.last!, value) }
            writer.field("hashID", hashID)
            writer.field("windows") { writer in
                writer.object { writer in
                    for (id, window) in windows { writer.field(named: "\(id)", window) }
                }
            }
            writer.field("subscribedButtons", subscribedButtons)
        }
    }

    private func writeRegistration(to writer: inout JSONWriter) {
        writer.field("key", key.rawValue)
        writer.field("name", name)
        writer.field("appID", registration.appID)
        writer.field("fullAppID", registration.fullAppID)
        writer.field("ttsName", registration.ttsName)
        writer.field("types", types)
        writer.field("isMedia", isMedia)
        writer.field("icon", icon)
        writer.field("session", info.sessionID)
        writer.field("connection", info.connectionName)
        writer.field("transport", String(info.connectionName.prefix { $0 != " " }))
        writer.field("rpcVersion", rpcVersion.description)
        writer.field("protocolVersion", info.protocolVersion)
        writer.field("language", registration.languageDesired)
        writer.field("hmiDisplayLanguage", registration.hmiDisplayLanguageDesired)
        writer.field("resumed", isResumed)
    }

    var statusLeaves: [TreeValue] {
        let base: StatePath = ["apps", key.rawValue]
        return [
            (base / "hmiLevel", status.hmiLevel), (base / "audioStreamingState", status.audio),
            (base / "videoStreamingState", status.video), (base / "systemContext", status.context),
        ]
    }
}

extension JSONWriter {
    /// A member whose value is of any type that can be written.
    mutating func field(named name: String, _ value: (any JSONWritable & Sendable)?) {
        guard let value else { return }
        field(named: name) { value.write(to: &$0) }
    }
}

extension Window: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("windowID", windowID)
            writer.field("name", name)
            writer.field("type", type)
            writer.field("template", template)
            writer.field("dayColorScheme", dayColorScheme)
            writer.field("nightColorScheme", nightColorScheme)
            writer.field("templateTitle", content.templateTitle)
            writer.field("mainField1", content.mainField1)
            writer.field("mainField2", content.mainField2)
            writer.field("mainField3", content.mainField3)
            writer.field("mainField4", content.mainField4)
            writer.field("mainField1Types", content.metadataTags?.mainField1)
            writer.field("mainField2Types", content.metadataTags?.mainField2)
            writer.field("mainField3Types", content.metadataTags?.mainField3)
            writer.field("mainField4Types", content.metadataTags?.mainField4)
            writer.field("statusBar", content.statusBar)
            writer.field("mediaTrack", content.mediaTrack)
            writer.field("mediaClock", content.mediaClock)
            writer.field("alignment", content.alignment)
            writer.field("graphic", content.graphic)
            writer.field("secondaryGraphic", content.secondaryGraphic)
            writer.field("softButtons", content.softButtons)
            writer.field("customPresets", content.customPresets)
        }
    }
}

/// Which function an app may use at which level.
struct PermissionTable: JSONWritable, Sendable {
    let policy: Policy

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            for item in policy.items { writer.field(named: item.rpcName, item.hmiPermissions) }
        }
    }
}
