import Testing

@testable import SDLBridge

/// What readiness says of what reads and pages show.
@Suite struct QueueDelayTests {
    @Test func `A second behind is a warning that says how late it is, less is none`() {
        let quick = Health.intake(late: .milliseconds(999))
        #expect(quick.level == .pass)
        #expect(quick.detail == "1.0 s behind")
        let late = Health.intake(late: .milliseconds(9_040))
        #expect(late.level == .warn)
        #expect(late.detail == "What apps send is 9.0 s behind.")
        #expect(late.fix?.isEmpty == false)
    }
}
