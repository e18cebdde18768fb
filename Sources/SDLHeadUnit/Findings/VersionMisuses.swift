import JSON
import SDLRPC

/// What in the parameters of a request is not part of a version of the interface, or should not be used in it.
struct VersionMisuses {
    /// Members, and the places at which each of them stands.
    private(set) var members: [(member: SDLMemberLifespan, places: [JSONPath])] = []
    /// Names out of enumerations, those of one member together.
    private(set) var names: [[(path: JSONPath, name: String, lifespan: SDLLifespan)]] = []
    private let version: SDLVersion

    init(in json: ArraySlice<UInt8>, of type: any SDLRPCMessage.Type, at version: SDLVersion) {
        self.version = version
        guard let type = type as? any SDLRPCRequest.Type else { return }
        // A name that is not there need not be looked for; most are not.
        let members = type.memberLifespans.filter { member in
            member.lifespan.offence(at: version) != nil && json.mentions(member.path.last ?? "")
        }
        let names = type.memberNames.filter { member in
            member.settled.map { version < $0 } != false && json.mentions(member.path.last ?? "")
        }
        guard !members.isEmpty || !names.isEmpty, let params = try? JSONValue(parsing: Array(json)) else { return }
        self.members = members.map { ($0, params.places(of: $0.path[...]).map(\.path)) }
        self.names = names.map { member in
            params.places(of: member.path[...]).flatMap { path, value in value.names(at: path) }.compactMap {
                path, name in
                guard let lifespan = member.lifespans[name], lifespan.offence(at: version) != nil else { return nil }
                return (path, name, lifespan)
            }
        }
    }

    /// Which rule is broken by what has this lifespan.
    func rule(_ lifespan: SDLLifespan) -> FindingRule { lifespan.offence(at: version) ?? .since }
}

extension JSONValue {
    /// Where in this a member stands, of every element of the arrays on the way, and what it is.
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
        // A member that is an array is meant as a whole.
        return names.count == 1 ? [(place, member)] : member.places(of: names.dropFirst(), at: place)
    }

    /// The name that this is, or those it is an array of.
    fileprivate func names(at path: JSONPath) -> [(path: JSONPath, name: String)] {
        if let name = string { return [(path, name)] }
        return (array ?? []).enumerated().flatMap { index, value in
            value.names(at: JSONPath(path.steps + [.index(index)]))
        }
    }
}

extension ArraySlice<UInt8> {
    /// Whether a name stands in quotes somewhere in it.
    fileprivate func mentions(_ name: String) -> Bool {
        let wanted = Array("\"\(name)\"".utf8)
        guard count >= wanted.count else { return false }
        return withUnsafeBufferPointer { bytes in
            (0...bytes.count - wanted.count).contains { start in
                bytes[start] == wanted[0] && bytes[start...].starts(with: wanted)
            }
        }
    }
}
