import SDLHeadUnit
import SDLSupport

/// Apps as the HMI knows them: each under a number of its own, which is no session id.
struct AppDirectory: Sendable {
    struct Entry: Sendable {
        let appID: Int
        /// The HMI has heard of it.
        var isAnnounced = false
        /// It stands in the list the HMI has.
        var isListed = false
        /// It was there before the HMI: what it had shown is shown again.
        var wantsRestoring = false
    }

    private(set) var entries: OrderedMap<AppKey, Entry> = [:]
    private var keys: [Int: AppKey] = [:]

    subscript(key: AppKey) -> Entry? { entries[key] }

    func key(of appID: Int) -> AppKey? { keys[appID] }

    /// The number stays as long as the run: an app that comes back is known again.
    mutating func appID(of key: AppKey) -> Int {
        if let entry = entries[key] { return entry.appID }
        var number = StableNumber.of(key.rawValue)
        while keys[number] != nil { number = number % StableNumber.limit + 1 }
        entries[key] = Entry(appID: number)
        keys[number] = key
        return number
    }

    /// An app turns out to be one that had another name, and has its number from then on.
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

    /// The HMI knows nobody any more.
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

/// Numbers that are the same in every run, where SDL Core draws random ones.
enum StableNumber {
    /// The largest id of a grammar or a command in the HMI's interface.
    static let limit = 2_000_000_000

    /// FNV-1a, folded into what an HMI takes; never 0.
    static func of(_ text: String) -> Int {
        let hash = text.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return Int(hash % UInt64(limit)) + 1
    }
}
