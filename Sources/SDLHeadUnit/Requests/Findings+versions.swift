import SDLRPC
import SDLSupport

// What is newer or older than the version of the interface that both ends have agreed on.
extension HeadUnitState {
    func noteVersions(
        _ type: any SDLRPCMessage.Type, _ request: HeadUnitInput.Request, _ app: RegisteredApp, _ caller: Caller,
        _ turn: inout Turn
    ) {
        if let offence = type.lifespan.offence(at: app.rpcVersion) {
            turn.find(Finding(offence, type.lifespan, app.rpcVersion, of: type.name), about: caller)
        }
        let members = (type as? any SDLRPCRequest.Type)?.memberLifespans ?? []
        let doubtful = members.filter { member in
            // A name that is not there need not be looked for; most are not.
            member.lifespan.offence(at: app.rpcVersion) != nil && request.json.mentions(member.path.last ?? "")
        }
        guard !doubtful.isEmpty, let params = try? JSONValue(parsing: Array(request.json)) else { return }
        for member in doubtful {
            guard let offence = member.lifespan.offence(at: app.rpcVersion) else { continue }
            for path in params.places(of: member.path[...]).prefix(3) {
                turn.find(Finding(offence, member.lifespan, app.rpcVersion, of: "\(path)", at: path), about: caller)
            }
        }
    }
}

extension SDLLifespan {
    /// Which rule is broken by what has this lifespan.
    fileprivate func offence(at version: SDLVersion) -> FindingRule? {
        if since > version { return .since }
        if let until, until <= version { return .until }
        if let deprecated, deprecated <= version { return .deprecated }
        return nil
    }
}

extension Finding {
    fileprivate init(
        _ rule: FindingRule, _ lifespan: SDLLifespan, _ version: SDLVersion, of name: String, at path: JSONPath? = nil
    ) {
        switch rule {
        case .since:
            self.init(
                rule: rule, path: path,
                message: "\(name) is part of the interface since \(lifespan.since), and \(version) was agreed on.",
                fix: "Send it only to head units that speak \(lifespan.since) or newer.")
        case .until:
            let until = lifespan.until ?? version
            self.init(
                rule: rule, path: path, message: "\(name) has not been part of the interface since \(until).",
                fix: "Do not send it to head units of \(until) or newer.")
        default:
            let deprecated = lifespan.deprecated ?? version
            self.init(
                rule: rule, path: path, message: "\(name) should not be used since \(deprecated).",
                fix: "Use what took its place in \(deprecated).")
        }
    }
}

extension JSONValue {
    /// Where in this a member stands, of every element of the arrays on the way.
    fileprivate func places(of names: ArraySlice<String>, at path: JSONPath = JSONPath()) -> [JSONPath] {
        if case .array(let values) = self {
            return values.enumerated().flatMap { index, value in
                value.places(of: names, at: JSONPath(path.steps + [.index(index)]))
            }
        }
        guard let name = names.first else { return [path] }
        guard let member = self[name] else { return [] }
        let place = JSONPath(path.steps + [.key(name)])
        // A member that is an array is meant as a whole.
        return names.count == 1 ? [place] : member.places(of: names.dropFirst(), at: place)
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
