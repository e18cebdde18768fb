import JSON
package import SDLRPC

// What is newer or older than the version of the interface that both ends have agreed on.
extension HeadUnitState {
    /// - Parameter version: the one that was agreed on, or that an app says it was made for when it registers.
    func noteVersions(
        _ type: any SDLRPCMessage.Type, _ request: HeadUnitInput.Request, _ version: SDLVersion, _ caller: Caller,
        _ turn: inout Turn
    ) {
        if let offence = type.lifespan.offence(at: version) {
            turn.find(Finding(offence, type.lifespan, version, of: type.name, type.name), about: caller)
        }
        guard let type = type as? any SDLRPCRequest.Type else { return }
        // A name that is not there need not be looked for; most are not.
        let members = type.memberLifespans.filter { member in
            member.lifespan.offence(at: version) != nil && request.json.mentions(member.path.last ?? "")
        }
        let names = type.memberNames.filter { member in
            member.settled.map { version < $0 } != false && request.json.mentions(member.path.last ?? "")
        }
        guard !members.isEmpty || !names.isEmpty, let params = try? JSONValue(parsing: Array(request.json)) else {
            return
        }
        for member in members {
            guard let offence = member.lifespan.offence(at: version) else { continue }
            for (path, _) in params.places(of: member.path[...]).prefix(3) {
                let place = member.path.joined(separator: ".")
                turn.find(Finding(offence, member.lifespan, version, of: "\(path)", place, at: path), about: caller)
            }
        }
        for member in names { noteNames(member, in: params, version, caller, &turn) }
    }

    private func noteNames(
        _ member: SDLMemberNames, in params: JSONValue, _ version: SDLVersion, _ caller: Caller, _ turn: inout Turn
    ) {
        let used = params.places(of: member.path[...]).flatMap { path, value in value.names(at: path) }
        let offences = used.compactMap { path, name in
            member.lifespans[name].flatMap { lifespan in
                lifespan.offence(at: version).map { (path, name, lifespan, $0) }
            }
        }
        for (path, name, lifespan, offence) in offences.prefix(3) {
            turn.find(Finding(offence, lifespan, version, of: "\"\(name)\"", at: path), about: caller)
        }
    }
}

extension SDLLifespan {
    /// Which rule is broken by using what has this lifespan; nil where none is.
    package func offence(at version: SDLVersion) -> FindingRule? {
        if since > version { return .since }
        if let until, until <= version { return .until }
        if let deprecated, deprecated <= version { return .deprecated }
        return nil
    }
}

extension Finding {
    /// - Parameter place: the request or the member that `name` is, as its definition has it; nil for a name.
    fileprivate init(
        _ rule: FindingRule, _ lifespan: SDLLifespan, _ version: SDLVersion, of name: String, _ place: String? = nil,
        at path: JSONPath? = nil
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
                fix: place.flatMap(Successors.of).map { "Use \($0) instead." }
                    ?? "Use what took its place in \(deprecated).")
        }
    }
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
