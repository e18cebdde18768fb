import JSON
import SDLRPC
import SDLSupport

// SDL Core reads an app's messages in the negotiated version of the mobile API. SDL Core refuses newer functions, drops
// newer or removed members, and treats newer names as unknown.
extension HeadUnitInput.Request {
    /// The first version of the mobile API whose definition says when each element was added. SDL Core treats older
    /// apps as version 4.5.1.
    private static let firstVersioned = SDLVersion(5)
    private static let unversioned = SDLVersion(4, 5, 1)

    /// Reads the request again as SDL Core reads it in the app's version of the mobile API, if this makes a difference.
    mutating func read(inVersionOf caller: Caller, in apps: AppTable) {
        guard fault == nil, let said = caller.version(of: self, in: apps),
            let type = SDLRPCRegistry.message(functionID, .request)
        else { return }
        let version = said < Self.firstVersioned ? Self.unversioned : said
        if type.lifespan.isMissing(at: version) {
            let info = "RPC: Function is not available for SyncMsgVersion \(version.inThreeParts)"
            return fault = .init(result: .invalidData, info: info)
        }
        guard let misuses = VersionMisuses(in: self, of: type, at: version) else { return }
        let members = misuses.members.filter { $0.member.lifespan.isMissing(at: version) }.flatMap(\.places)
        let names = misuses.names.flatMap(\.self).filter { $0.lifespan.isMissing(at: version) }
        guard !members.isEmpty || !names.isEmpty else { return }
        var params = misuses.params
        for path in members { params.set(nil, at: path.steps[...]) }
        // The name becomes an unknown name, so that the reader drops the name and any member that requires the name.
        for (path, name, _) in names { params.set(.string(name + "?"), at: path.steps[...]) }
        read(params, as: type, newer: Dictionary(names.map { ($0.path, $0.name) }) { first, _ in first })
    }
}

extension SDLLifespan {
    /// Returns whether the function, member or name with this lifespan is missing in `version` of the mobile API.
    fileprivate func isMissing(at version: SDLVersion) -> Bool {
        version < since || until.map { $0 <= version } == true
    }
}

extension SDLVersion {
    fileprivate var inThreeParts: String { "\(major).\(minor).\(patch)" }
}

extension HeadUnitInput.Request {
    /// Decodes the request again after newer members and names were removed from its parameters.
    fileprivate mutating func read(_ params: JSONValue, as type: any SDLRPCMessage.Type, newer: [JSONPath: String]) {
        guard let reading = try? type.anyReading(params.json(), dropping: .unknownNames) else { return }
        let found = reading.violations.items.map { violation in
            guard case .unknown(_, let enumeration) = violation.rule, let name = newer[violation.path] else {
                return violation
            }
            return Violation(path: violation.path, .unknown(name, of: enumeration))
        }
        message = reading.value
        if reading.value == nil || !found.allSatisfy(\.isUnknownName) {
            fault = .init(result: .invalidData, info: found.coreText)
        } else {
            warning = found.isEmpty ? nil : found.coreText
        }
    }
}

extension SDLRPCMessage {
    fileprivate static func anyReading(
        _ json: [UInt8], dropping: JSONReader.Dropping
    ) throws(JSONError) -> JSONReading<any SDLRPCMessage> {
        let reading = try reading(json[...], dropping: dropping)
        return JSONReading(value: reading.value, violations: reading.violations)
    }
}
