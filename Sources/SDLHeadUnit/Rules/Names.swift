import SDLRPC
import SDLSupport

// What an app is known by, and who else may be called so.
extension HeadUnitState {
    /// The same app may come from two phones, as with SDL Core; the one that comes later is known by its phone too.
    func key(for request: SDLRegisterAppInterface, on device: String) -> AppKey {
        let plain = AppKey(request)
        let own = AppKey(rawValue: "\(plain.rawValue)@\(device)")
        let isElsewhere = apps[plain].map { $0.info.device != device } ?? false
        // What the app left behind lies under the key it had then.
        return isElsewhere || lost[own] != nil || keptFiles[own] != nil || icons[own] != nil ? own : plain
    }

    /// Whether an app of the same phone is called like this, or by one of its words.
    func isTaken(_ names: AppNames, on device: String, but key: AppKey? = nil) -> Bool {
        apps.contains { other, app in other != key && app.info.device == device && names.meet(AppNames(app)) }
    }
}

/// What a driver may call an app.
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

    /// A name is neither another's nor one of its synonyms, the other way round neither, and no two sound alike.
    func meet(_ other: AppNames) -> Bool {
        if let name, name == other.name || other.synonyms.contains(name) { return true }
        if let name = other.name, synonyms.contains(name) { return true }
        return spoken.contains { chunk in
            other.spoken.contains { $0.text.lowercased() == chunk.text.lowercased() }
        }
    }
}

extension SessionInfo {
    /// The phone at the other end: apps on this machine are all of one, those elsewhere go by their address.
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
