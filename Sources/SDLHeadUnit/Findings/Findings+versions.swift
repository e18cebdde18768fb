import JSON
package import SDLRPC
import SDLSupport

// What is newer or older than the version of the interface that both ends have agreed on.
extension HeadUnitState {
    /// The version of the interface that a request is written in: the one that was agreed on, or the one that an app says it
    /// was made for when it registers. Nil before that.
    func version(of request: HeadUnitInput.Request, _ caller: Caller) -> SDLVersion? {
        if let app = apps.look(at: caller.app) { return app.rpcVersion }
        return (request.message as? SDLRegisterAppInterface).map { SDLVersion($0.syncMsgVersion) }
    }

    func noteVersions(
        _ type: any SDLRPCMessage.Type, _ request: HeadUnitInput.Request, _ version: SDLVersion, _ caller: Caller,
        _ turn: inout Turn
    ) {
        if let offence = type.lifespan.offence(at: version) {
            turn.find(Finding(offence, type.lifespan, version, of: type.name, type.name), about: caller)
        }
        let misuses = VersionMisuses(in: request.json, of: type, at: version)
        for (member, places) in misuses.members {
            for path in places.prefix(3) {
                let place = member.path.joined(separator: ".")
                turn.find(
                    Finding(misuses.rule(member.lifespan), member.lifespan, version, of: "\(path)", place, at: path),
                    about: caller)
            }
        }
        for names in misuses.names {
            for (path, name, lifespan) in names.prefix(3) {
                turn.find(
                    Finding(misuses.rule(lifespan), lifespan, version, of: "\"\(name)\"", at: path), about: caller)
            }
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
