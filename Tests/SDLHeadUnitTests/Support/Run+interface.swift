import JSON
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHeadUnit

// Sends messages as JSON, decoded by the same rules as on the wire.
extension Run {
    /// Sends a request by its name and parameters. Returns the response; nil if there is no response yet.
    @discardableResult
    mutating func send(
        _ name: String, _ params: JSONValue, on session: SessionRef
    ) throws -> JSONValue? {
        let type = try #require(SDLRPCRegistry.message(named: name, .request) as? any SDLRPCRequest.Type)
        return try send(type, params, on: session)
    }

    private mutating func send<Request: SDLRPCRequest>(
        _ type: Request.Type, _ params: JSONValue, on session: SessionRef
    ) throws -> JSONValue? {
        let json = params.json()
        let found = try Request.reading(json[...], dropping: .unknownNames).violations.items
        switch Request.verdict(on: json[...]) {
        case .accepted(let message, let warning):
            return ask(
                HeadUnitInput.Request(
                    functionID: Request.functionID, correlationID: 0, message: message, violations: found,
                    warning: warning, json: json[...], cause: .row(0)), on: session)
        case .refused(let info):
            return ask(
                HeadUnitInput.Request(
                    functionID: Request.functionID, correlationID: 0, message: nil,
                    fault: .init(result: .invalidData, info: info), violations: found, json: json[...], cause: .row(0)),
                on: session)
        }
    }
}

extension JSONValue {
    /// Returns whether this JSON contains a string as a value, at any depth.
    func contains(_ name: String) -> Bool {
        switch self {
        case .string(let text): text == name
        case .array(let elements): elements.contains { $0.contains(name) }
        case .object(let members): members.contains { $0.value.contains(name) }
        default: false
        }
    }
}
