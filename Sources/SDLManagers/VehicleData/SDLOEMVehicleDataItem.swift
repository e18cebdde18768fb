public import JSON
import SDLRPC

/// A manufacturer-specific item of vehicle data, which is not part of the interface. It consists of a name and the type
/// of its value.
///
/// `Value` is a number, a text, a Boolean, a list of these, or an enumeration of the interface. It can also be your own
/// `Decodable` structure for the manufacturer's format.
///
///     let sunroof = SDLOEMVehicleDataItem<Int>("sunroof")
public struct SDLOEMVehicleDataItem<Value> {
    /// The name of the item in requests.
    public let name: String
    let read: (JSONValue) throws -> Value

    /// Creates an item whose value is `Decodable`.
    public init(_ name: String) where Value: Decodable {
        self.name = name
        read = { try $0.decoded(as: Value.self) }
    }

    /// Creates an item whose value belongs to an enumeration of the interface.
    public init(_ name: String) where Value: OpenEnumeration {
        self.name = name
        read = { Value(rawValue: try $0.decoded(as: String.self)) }
    }

    /// Passes the decoded value to the handler, or an error if the value is missing or has another type.
    @MainActor
    func report(_ said: JSONValue?, _ handler: @MainActor (_ value: Value?, _ error: (any Error)?) -> Void) {
        guard let said else { return handler(nil, SDLVehicleDataError.unknown(name)) }
        do {
            handler(try read(said), nil)
        } catch {
            handler(nil, SDLVehicleDataError.otherKind(name, value: said.description, why: "\(error)"))
        }
    }
}
