import SDLHeadUnit
import SDLSupport

/// The appIDs under which the HMI knows the apps. An appID is independent of the app's session id.
struct AppDirectory: Sendable {
    struct Entry: Sendable {
        let appID: Int
        /// Whether the HMI has received OnAppRegistered for it.
        var isAnnounced = false
        /// Whether the app is in the last app list that the HMI has received.
        var isListed = false
        /// Whether the HMI must be sent everything the app has shown before, because the app is older than the HMI's
        /// connection.
        var wantsRestoring = false
    }

    private(set) var entries: OrderedMap<AppKey, Entry> = [:]
    private var keys: [Int: AppKey] = [:]

    subscript(key: AppKey) -> Entry? { entries[key] }

    func key(of appID: Int) -> AppKey? { keys[appID] }

    /// Returns the app's number. It stays the same until the process ends, so that the HMI recognizes an app that
    /// reconnects.
    mutating func appID(of key: AppKey) -> Int {
        if let entry = entries[key] { return entry.appID }
        var number = StableNumber.of(key.rawValue)
        while keys[number] != nil { number = number % StableNumber.limit + 1 }
        entries[key] = Entry(appID: number)
        keys[number] = key
        return number
    }

    /// Gives an app the number it had under its provisional key.
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

    /// Resets what the HMI knows about each app, after the HMI has disconnected. The appIDs stay.
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

/// Numbers that are the same in every run. SDL Core draws random ones.
enum StableNumber {
    /// The largest grammar or command id in the HMI API.
    static let limit = 2_000_000_000

    /// Returns an FNV-1a hash of the text, between 1 and `limit`.
    static func of(_ text: String) -> Int {
        let hash = text.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return Int(hash % UInt64(limit)) + 1
    }
}
