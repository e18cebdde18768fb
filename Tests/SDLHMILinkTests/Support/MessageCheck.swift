import SDLSupport
import Testing

/// After each test of a suite, checks that the test's HMIs have received no invalid message.
struct MessageCheck: SuiteTrait, TestTrait, TestScoping {
    /// The problems of the messages that the HMIs of the current test have received.
    @TaskLocal static var problems: Lock<[String]>?

    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let problems = Lock<[String]>([])
        try await Self.$problems.withValue(problems) { try await function() }
        #expect(problems.withLock { $0 } == [], "An HMI has received invalid messages.")
    }
}

extension Trait where Self == MessageCheck {
    static var checksMessages: Self { MessageCheck() }
}
