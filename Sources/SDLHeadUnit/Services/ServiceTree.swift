import JSON
import SDLRPC
import SDLSupport

/// A service as the state tree shows it.
struct ServiceTree: JSONWritable, Sendable {
    let service: AppService
    let isDefault: Bool
    /// Its images have addresses in the tree, where it is an app's.
    let app: RegisteredApp?
    let profile: Profile

    init?(_ id: String, in state: HeadUnitState) {
        guard let service = state.services.all[id] else { return nil }
        self.service = service
        isDefault = state.services.defaults[service.type] == service.provider
        app = service.app.flatMap { state.apps[$0] }
        profile = state.profile
    }

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("type", service.type)
            writer.field("name", service.manifest.serviceName)
            writer.field("app", service.app?.rawValue)
            writer.field("active", service.isActive)
            writer.field("default", isDefault)
            writer.field("forApps", service.servesApps)
            writer.field("manifest", Pictured(service.manifest, in: app, on: profile))
            if let data = service.data { writer.field("data", Pictured(data, in: app, on: profile)) }
        }
    }
}

/// What the driver is asked for an app that wants a service to be the active one.
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

/// Who is wanted first, by type.
struct ServiceDefaultsTree: JSONWritable, Sendable {
    let defaults: OrderedMap<String, String>

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            for (type, provider) in defaults { writer.field(named: type, provider) }
        }
    }
}
