import JSON
import SDLRPC
import SDLSupport

struct ServiceTree: JSONWritable, Sendable {
    let service: AppService
    let isDefault: Bool
    /// The images of the app that offers the service; nil if no app offers the service.
    let images: ImageURLs?

    init?(_ id: String, in state: borrowing HeadUnitState) {
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

extension ServiceQuestion {
    var tree: ObjectTree {
        ObjectTree { writer in
            writer.field("app", caller.app.rawValue)
            writer.field("service", service)
            writer.field("endsAt", Int(endsAt.milliseconds))
        }
    }
}
