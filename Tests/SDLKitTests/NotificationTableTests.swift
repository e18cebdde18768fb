import SDLRPC
import Testing

@testable import SDLManagers

/// Tests that objects can observe the notifications of the head unit. An observer is removed when its owner is
/// released.
@MainActor
@Suite struct NotificationTableTests {
    private final class Owner {}

    @Test func `Each observer is counted and notified until its owner is released`() {
        let (table, owner) = (NotificationTable(), Owner())
        var (other, received): (Owner?, [String]) = (Owner(), [])
        table.observe(SDLOnCommand.self, owner: owner) { received.append("one \($0.cmdID)") }
        table.observe(SDLOnCommand.self, owner: other!) { received.append("other \($0.cmdID)") }
        table.observe(SDLOnHMIStatus.self, owner: owner) { (_: SDLOnHMIStatus) in }
        #expect(table.count == 3)
        let envelope = RPCEnvelope(kind: .notification, functionID: .onCommand, correlationID: 0)
        table.deliver(SDLOnCommand(cmdID: 7, triggerSource: .menu), envelope)
        #expect(received == ["one 7", "other 7"])
        other = nil
        table.deliver(SDLOnCommand(cmdID: 8, triggerSource: .menu), envelope)
        #expect(received == ["one 7", "other 7", "one 8"] && table.count == 2)
    }
}
