import JSON
import SDLSupport

/// The built-in head-unit profiles by id. The first profile is the default.
package enum BuiltInProfile: String, CaseIterable, Sendable {
    case generic, wide, twoline, rpc5, portrait

    /// The profile, which is loaded on first use, so that the bridge starts faster.
    package var profile: Profile {
        Self.read.withLock { known in
            if let profile = known[self] { return profile }
            do {
                let profile = try Profile(json: document, at: rawValue)
                known[self] = profile
                return profile
            } catch {
                preconditionFailure("The built-in profile \(rawValue) is invalid: \(error)")
            }
        }
    }

    private static let read = Lock<[BuiltInProfile: Profile]>([:])

    private var document: [UInt8] {
        switch self {
        case .generic: PackageResources.generic_json
        case .wide: PackageResources.wide_json
        case .twoline: PackageResources.twoline_json
        case .rpc5: PackageResources.rpc5_json
        case .portrait: PackageResources.portrait_json
        }
    }
}

extension Profile {
    /// All built-in profiles. The first profile is the default.
    package static var all: [Profile] { BuiltInProfile.allCases.map(\.profile) }
}

package struct ProfileSet: Sendable {
    package private(set) var ids: [String]
    private var own: OrderedMap<String, Profile> = [:]

    package static let builtIn = ProfileSet(ids: BuiltInProfile.allCases.map(\.rawValue))

    package init(_ profiles: [Profile]) {
        self.init(ids: [])
        for profile in profiles where own[profile.id] == nil {
            ids.append(profile.id)
            own[profile.id] = profile
        }
    }

    private init(ids: [String]) { self.ids = ids }

    subscript(id: String) -> Profile? {
        own[id] ?? (ids.contains(id) ? BuiltInProfile(rawValue: id)?.profile : nil)
    }

    var all: [Profile] { ids.compactMap { self[$0] } }

    /// Returns a set that begins with `profile`. A profile with the same id is removed from the set.
    func prepending(_ profile: Profile) -> ProfileSet {
        var longer = self
        longer.ids = [profile.id] + ids.filter { $0 != profile.id }
        longer.own[profile.id] = profile
        return longer
    }
}
