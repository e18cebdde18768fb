package import JSON
import Journaling
import SDLRPC
import SDLSupport

/// An app in the state tree. Empty collections are also written, because later changes add members to these
/// collections.
struct AppTree: JSONWritable, Sendable {
    private let app: RegisteredApp
    private let images: ImageURLs
    private let first: [TreeValue]
    private let last: [TreeValue]

    init(_ app: BorrowedApp, in state: borrowing HeadUnitState) {
        func values(_ parts: [AppPart]) -> [TreeValue] { parts.flatMap { $0.values(of: app, in: state) } }
        (self.app, images) = (app.whole, ImageURLs(of: app.key, in: state))
        first = values([.status, .menu, .hash])
        last = values([
            .storage, .buttons, .vehicleData, .wayPoints, .services, .permissions, .mediaClock, .haptics, .speech,
            .streams, .link, .levelRestoration,
        ])
    }

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            app.writeRegistration(images, to: &writer)
            for (path, value) in first { writer.field(named: path.keys.last!, value) }
            writer.field("windows", app.screen.windows.mapValues { ImageTree($0, images) })
            writer.field("globalProperties", ImageTree(app.screen.globalProperties, images))
            writer.field("choiceSets", app.choices.sets.mapValues { ImageTree($0.tree, images) })
            writer.field("files", images.tree)
            for (path, value) in last { writer.field(named: path.keys.last!, value) }
        }
    }
}

extension RegisteredApp {
    fileprivate func writeRegistration(_ images: ImageURLs, to writer: inout JSONWriter) {
        writer.field("key", key.rawValue)
        writer.field("name", name)
        writer.field("appID", registration.appID)
        writer.field("fullAppID", registration.fullAppID)
        writer.field("ttsName", registration.ttsName)
        writer.field("types", types)
        writer.field("isMedia", isMedia)
        writer.field("icon", icon)
        writer.field("iconURL", images.url(ofIcon: icon))
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

extension Policy {
    /// The allowed levels of each function.
    var tree: ObjectTree {
        ObjectTree { writer in
            for item in items { writer.field(named: item.rpcName) { item.writeTree(to: &$0) } }
        }
    }
}

extension SDLPermissionItem {
    /// Writes the permitted levels. The parameters are written only if at least one parameter is restricted.
    fileprivate func writeTree(to writer: inout JSONWriter) {
        let isLimited = parameterPermissions != SDLParameterPermissions(allowed: [], userDisallowed: [])
        writer.object { writer in
            writer.field("allowed", hmiPermissions.allowed)
            writer.field("userDisallowed", hmiPermissions.userDisallowed)
            if isLimited { writer.field("parameters", parameterPermissions) }
        }
    }
}
