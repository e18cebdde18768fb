import JSON
import SDLRPC
import SDLSupport

/// Finds the members and enumeration names of a request that a given version of the mobile API does not define, or
/// defines as deprecated.
struct VersionMisuses {
    /// The misused members, each with all paths at which the member occurs in the request.
    let members: [(member: SDLMemberLifespan, places: [JSONPath])]
    /// The misused enumeration names, grouped by the member that contains the names.
    let names: [[(path: JSONPath, name: String, lifespan: SDLLifespan)]]
    /// The parameters of the request.
    let params: JSONValue
    private let version: SDLVersion

    /// Finds the misuses of a request; nil if no member or name of the request can be a misuse.
    init?(in request: borrowing HeadUnitInput.Request, of type: any SDLRPCMessage.Type, at version: SDLVersion) {
        let json = request.json
        let suspects = Suspects.of(type, at: version)
        // Most names do not occur in the message, so a text search saves the parsing.
        let members = suspects.members.filter(json.mentions).map(\.part)
        let names = suspects.names.filter(json.mentions).map(\.part)
        guard !members.isEmpty || !names.isEmpty, let params = request.parameters else { return nil }
        self.version = version
        self.params = params
        self.members = members.map { ($0, params.places(of: $0.path[...]).map(\.path)) }
        self.names = names.map { member in
            params.places(of: member.path[...]).flatMap { path, value in value.names(at: path) }.compactMap {
                path, name in
                guard let lifespan = member.lifespans[name], lifespan.offence(at: version) != nil else { return nil }
                return (path, name, lifespan)
            }
        }
    }

    /// Returns the rule that an app breaks by using an element with this lifespan.
    func rule(_ lifespan: SDLLifespan) -> FindingRule { lifespan.offence(at: version) ?? .since }
}

extension JSONValue {
    /// Returns the path and the value of each member that is reached by the member names `names`. If one of these names
    /// belongs to an array, each element of the array can contain the member.
    fileprivate func places(
        of names: ArraySlice<String>, at path: JSONPath = JSONPath()
    ) -> [(path: JSONPath, value: JSONValue)] {
        if case .array(let values) = self {
            return values.enumerated().flatMap { index, value in
                value.places(of: names, at: JSONPath(path.steps + [.index(index)]))
            }
        }
        guard let name = names.first else { return [(path, self)] }
        guard let member = self[name] else { return [] }
        let place = JSONPath(path.steps + [.key(name)])
        // A member that is an array is returned as a whole.
        return names.count == 1 ? [(place, member)] : member.places(of: names.dropFirst(), at: place)
    }

    /// Returns the enumeration names in this value, which is a name or an array of names. `path` is the path of this
    /// value.
    fileprivate func names(at path: JSONPath) -> [(path: JSONPath, name: String)] {
        if let name = string { return [(path, name)] }
        return (array ?? []).enumerated().flatMap { index, value in
            value.names(at: JSONPath(path.steps + [.index(index)]))
        }
    }
}

/// The members and enumeration names in a request's definition that a given version of the mobile API does not define,
/// or defines as deprecated.
private struct Suspects: Sendable {
    /// A member or enumeration of the definition, with the quoted name to search for.
    struct Suspect<Part: Sendable>: Sendable {
        let part: Part
        let quoted: [UInt8]

        init(_ part: Part, _ path: [String]) {
            self.part = part
            quoted = Array("\"\(path.last ?? "")\"".utf8)
        }
    }

    let members: [Suspect<SDLMemberLifespan>]
    let names: [Suspect<SDLMemberNames>]

    private init(_ type: any SDLRPCMessage.Type, _ version: SDLVersion) {
        let type = type as? any SDLRPCRequest.Type
        members =
            type?.memberLifespans.filter { $0.lifespan.offence(at: version) != nil }.map { Suspect($0, $0.path) } ?? []
        names =
            type?.memberNames.filter { $0.settled.map { version < $0 } != false }.map { Suspect($0, $0.path) } ?? []
    }

    private struct Key: Hashable {
        let function: SDLFunctionID
        let version: SDLVersion
    }

    private static let known = Lock<[Key: Suspects]>([:])
    /// The maximum number of entries in the cache. An app may send any version, so the number of entries needs a limit.
    private static let most = 1_000

    static func of(_ type: any SDLRPCMessage.Type, at version: SDLVersion) -> Suspects {
        let key = Key(function: type.functionID, version: version)
        if let suspects = known.withLock({ $0[key] }) { return suspects }
        let suspects = Suspects(type, version)
        known.withLock { known in
            if known.count >= most { known.removeAll() }
            known[key] = suspects
        }
        return suspects
    }
}

extension ArraySlice<UInt8> {
    /// Returns whether the quoted name of `suspect` occurs in these bytes.
    fileprivate func mentions<Part>(_ suspect: Suspects.Suspect<Part>) -> Bool {
        withUnsafeBytes { text in suspect.quoted.withUnsafeBytes { ByteSearch.first($0, in: text) != nil } }
    }
}
