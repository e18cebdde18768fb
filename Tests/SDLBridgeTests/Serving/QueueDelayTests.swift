import Testing

@testable import SDLBridge

/// Tests that `/readyz` warns if the bridge handles messages of apps too late.
@Suite struct QueueDelayTests {
    @Test func `warns from a delay of one second on`() {
        let quick = Health.intake(late: .milliseconds(999))
        #expect(quick.level == .pass)
        #expect(quick.detail == "1.0 s behind")
        let late = Health.intake(late: .milliseconds(9_040))
        #expect(late.level == .warn)
        #expect(late.detail == "The bridge is 9.0 s behind the messages of the apps.")
        #expect(late.fix?.isEmpty == false)
    }
}
