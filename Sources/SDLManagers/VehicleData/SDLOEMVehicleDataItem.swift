public import JSON
import SDLRPC

/// An item of vehicle data that the interface has not but a maker's cars have, by its name and what it holds.
///
/// `Value` is a number, a text, true or false, a list of these, or a structure of one's own that is `Decodable`, as the maker
/// says it; or an enumeration of the interface.
///
///     let sunroof = SDLOEMVehicleDataItem<Int>("sunroof")
public struct SDLOEMVehicleDataItem<Value> {
    /// As apps call it.
    public let name: String
    let read: (JSONValue) throws -> Value

    /// An item that holds something which decodes itself.
    public init(_ name: String) where Value: Decodable {
        self.name = name
        read = { try $0.decoded(as: Value.self) }
    }

    /// An item that holds a word of an enumeration of the interface.
    public init(_ name: String) where Value: OpenEnumeration {
        self.name = name
        read = { Value(rawValue: try $0.decoded(as: String.self)) }
    }

    /// Hands on what the car says, or why that is no such value.
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
