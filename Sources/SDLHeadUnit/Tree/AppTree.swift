package import JSON
import Journaling
import SDLRPC
import SDLSupport

// Apps in the state tree.

/// An app in the state tree. Empty collections are written too, because later changes add members to them.
struct AppTree: JSONWritable, Sendable {
    let app: RegisteredApp
    let profile: Profile

    func write(to writer: inout JSONWriter) {
        let images = ImageURLs(app)
        writer.object { writer in
            app.writeRegistration(to: &writer)
            for (path, value) in app.statusLeaves + app.menuLeaves(on: profile) {
                writer.field(named: path.keys.last!, value)
            }
            writer.field("hashID", app.hashID)
            writer.field("windows") { $0.members(app.windows) { ImageTree($0, in: app, on: profile) } }
            writer.field("globalProperties", ImageTree(app.globalProperties, in: app, on: profile))
            writer.field("choiceSets") {
                $0.members(app.choiceSets) { ImageTree(ChoiceSetTree(choices: $0), in: app, on: profile) }
            }
            writer.field("files") { writer in
                writer.object { writer in
                    for (name, file) in app.files {
                        writer.field(named: name, FileTree(file: file, url: images.url(of: name, file)))
                    }
                }
            }
            writer.field("storage", StorageTree(app: app, quota: profile.storageQuota))
            writer.field("subscribedButtons", app.subscribedButtons)
            writer.field("subscribedVehicleData", app.vehicleData)
            writer.field("subscribedWayPoints", app.isSubscribedToWayPoints)
            writer.field("subscribedServices", app.services)
            writer.field("permissions", PermissionTable(policy: app.policy))
            writer.field("mediaClock", app.mediaClock)
            writer.field("haptics", HapticTree(rects: app.haptics, row: app.hapticsRow))
            writer.field("speaking", app.speech)
            writer.field("streams", StreamTree(streams: app.streams))
            writer.field("link", app.link)
            writer.field("levelRestoration", app.levelRestoration)
        }
    }
}

extension JSONWriter {
    /// Writes an object with a member for each entry.
    fileprivate mutating func members<Key, Value, Tree: JSONWritable>(
        _ entries: OrderedMap<Key, Value>, _ tree: (Value) -> Tree
    ) {
        object { writer in
            for (key, value) in entries { writer.field(named: "\(key)", tree(value)) }
        }
    }
}

extension RegisteredApp {
    fileprivate func writeRegistration(to writer: inout JSONWriter) {
        writer.field("key", key.rawValue)
        writer.field("name", name)
        writer.field("appID", registration.appID)
        writer.field("fullAppID", registration.fullAppID)
        writer.field("ttsName", registration.ttsName)
        writer.field("types", types)
        writer.field("isMedia", isMedia)
        writer.field("icon", icon)
        writer.field("iconURL", iconURL)
        writer.field("session", info.sessionID)
        writer.field("connection", info.connectionName)
        writer.field("transport", String(info.connectionName.prefix { $0 != " " }))
        writer.field("rpcVersion", rpcVersion.description)
        writer.field("protocolVersion", info.protocolVersion)
        writer.field("language", registration.languageDesired)
        writer.field("hmiDisplayLanguage", registration.hmiDisplayLanguageDesired)
        writer.field("resumed", isResumed)
    }

    /// The URL of an icon that is stored apart from the app's current files.
    var iconURL: String? {
        guard let icon, files[icon] == nil else { return nil }
        return keptIcon.map { ImageURLs(self).url(of: icon, $0) }
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
    /// Writes a member whose value may have any writable type.
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
            if windowID != 0 {
                writer.field("hmiLevel", level)
                writer.field("systemContext", context)
                writer.field("associatedServiceType", associatedServiceType)
                writer.field("duplicateUpdatesFromWindowID", duplicatesFrom)
            }
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

/// The permissions of an app: the allowed levels of each function.
struct PermissionTable: JSONWritable, Sendable {
    let policy: Policy

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            for item in policy.items { writer.field(named: item.rpcName) { item.writeTree(to: &$0) } }
        }
    }
}

extension SDLPermissionItem {
    /// Writes the parameters only if some of them are restricted.
    fileprivate func writeTree(to writer: inout JSONWriter) {
        let isLimited = parameterPermissions != SDLParameterPermissions(allowed: [], userDisallowed: [])
        writer.object { writer in
            writer.field("allowed", hmiPermissions.allowed)
            writer.field("userDisallowed", hmiPermissions.userDisallowed)
            if isLimited { writer.field("parameters", parameterPermissions) }
        }
    }
}
