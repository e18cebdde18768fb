import SDLRPC
import Testing

@testable import SDLManagers

/// Who listens to the head unit's notifications, and for how long.
@MainActor
@Suite struct NotificationTableTests {
    private final class Owner {}

    @Test func `Each who listens is counted and told, until its owner is gone`() {
        let (table, owner) = (NotificationTable(), Owner())
        var (other, told): (Owner?, [String]) = (Owner(), [])
        table.observe(SDLOnCommand.self, owner: owner) { told.append("one \($0.cmdID)") }
        table.observe(SDLOnCommand.self, owner: other!) { told.append("other \($0.cmdID)") }
        table.observe(SDLOnHMIStatus.self, owner: owner) { (_: SDLOnHMIStatus) in }
        #expect(table.count == 3)
        let envelope = RPCEnvelope(kind: .notification, functionID: .onCommand, correlationID: 0)
        table.deliver(SDLOnCommand(cmdID: 7, triggerSource: .menu), envelope)
        #expect(told == ["one 7", "other 7"])
        other = nil
        table.deliver(SDLOnCommand(cmdID: 8, triggerSource: .menu), envelope)
        #expect(told == ["one 7", "other 7", "one 8"] && table.count == 2)
    }
}
