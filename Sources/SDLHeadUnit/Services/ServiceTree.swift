import JSON
import SDLRPC
import SDLSupport

struct ServiceTree: JSONWritable, Sendable {
    let service: AppService
    let isDefault: Bool
    /// The images of the app that offers the service; nil if no app offers the service.
    let images: ImageURLs?

    init?(_ id: String, in state: HeadUnitState) {
        guard let service = state.services.all[id] else { return nil }
        self.service = service
        isDefault = state.services.defaults[service.type] == service.provider
        images = service.app.map { ImageURLs(of: $0, in: state) }
    }

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("type", service.type)
            writer.field("name", service.manifest.serviceName)
            writer.field("app", service.app?.rawValue)
            writer.field("active", service.isActive)
            writer.field("default", isDefault)
            writer.field("forApps", service.servesApps)
            writer.field("manifest", ImageTree(service.manifest, images))
            if let data = service.data { writer.field("data", ImageTree(data, images)) }
        }
    }
}

/// The entry of the state tree for a question to the driver whether a service may become active.
struct ServiceQuestionTree: JSONWritable, Sendable {
    let question: ServiceQuestion

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("app", question.caller.app.rawValue)
            writer.field("service", question.service)
            writer.field("endsAt", Int(question.endsAt.milliseconds))
        }
    }
}

/// The preferred providers in the state tree, by type of service.
struct ServiceDefaultsTree: JSONWritable, Sendable {
    let defaults: OrderedMap<String, String>

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            for (type, provider) in defaults { writer.field(named: type, provider) }
        }
    }
}
