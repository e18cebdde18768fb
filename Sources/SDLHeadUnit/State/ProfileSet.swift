import JSON
import SDLSupport

/// The head units that come with the project, by their ids; the first is there when none is named.
package enum BuiltInProfile: String, CaseIterable, Sendable {
    case generic, wide, twoline, rpc5, portrait

    /// Read once somebody wants it: a bridge stands sooner without the others.
    package var profile: Profile {
        Self.read.withLock { known in
            if let profile = known[self] { return profile }
            do {
                let profile = try Profile(JSONValue(parsing: document))
                known[self] = profile
                return profile
            } catch {
                preconditionFailure("the profile \(rawValue) of the project's own is none: \(error)")
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
    /// The head units that come with the project; the first is there when none is named.
    package static var all: [Profile] { BuiltInProfile.allCases.map(\.profile) }
}

/// What kinds of head unit one can become.
package struct ProfileSet: Sendable {
    package private(set) var ids: [String]
    private var own: OrderedMap<String, Profile> = [:]

    /// Those that come with the project.
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

    /// Those and another, which comes first, in the place of one with its id.
    func beginning(with profile: Profile) -> ProfileSet {
        var longer = self
        longer.ids = [profile.id] + ids.filter { $0 != profile.id }
        longer.own[profile.id] = profile
        return longer
    }
}
