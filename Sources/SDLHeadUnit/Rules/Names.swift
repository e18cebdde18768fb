import SDLRPC
import SDLSupport

// The keys and names of apps.
extension AppKey {
    /// Creates the key of an app. As in SDL Core, the same app may register from two phones. In this case, the key of
    /// the second registration contains the device.
    init(_ request: SDLRegisterAppInterface, on device: String, in car: HeadUnitState) {
        let plain = AppKey(request)
        let own = AppKey(rawValue: "\(plain.rawValue)@\(device)")
        let isElsewhere = car.apps[plain].map { $0.info.device != device } ?? false
        // The data of an earlier registration is stored under the key of that registration, so this key is used again.
        let isKept = car.lost[own] != nil || car.files.apps[own] != nil || car.files.icons[own] != nil
        self = isElsewhere || isKept ? own : plain
    }
}

extension RegisteredApp {
    /// The app's key in a policy. The key is the same on every phone.
    package var policyKey: AppKey { AppKey(registration) }
}

extension AppTable {
    /// Returns whether any app on `device`, except the app `key`, has a name that conflicts with `names`.
    func contains(_ names: AppNames, on device: String, but key: AppKey? = nil) -> Bool {
        contains { other, app in other != key && app.info.device == device && names.meet(AppNames(app)) }
    }
}

/// The names by which a driver may address an app.
struct AppNames {
    var name: String?
    var synonyms: [String]
    var spoken: [SDLTTSChunk]

    init(name: String?, synonyms: [String], spoken: [SDLTTSChunk]) {
        self.name = name?.lowercased()
        self.synonyms = synonyms.map { $0.lowercased() }
        self.spoken = spoken
    }

    init(_ app: RegisteredApp) {
        self.init(
            name: app.name, synonyms: app.registration.vrSynonyms ?? [], spoken: app.registration.ttsName ?? [])
    }

    /// Returns whether the names of two apps conflict: the name of one app is a name or synonym of the other app, or
    /// both apps have the same spoken name.
    func meet(_ other: AppNames) -> Bool {
        if let name, name == other.name || other.synonyms.contains(name) { return true }
        if let name = other.name, synonyms.contains(name) { return true }
        return spoken.contains { chunk in
            other.spoken.contains { $0.text.lowercased() == chunk.text.lowercased() }
        }
    }
}

extension SessionInfo {
    /// The device that runs the app. All apps on this machine share one device; other devices are identified by
    /// address.
    var device: String {
        if let endpoint { return endpoint }
        guard isOutside else { return SessionInfo.here }
        let address = connectionName.drop { $0 != " " }.dropFirst()
        let host = address.lastIndex(of: ":").map { address[..<$0] } ?? address
        let name = host.hasPrefix("[") ? host.dropFirst().dropLast() : host
        return name.hasPrefix("127.") || name == "::1" || name.isEmpty ? SessionInfo.here : String(name)
    }

    private static let here = "here"
}
