import JSON
import Journaling
import SDLRPC
import SDLSupport

// Converts effects to JSON. A replay compares this JSON byte by byte.
extension HeadUnitEffect {
    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            switch self {
            case .respond(let reply): writer.field("respond") { reply.write(to: &$0) }
            case .abandon(let session, let correlationID):
                writer.field("abandon") { session.write(to: &$0) }
                writer.field("correlationID", Int(correlationID))
            case .notify(let session, let notification, let bulk, let causes):
                writer.field("notify") { writer in
                    writer.object { writer in
                        writer.field("session") { session.write(to: &$0) }
                        writer.field("name", type(of: notification).name)
                        writer.field("params") { notification.write(to: &$0) }
                        if !bulk.isEmpty { writer.field("bulk", Base64.encode(bulk[...])) }
                        writer.field("causes") { causes.write(to: &$0) }
                    }
                }
            case .sendRaw(let session, let kind, let function, let json, let causes):
                writer.field("sendRaw") { writer in
                    writer.object { writer in
                        writer.field("session") { session.write(to: &$0) }
                        writer.field("kind", "\(kind)")
                        writer.field("functionID", function.rawValue)
                        writer.field("json", Base64.encode(json[...]))
                        writer.field("causes") { causes.write(to: &$0) }
                    }
                }
            case .answerStream(let session, let service, let answer):
                writer.field("answerStream") { session.write(to: &$0) }
                writer.field("service", service.rawValue)
                writer.field("answer", "\(answer)")
            case .endStream(let session, let service):
                writer.field("endStream") { session.write(to: &$0) }
                writer.field("service", service.rawValue)
            case .endSession(let session, let closeConnection):
                writer.field(closeConnection ? "endConnection" : "endSession") { session.write(to: &$0) }
            case .store(let ticket, let file, let bytes, let offset):
                writer.field("store") { writer in
                    writer.object { writer in
                        writer.field("ticket") { ticket.write(to: &$0) }
                        writer.field("file") { file.write(to: &$0) }
                        writer.field("bytes", bytes.count)
                        writer.field("offset", offset)
                    }
                }
            case .remove(let app, let name): writer.field("remove", [app.rawValue, name])
            case .keepIcon(let app, let name): writer.field("keepIcon", [app.rawValue, name])
            case .dropIcon(let app): writer.field("dropIcon", app.rawValue)
            case .read(let ticket, let app, let name, let range):
                writer.field("read", ticket.number)
                writer.field("file", [app.rawValue, name])
                writer.field("range", [range.lowerBound, range.upperBound])
            case .readShared(let ticket, let path, let offset, let length, let most):
                writer.field("readShared", ticket.number)
                writer.field("path", path)
                writer.field("offset", offset)
                writer.field("length", length)
                writer.field("most", most)
            case .ask(let ticket, let session, let request, let causes):
                writer.field("ask", ticket.number)
                writer.field("session") { session.write(to: &$0) }
                writer.field("name", type(of: request).name)
                writer.field("params") { request.write(to: &$0) }
                writer.field("causes") { causes.write(to: &$0) }
            case .askPresenter(let ticket, let question, let causes):
                writer.field("askPresenter", ticket.number)
                question.write(to: &writer)
                writer.field("causes") { causes.write(to: &$0) }
            case .answerPresenter(let ticket, let reply):
                writer.field("answerPresenter", ticket.number)
                reply.write(to: &writer)
            case .notifyPresenter(let news): writer.field("notifyPresenter") { news.write(to: &$0) }
            case .dial(let ticket, let endpoint):
                writer.field("dial") { ticket.write(to: &$0) }
                writer.field("endpoint", endpoint)
            case .hangUp(let ticket): writer.field("hangUp") { ticket.write(to: &$0) }
            case .keep(let isUrgent): writer.field("keep", isUrgent)
            case .change(let change, _): writer.field("change") { change.write(to: &$0) }
            case .row(let kind, let payload, let causes):
                writer.field("row") { writer in
                    writer.object { writer in
                        writer.field("kind", kind.rawValue)
                        writer.field("payload") { $0.raw(payload.bytes) }
                        writer.field("causes") { causes.write(to: &$0) }
                    }
                }
            case .refuse(let failure):
                writer.field("refuse", "\(failure.kind): \(failure.detail)")
            }
        }
    }
}

extension PresenterQuestion {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.field("name", name)
        switch self {
        case .request(let request, let app):
            writer.field("app", app?.rawValue)
            writer.field("params") { request.write(to: &$0) }
        case .activation(let service, let app):
            writer.field("app", app.rawValue)
            writer.field("service", service)
        }
    }
}

extension PresenterNotification {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { writer in
            switch self {
            case .control(let app, let status):
                writer.field("control", app.rawValue)
                writer.field("status") { status.write(to: &$0) }
            case .capability(let capability): writer.field("capability") { capability.write(to: &$0) }
            case .appCapability(let app, let capability):
                writer.field("appCapability", app.rawValue)
                writer.field("capability") { capability.write(to: &$0) }
            case .serviceData(let data): writer.field("serviceData") { data.write(to: &$0) }
            case .startRefused(let service): writer.field("startRefused", service.rawValue)
            }
        }
    }
}

extension Reply {
    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("session") { session.write(to: &$0) }
            writer.field("functionID", functionID)
            writer.field("correlationID", Int(correlationID))
            writer.field("params") { response.write(to: &$0) }
            if !bulk.isEmpty { writer.field("bulk", bulk.count) }
            writer.field("cause") { cause.write(to: &$0) }
            if isForced { writer.field("forced", true) }
        }
    }
}

extension StateChange {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { writer in
            switch operation {
            case .add(let value):
                writer.field("add", "\(path)")
                writer.field("value") { $0.raw(value.bytes) }
            case .replace(let value):
                writer.field("replace", "\(path)")
                writer.field("value") { $0.raw(value.bytes) }
            case .remove: writer.field("remove", "\(path)")
            }
            writer.field("causes") { causes.write(to: &$0) }
        }
    }
}
