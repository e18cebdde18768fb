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
        read = { try $0.decoded(as: Value.self) }
    }

    /// Creates an item whose values belong to an enumeration of the mobile API.
    public init(_ name: String) where Value: OpenEnumeration {
        self.name = name
        read = { Value(rawValue: try $0.decoded(as: String.self)) }
    }

    /// Decodes `said`, the JSON value that the head unit has sent, for the handler. The handler receives an error if
    /// `said` is nil or does not have the type `Value`.
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
