import JSON
package import SDLRPC
package import SDLSupport

/// What of a car apps may control: its modules with what they can do, and where its seats are.
package struct RemoteControl: Sendable {
    /// As apps are told.
    package let capabilities: SDLRemoteControlCapabilities
    package let seats: SDLSeatLocationCapability?
    /// Each as it stands at first.
    package let modules: OrderedMap<ModuleRef, CarModule>
    /// What of it is somebody's to press.
    let buttons: [SDLButtonName]

    init(_ document: JSONValue) throws(Vehicle.Refusal) {
        let told = document["capabilities"] ?? [:]
        capabilities = try Self.read(told, at: "capabilities")
        seats = try document["seats"].map { seats throws(Vehicle.Refusal) in try Self.read(seats, at: "seats") }
        buttons = capabilities.buttonCapabilities?.map(\.name) ?? []
        var modules: OrderedMap<ModuleRef, CarModule> = [:]
        for kind in ModuleKind.all {
            guard let part = told[kind.capabilities] else { continue }
            for capabilities in kind.isAlone ? [part] : part.array ?? [] {
                let ref = ModuleRef(kind.type, capabilities["moduleInfo"]?["moduleId"]?.string ?? "")
                modules[ref] = CarModule(ref: ref, capabilities: capabilities, values: [:])
            }
        }
        for (type, values) in document["values"]?.object ?? [:] {
            for id in values.object?.keys ?? [] where modules[ModuleRef(SDLModuleType(rawValue: type), id)] == nil {
                throw Vehicle.Refusal(
                    path: "values.\(type).\(id)", problem: "there is no such module",
                    candidates: modules.keys.map { "\($0.type).\($0.id)" })
            }
        }
        for (ref, module) in modules {
            modules[ref] = try module.beginning(with: document["values"]?[ref.type.rawValue]?[ref.id])
        }
        self.modules = modules
    }

    private static func read<Value: JSONReadable & JSONWritable & JSONCheckable>(
        _ document: JSONValue, at path: String
    ) throws(Vehicle.Refusal) -> Value {
        guard let reading = try? Value.reading(document.json(), dropping: .nothing) else {
            throw Vehicle.Refusal(path: path, problem: "cannot be read")
        }
        if let violation = reading.violations.items.first {
            throw Vehicle.Refusal(path: "\(path).\(violation.path)", problem: "\(violation.rule)")
        }
        guard let value = reading.value, let known = try? JSONValue(parsing: value.json()) else {
            throw Vehicle.Refusal(path: path, problem: "has another shape")
        }
        if let unknown = Vehicle.unknown(in: document, besides: known, at: path) {
            throw Vehicle.Refusal(path: unknown, problem: "there is no such member")
        }
        return value
    }
}

extension CarModule {
    fileprivate func beginning(with values: JSONValue?) throws(Vehicle.Refusal) -> CarModule {
        do throws(Vehicle.Refusal) {
            return CarModule(ref: ref, capabilities: capabilities, values: try checked(values ?? [:]))
        } catch {
            throw Vehicle.Refusal(path: "values.\(error.path)", problem: error.problem, candidates: error.candidates)
        }
    }
}
