import SDLHeadUnit
import SDLSupport

/// The appIDs by which the HMI identifies the apps. The appID of an app is independent of its session id.
struct AppDirectory: Sendable {
    struct Entry: Sendable {
        let appID: Int
        /// Whether the HMI has received OnAppRegistered for the app.
        var isAnnounced = false
        /// Whether the app is in the last app list that the HMI has received.
        var isListed = false
        /// Whether the link must send the app's screens and data to the HMI, because the app registered before the HMI
        /// connected.
        var wantsRestoring = false
    }

    private(set) var entries: OrderedMap<AppKey, Entry> = [:]
    private var keys: [Int: AppKey] = [:]

    subscript(key: AppKey) -> Entry? { entries[key] }

    func key(of appID: Int) -> AppKey? { keys[appID] }

    /// Returns the app's appID. The appID stays the same until the process ends, so that the HMI recognizes an app that
    /// reconnects.
    mutating func appID(of key: AppKey) -> Int {
        if let entry = entries[key] { return entry.appID }
        var number = StableNumber.of(key.rawValue)
        while keys[number] != nil { number = number % StableNumber.limit + 1 }
        entries[key] = Entry(appID: number)
        keys[number] = key
        return number
    }

    /// Gives an app the appID that it had under the key `other`, which was used before the app registered.
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

    /// Marks all apps as neither announced nor listed, after the HMI has disconnected. The appIDs stay.
    mutating func forgetPresence() {
        for key in entries.keys {
            set(key) {
                $0.isAnnounced = false
                $0.isListed = false
                $0.wantsRestoring = false
            }
        }
    }
}

/// Numbers that are the same in every run. SDL Core uses random numbers instead.
enum StableNumber {
    /// The largest grammar or command id in the HMI API.
    static let limit = 2_000_000_000

    /// Returns an FNV-1a hash of the text, between 1 and `limit`.
    static func of(_ text: String) -> Int {
        let hash = text.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return Int(hash % UInt64(limit)) + 1
    }
}
