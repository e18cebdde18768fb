import SDLRPC
import SDLSupport
import Testing

@testable import SDLHeadUnit

/// Tests of the message limits of a replay. After an app has sent the permitted number of messages, further messages
/// are delayed.
@Suite struct MessageGateTests {
    @Test func `count requests but no answers, and hold everything after the last request back`() {
        let app = AppKey(rawValue: "app")
        let session = SessionRef(connection: 1, session: 1)
        let answer = HeadUnitInput.answered(AskTicket(number: 1), session, AppAnswer(failure: "The app is busy."))
        let request = HeadUnitInput.request(
            session,
            HeadUnitInput.Request(
                functionID: SDLListFiles.functionID, correlationID: 1, message: SDLListFiles(), bulk: [], json: [],
                cause: .row(1)))
        var gate = MessageGate()
        gate.limits = [app: 1]
        let admitted = [answer, request, answer, request].map { gate.admits($0, of: app) }
        #expect(admitted == [true, true, false, false])
        let other = gate.admits(request, of: AppKey(rawValue: "other"))
        #expect(other)
        let held = [gate.takeHeld().count, gate.takeHeld().count]
        #expect(held == [2, 0])
    }
}
