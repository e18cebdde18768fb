import JSON
import SDLRPC
import SDLSupport

// Converts a web HMI's requests about services to JSON and back.
extension ServiceRequest {
    func write(to writer: inout JSONWriter) {
        switch self {
        case .publish(let manifest): writer.field("publish") { manifest.write(to: &$0) }
        case .unpublish(let id): writer.field("unpublish", id)
        case .records(let type): writer.field("records", type ?? "")
        case .choose(let id, let active, let isDefault):
            writer.field("choose", id)
            writer.field("active", active)
            writer.field("isDefault", isDefault)
        case .read(let request): writer.field("read") { request.write(to: &$0) }
        case .interact(let request): writer.field("interact") { request.write(to: &$0) }
        }
    }

    init(recorded json: JSONValue) throws(HeadUnitInput.Unreadable) {
        if let manifest = json["publish"] {
            self = .publish(try (try? SDLAppServiceManifest.reading(manifest.json()).value).needed("publish"))
        } else if let id = json["unpublish"]?.string {
            self = .unpublish(id)
        } else if let type = json["records"]?.string {
            self = .records(type: type.isEmpty ? nil : type)
        } else if let id = json["choose"]?.string {
            self = .choose(
                service: id, active: json["active"]?.bool == true, isDefault: json["isDefault"]?.bool)
        } else if let request = json["read"] {
            self = .read(try (try? SDLGetAppServiceData.reading(request.json()).value).needed("read"))
        } else {
            let request = try json.needed("interact").json()
            self = .interact(
                try (try? SDLPerformAppServiceInteraction.reading(request).value).needed("interact"))
        }
    }
}
