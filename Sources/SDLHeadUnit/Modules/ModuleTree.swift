import JSON
import SDLRPC
import SDLSupport

struct ModuleTree: JSONWritable, Sendable {
    let module: CarModule
    let subscribers: [AppKey]
    /// The app that controls the module; nil if no app controls the module.
    let holder: AppKey?

    init?(_ ref: ModuleRef, in state: HeadUnitState) {
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
                writer.field(named: "memories") { writer in
                    writer.object { writer in
                        for (number, memory) in module.memories {
                            writer.field(named: "\(number)") { memory.write(to: &$0) }
                        }
                    }
                }
            }
            writer.field("holder", holder?.rawValue)
            writer.field("subscribers", subscribers.map(\.rawValue))
        }
    }
}

/// All modules in the state tree, by type and id.
struct ModulesTree: JSONWritable, Sendable {
    let modules: OrderedMap<String, OrderedMap<String, ModuleTree>>

    init(_ state: HeadUnitState) {
        var modules: OrderedMap<String, OrderedMap<String, ModuleTree>> = [:]
        for ref in state.control.modules.keys {
            guard let tree = ModuleTree(ref, in: state) else { continue }
            modules[ref.type.rawValue, default: [:]][ref.id] = tree
        }
        self.modules = modules
    }

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            for (type, modules) in modules {
                writer.field(named: type) { writer in
                    writer.object { writer in
                        for (id, module) in modules { writer.field(named: id) { module.write(to: &$0) } }
                    }
                }
            }
        }
    }
}

/// An open question to the driver in the state tree.
struct ConsentTree: JSONWritable, Sendable {
    let question: ConsentQuestion

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", question.id)
            writer.field("app", question.caller.app.rawValue)
            writer.field("moduleType", question.answers.keys.first?.type)
            writer.field("modules") { writer in
                writer.object { writer in
                    for (ref, answer) in question.answers {
                        writer.field(named: ref.id) { writer in
                            if let answer { writer.bool(answer) } else { writer.null() }
                        }
                    }
                }
            }
            writer.field("endsAt", Int(question.endsAt.milliseconds))
        }
    }
}
