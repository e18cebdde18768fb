import JSON
import RPCSpec
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHeadUnit

/// Every member, name and bound that the interface has for what a module of the car is set to.
@Suite struct ModuleInterfaceTests {
    private static let modules = ModuleDataTests.modules
    /// What goes with a wish and is no value of the module: how a source is taken over, what the car calls a channel, and what a
    /// seat is to remember.
    private static let beside = ["keepContext", "channelName", "memory"]

    /// The members of a module's values, as the interface has them.
    private func members(_ module: CarModule, _ walk: InterfaceWalk) -> [Spec.Parameter] {
        let data = walk.interface.structs.first { $0.name == "ModuleData" }?.params ?? []
        let own = data.first { $0.name == module.kind.data }
        return own.map { walk.structure($0.type) } ?? []
    }

    private func asked(_ module: CarModule, _ values: JSONValue) -> JSONValue {
        var values = values
        if module.ref.type == .seat { values["id"] = module.values["id"] }
        return [module.kind.data: values]
    }

    @Test(arguments: modules.map(\.ref))
    func `An app sets each value that the interface allows, or is told why the car has it not`(_ ref: ModuleRef) throws
    {
        let walk = try InterfaceWalk()
        let module = try #require(Self.modules.first { $0.ref == ref })
        var taken = 0
        for member in members(module, walk) where member.name != "id" {
            for place in walk.places(member, []) {
                for value in place.good {
                    var (run, app) = Run.controlling()
                    let whole = walk.value(member, place.path[...], value)
                    let answer = run.set(ref.type, ref.id, asked(module, [member.name: whole]), on: app)
                    let code = answer?["resultCode"]?.string ?? "none"
                    let said = "\(ref.type).\(member.name) \(whole): \(code)"
                    if code == "SUCCESS" {
                        taken += 1
                        let now = run.values(ref.type, ref.id)?[member.name]
                        if let list = whole.array, let key = ModuleKind.identities[member.name] {
                            for one in list {
                                let set = now?.array?.first { $0[key] == one[key] }
                                for (name, value) in one.object ?? [:] where !Self.beside.contains(name) {
                                    #expect(set?[name] == value, "\(said)")
                                }
                            }
                        } else if !Self.beside.contains(member.name) {
                            #expect(now == whole, "\(said)")
                        }
                    } else {
                        #expect(["UNSUPPORTED_RESOURCE", "READ_ONLY", "REJECTED"].contains(code), "\(said)")
                        #expect(answer?["info"] != nil && answer?["success"] == false, "\(said)")
                        let isMine = !module.kind.readOnly.contains(member.name)
                        #expect(code != "READ_ONLY" || !isMine || ref.type == .light, "\(said)")
                        #expect(run.values(ref.type, ref.id) == module.values, "\(said)")
                    }
                }
            }
        }
        #expect(taken > 0)
    }

    @Test(arguments: modules.map(\.ref))
    func `The driver sets nothing beyond`(_ ref: ModuleRef) throws {
        let walk = try InterfaceWalk()
        let module = try #require(Self.modules.first { $0.ref == ref })
        var (run, _) = Run.controlling()
        for member in members(module, walk) where module.values[member.name] != nil {
            for place in walk.places(member, []) {
                for value in place.bad {
                    let whole = walk.value(member, place.path[...], value)
                    let failure = run.move(ref.type, ref.id, [member.name: whole])
                    let said = "\(ref.type).\(member.name) \(whole): \(failure?.detail ?? "taken")"
                    #expect(failure?.detail.contains(member.name) == true, "\(said)")
                    #expect(run.values(ref.type, ref.id) == module.values, "\(said)")
                }
            }
        }
    }
}
