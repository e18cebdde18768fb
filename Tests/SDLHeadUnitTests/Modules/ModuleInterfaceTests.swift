import JSON
import RPCSpec
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHeadUnit

/// Tests that the head unit accepts every member, name and limit that the mobile API defines for values of modules.
@Suite struct ModuleInterfaceTests {
    private static let modules = ModuleDataTests.modules
    /// Members of a request that the head unit does not store as values of the module: whether the app stays active
    /// after a change of the audio source, the name of a channel, and the action for the memory of a seat.
    private static let beside = ["keepContext", "channelName", "memory"]

    /// Returns the members that the mobile API defines for the values of a module.
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
    func `An app can set each valid value, or the answer says why the car does not support it`(_ ref: ModuleRef) throws
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
                    let comment = "\(ref.type).\(member.name) \(whole): \(code)"
                    if code == "SUCCESS" {
                        taken += 1
                        let now = run.values(ref.type, ref.id)?[member.name]
                        if let list = whole.array, let key = ModuleKind.identities[member.name] {
                            for one in list {
                                let set = now?.array?.first { $0[key] == one[key] }
                                for (name, value) in one.object ?? [:] where !Self.beside.contains(name) {
                                    #expect(set?[name] == value, "\(comment)")
                                }
                            }
                        } else if !Self.beside.contains(member.name) {
                            #expect(now == whole, "\(comment)")
                        }
                    } else {
                        #expect(["UNSUPPORTED_RESOURCE", "READ_ONLY", "REJECTED"].contains(code), "\(comment)")
                        #expect(answer?["info"] != nil && answer?["success"] == false, "\(comment)")
                        let isWritable = !module.kind.readOnly.contains(member.name)
                        #expect(code != "READ_ONLY" || !isWritable || ref.type == .light, "\(comment)")
                        #expect(run.values(ref.type, ref.id) == module.values, "\(comment)")
                    }
                }
            }
        }
        #expect(taken > 0)
    }

    @Test(arguments: modules.map(\.ref))
    func `The driver cannot set invalid values`(_ ref: ModuleRef) throws {
        let walk = try InterfaceWalk()
        let module = try #require(Self.modules.first { $0.ref == ref })
        var (run, _) = Run.controlling()
        for member in members(module, walk) where module.values[member.name] != nil {
            for place in walk.places(member, []) {
                for value in place.bad {
                    let whole = walk.value(member, place.path[...], value)
                    let failure = run.move(ref.type, ref.id, [member.name: whole])
                    let comment = "\(ref.type).\(member.name) \(whole): \(failure?.detail ?? "accepted")"
                    #expect(failure?.detail.contains(member.name) == true, "\(comment)")
                    #expect(run.values(ref.type, ref.id) == module.values, "\(comment)")
                }
            }
        }
    }
}
