import JSON
package import SDLRPC
import SDLSupport

// Findings about requests that are newer or older than the negotiated version of the mobile API.
extension Caller {
    /// Returns the version of the mobile API that applies to a request: the negotiated version, or the app's version in
    /// RegisterAppInterface; nil for any other request before the registration.
    func version(of request: HeadUnitInput.Request, in apps: AppTable) -> SDLVersion? {
        if let app = apps.peek(at: app) { return app.rpcVersion }
        return (request.message as? SDLRegisterAppInterface).map { SDLVersion($0.syncMsgVersion) }
    }
}

extension Turn {
    mutating func noteVersions(
        _ type: any SDLRPCMessage.Type, _ request: HeadUnitInput.Request, _ version: SDLVersion, _ caller: Caller
    ) {
        if let offence = type.lifespan.offence(at: version) {
            find(Finding(offence, type.lifespan, version, of: type.name, type.name), about: caller)
        }
        guard let misuses = VersionMisuses(in: request, of: type, at: version) else { return }
        for (member, places) in misuses.members {
            for path in places.prefix(3) {
                let place = member.path.joined(separator: ".")
                find(
                    Finding(misuses.rule(member.lifespan), member.lifespan, version, of: "\(path)", place, at: path),
                    about: caller)
            }
        }
        for names in misuses.names {
            for (path, name, lifespan) in names.prefix(3) {
                find(
                    Finding(misuses.rule(lifespan), lifespan, version, of: "\"\(name)\"", at: path), about: caller)
            }
        }
    }
}

extension SDLLifespan {
    /// Returns the rule that an app of this version breaks by using an element with this lifespan; nil if the element
    /// may be used.
    package func offence(at version: SDLVersion) -> FindingRule? {
        if since > version { return .since }
        if let until, until <= version { return .until }
        if let deprecated, deprecated <= version { return .deprecated }
        return nil
    }
}

extension Finding {
    /// Creates a finding about an element that is missing or deprecated in this version. `place` is the name of the
    /// request, or the path of the member in the request's definition; nil for an enumeration name.
    fileprivate init(
        _ rule: FindingRule, _ lifespan: SDLLifespan, _ version: SDLVersion, of name: String, _ place: String? = nil,
        at path: JSONPath? = nil
    ) {
        switch rule {
        case .since:
            self.init(
                rule: rule, path: path,
                message: "\(name) exists since version \(lifespan.since), but the negotiated version is \(version).",
                fix: "Send \(name) only to head units with version \(lifespan.since) or newer.")
        case .until:
            let until = lifespan.until ?? version
            self.init(
                rule: rule, path: path, message: "\(name) was removed in version \(until).",
                fix: "Do not send \(name) to head units with version \(until) or newer.")
        default:
            let deprecated = lifespan.deprecated ?? version
            self.init(
                rule: rule, path: path, message: "\(name) is deprecated since version \(deprecated).",
                fix: place.flatMap(Successors.of).map { "Use \($0) instead." }
                    ?? "See version \(deprecated) of the interface for the replacement.")
        }
    }
}
