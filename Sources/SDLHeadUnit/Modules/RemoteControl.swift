import JSON
package import SDLRPC
package import SDLSupport

/// The remote control section of a profile: the modules with their capabilities, and the seats.
package struct RemoteControl: Sendable {
    package let capabilities: SDLRemoteControlCapabilities
    package let seats: SDLSeatLocationCapability?
    /// The modules of the car, with their initial values.
    package let modules: OrderedMap<ModuleRef, CarModule>
    /// The buttons of the car that apps may press.
    let buttons: [SDLButtonName]

    init(_ document: JSONValue) throws(Vehicle.Refusal) {
        let reported = document["capabilities"] ?? [:]
        capabilities = try Vehicle.read(reported, at: "capabilities")
        seats = try document["seats"].map { seats throws(Vehicle.Refusal) in try Vehicle.read(seats, at: "seats") }
        buttons = capabilities.buttonCapabilities?.map(\.name) ?? []
        var modules: OrderedMap<ModuleRef, CarModule> = [:]
        for kind in ModuleKind.all {
            guard let part = reported[kind.capabilities] else { continue }
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
}

extension CarModule {
    /// Returns the module with its initial values. If `values` is nil, a web HMI provides the values later.
    fileprivate func beginning(with values: JSONValue?) throws(Vehicle.Refusal) -> CarModule {
        guard let values else { return self }
        do throws(Vehicle.Refusal) {
            var module = self
            _ = module.take(try checked(values))
            return module
        } catch {
            throw Vehicle.Refusal(path: "values.\(error.path)", problem: error.problem, candidates: error.candidates)
        }
    }
}
