import Foundation
public import JSON
import SDLRPC

/// A manufacturer-specific item of vehicle data, which the mobile API does not define. An item has a name and a value
/// type.
///
/// `Value` is a number, a text, a Boolean, a list of these types, or an enumeration of the mobile API. `Value` can also
/// be a `Decodable` structure that matches the manufacturer's format.
///
///     let sunroof = SDLOEMVehicleDataItem<Int>("sunroof")
public struct SDLOEMVehicleDataItem<Value> {
    /// The name of the item in requests and notifications.
    public let name: String
    let read: (JSONValue) throws -> Value

    /// Creates an item whose values are decoded as `Value`.
    public init(_ name: String) where Value: Decodable {
        self.name = name
        read = { try JSONDecoder().decode(Value.self, from: Data($0.json())) }
    }

    /// Creates an item whose values belong to an enumeration of the mobile API.
    public init(_ name: String) where Value: OpenEnumeration {
        self.name = name
        read = { Value(rawValue: try JSONDecoder().decode(String.self, from: Data($0.json()))) }
    }

    /// Decodes `said`, the JSON value that the head unit has sent, for the handler. The handler receives an error if
    /// `said` is nil or does not have the type `Value`.
    @MainActor
    func report(_ said: JSONValue?, _ handler: @MainActor (_ value: Value?, _ error: (any Error)?) -> Void) {
        guard let said else { return handler(nil, SDLVehicleDataError.unknown(name)) }
        do {
            handler(try read(said), nil)
        } catch {
            handler(nil, SDLVehicleDataError.otherKind(name, value: said.description, why: Self.reason(error)))
        }
    }

    /// Returns the path of the value that could not be decoded, and the reason.
    private static func reason(_ error: any Error) -> String {
        switch error {
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
            DecodingError.keyNotFound(_, let context):
            let steps = context.codingPath.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
            let path = steps.joined().drop { $0 == "." }
            return (path.isEmpty ? "" : "\(path): ") + context.debugDescription
        // For example, a number is out of range, or a text is not a case of an enumeration.
        default: return "it does not fit \(Value.self)"
        }
    }
}
