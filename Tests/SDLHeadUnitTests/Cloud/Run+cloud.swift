import JSON
import SDLRPC
import SDLSupport

@testable import SDLHeadUnit

// Cloud apps in a simulated run.
extension Run {
    /// The cloud apps to which the head unit has tried to connect since the last input of the test.
    var dials: [CloudTicket] {
        effects.compactMap { if case .dial(let ticket, _) = $0 { ticket } else { nil } }
    }

    /// The cloud apps whose connections the head unit has closed since the last input of the test.
    var disconnections: [CloudTicket] {
        effects.compactMap { if case .hangUp(let ticket) = $0 { ticket } else { nil } }
    }

    /// The sessions that the head unit has ended, together with their connections, since the last input of the test.
    var closed: [SessionRef] {
        effects.compactMap { if case .endSession(let session, closeConnection: true) = $0 { session } else { nil } }
    }

    func cloud(_ id: String) -> CloudApp? { state.cloudApps[id] }

    /// Opens a session on the connection with this number.
    mutating func opens(connection number: UInt64) -> SessionRef {
        let session = SessionRef(connection: number, session: 1)
        take(
            .sessionStarted(
                session,
                SessionInfo(connectionName: "ws 127.0.0.1:4000", sessionID: Int(number), protocolVersion: "5.4.1")))
        return session
    }

    /// Registers an app on the connection with this number. Returns the result code, followed by the info if the
    /// response has an info.
    @discardableResult
    mutating func registers(_ id: String, connection number: UInt64) -> String? {
        let session = opens(connection: number)
        let answer = ask(SDLRegisterAppInterface.sample(id), on: session)
        let info = answer?["info"]?.string.map { ": \($0)" } ?? ""
        return answer?["resultCode"]?.string.map { "\($0)\(info)" }
    }
}
