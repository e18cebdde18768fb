import SDLHeadUnit
import SDLSupport

/// The appIDs by which the HMI identifies the apps. An appID does not depend on the id of the app's session.
struct AppDirectory: Sendable {
    struct Entry: Sendable {
        let appID: Int
        /// Whether OnAppRegistered was sent to the HMI for the app.
        var isAnnounced = false
        /// Whether the last app list that was sent to the HMI contains the app.
        var isListed = false
        /// Whether the link must send the app's screens and data to the HMI, for example because the app registered
        /// before the HMI connected.
        var wantsRestoring = false
    }

    private(set) var entries: OrderedMap<AppKey, Entry> = [:]
    private var keys: [Int: AppKey] = [:]

    subscript(key: AppKey) -> Entry? { entries[key] }

    func key(of appID: Int) -> AppKey? { keys[appID] }

    /// Returns the appID of an app. The appID of an app never changes, so that the HMI recognizes an app that connects
    /// again.
    mutating func appID(of key: AppKey) -> Int {
        if let entry = entries[key] { return entry.appID }
        var number = StableNumber.of(key.rawValue)
        while keys[number] != nil { number = number % StableNumber.limit + 1 }
        entries[key] = Entry(appID: number)
        keys[number] = key
        return number
    }

    /// Moves the appID of the key `other` to the key `key`. The app had the key `other` before its registration.
    mutating func adopt(_ key: AppKey, from other: AppKey) {
        guard entries[key] == nil, let entry = entries[other] else { return }
        entries[other] = nil
        entries[key] = entry
        keys[entry.appID] = key
    }

    mutating func set(_ key: AppKey, _ change: (inout Entry) -> Void) {
        _ = appID(of: key)
        if var entry = entries[key] {
            change(&entry)
            entries[key] = entry
        }
    }

    /// Marks all apps as not announced and not listed. Called when the HMI has disconnected.
    mutating func forgetPresence() { for key in entries.keys { forgetPresence(of: key) } }

    /// Marks an app as not announced and not listed, but keeps its appID.
    mutating func forgetPresence(of key: AppKey) { set(key) { $0 = Entry(appID: $0.appID) } }
}

/// Computes numbers from texts. Equal texts give equal numbers in every run. In SDL Core, these numbers are random.
enum StableNumber {
    /// The largest grammar or command id in the HMI API.
    static let limit = 2_000_000_000

    /// Returns an FNV-1a hash of the text, between 1 and `limit`.
    static func of(_ text: String) -> Int {
        let hash = text.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return Int(hash % UInt64(limit)) + 1
    }
}
