import JSON
import SDLRPC
import SDLSupport

struct ModuleTree: JSONWritable, Sendable {
    let module: CarModule
    let subscribers: [AppKey]
    let holder: AppKey?

    init?(_ ref: ModuleRef, in state: borrowing HeadUnitState) {
        guard let module = state.control.modules[ref] else { return nil }
        self.module = module
        holder = state.control.holders[ref]
        subscribers = state.apps.keys.filter { state.control.isSubscribed($0, ref) }
    }

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("name", module.capabilities["moduleName"]?.string)
            writer.field("values", module.values)
            if module.has("memory") {
                writer.field("memories", module.memories)
            }
            writer.field("holder", holder?.rawValue)
            writer.field("subscribers", subscribers.map(\.rawValue))
        }
    }
}

extension ControlState {
    static func tree(in state: HeadUnitState) -> OrderedMap<String, OrderedMap<String, ModuleTree>> {
        var modules: OrderedMap<String, OrderedMap<String, ModuleTree>> = [:]
        for ref in state.control.modules.keys {
            modules[ref.type.rawValue, default: [:]][ref.id] = ModuleTree(ref, in: state)
        }
        return modules
    }
}

extension ConsentQuestion {
    var tree: ObjectTree {
        ObjectTree { writer in
            writer.field("id", id)
            writer.field("app", caller.app.rawValue)
            writer.field("moduleType", answers.keys.first?.type)
            writer.field("modules") { writer in
                writer.object { writer in
                    for (ref, answer) in answers {
                        writer.field(named: ref.id) { writer in
                            if let answer { writer.bool(answer) } else { writer.null() }
                        }
                    }
                }
            }
            writer.field("endsAt", Int(endsAt.milliseconds))
        }
    }
}
