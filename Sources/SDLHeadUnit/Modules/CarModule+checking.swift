import JSON
import SDLRPC
import SDLSupport

// Checks of module values. The checks are the same for apps, the driver, profiles and the API.
extension CarModule {
    /// Returns `values` if the mobile API and this module allow all values. Otherwise throws an error that names the
    /// first invalid member.
    func checked(_ values: JSONValue) throws(Vehicle.Refusal) -> JSONValue {
        let place = "\(ref.type).\(ref.id)"
        guard values.object != nil else { throw Vehicle.Refusal(path: place, problem: "an object is required") }
        if let name = values.object?.keys.first(where: { !has($0) }) {
            let known = (self.values.object?.keys ?? []).filter(has)
            throw Vehicle.Refusal(
                path: "\(place).\(name)", problem: "this module has no such value", candidates: known)
        }
        return try read(values)
    }

    /// Returns `values` if the mobile API allows all values; otherwise throws an error. The capabilities of the module
    /// are not checked.
    func read(_ values: JSONValue) throws(Vehicle.Refusal) -> JSONValue {
        let place = "\(ref.type).\(ref.id)"
        var whole = CarModule(ref: ref, capabilities: capabilities, values: values).data(values)
        whole = ["moduleData": whole]
        guard let reading = try? SDLOnInteriorVehicleData.reading(whole.json(), dropping: .nothing) else {
            throw Vehicle.Refusal(path: place, problem: "cannot be read")
        }
        let prefix = "moduleData.\(kind.data)"
        if let violation = reading.violations.items.first {
            throw Vehicle.Refusal(
                path: place + "\(violation.path)".dropFirst(prefix.count), problem: "\(violation.rule)")
        }
        guard let read = reading.value, let known = JSONValue(of: read)["moduleData"]?[kind.data] else {
            throw Vehicle.Refusal(path: place, problem: "does not match the interface")
        }
        if let path = Vehicle.unknown(in: values, besides: known, at: place) {
            throw Vehicle.Refusal(path: path, problem: "unknown member")
        }
        return values
    }
}
