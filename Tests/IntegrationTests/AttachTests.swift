import IntegrationHarness
import JSON
import Journaling
import SDLHeadUnit
import SDLInspection
import SDLKit
import SDLSupport
import SDLTransport
import TestJournal
import Testing

/// Tests for an app in a separate process: its connections to the head unit and to the bridge, and the text that it
/// prints.
@MainActor
@Suite struct AttachTests {
    private final class Delegate: SDLAppDelegate {
        static var steps: [String] = []
        func appDidConnect(_ app: SDLApplication) { Self.steps.append("connect \(app.configuration.appID)") }
    }

    private struct Hello: SDLApp {
        static let configuration = SDLConfiguration(appName: "Hello", appID: "hello")
        static func rootViewController() -> SDLViewController { SDLViewController() }
        static func appDelegate() -> (any SDLAppDelegate)? { Delegate() }
    }

    private struct Plain: SDLApp {
        static let configuration = SDLConfiguration(appName: "Plain", appID: "plain")
        static func rootViewController() -> SDLViewController { SDLViewController() }
    }

    /// The bridge's side of an app's inspection channel.
    private final class Bridge: InspectionListener.Delegate {
        struct State {
            var journal = MemoryJournal()
            var listener: InspectionListener?
            var lines: [String] = []
            var reports: [Int: InspectionMessage.ClockReport] = [:]
        }
        private let state = Lock(State())
        private let (answers, received) = AsyncStream<Int>.makeStream()
        let number = Lock(100)

        var lines: [String] { state.withLock { $0.lines } }
        var listener: InspectionListener? { state.withLock { $0.listener } }
        func tree(_ path: String...) -> JSONValue? { state.withLock { $0.journal }.tree(path) }
        var rows: [JournalRow] { state.withLock { $0.journal }.rows }

        func attached(_ hello: InspectionMessage.Hello, _ listener: InspectionListener) -> any Journal {
            state.withLock { state in
                state.lines.append("\(hello.key), \(hello.name)")
                state.listener = listener
                state.journal = MemoryJournal()
                return state.journal
            }
        }
        func alive(_ listener: InspectionListener) { state.withLock { $0.lines.append("alive") } }
        func clocked(_ listener: InspectionListener, number: Int, _ report: InspectionMessage.ClockReport) {
            state.withLock { $0.reports[number] = report }
            received.yield(number)
        }
        func answered(_ listener: InspectionListener, _ answer: InspectionMessage.Answer, number: Int) {
            if case .refused(let why) = answer { state.withLock { $0.lines.append(why) } }
            received.yield(number)
        }
        func detached(_ listener: InspectionListener, goodbye: String?, problem: InspectionError?) {
            state.withLock { $0.lines.append("gone") }
        }

        /// Waits for the answer to the command with the number `wanted`. When this method returns, all messages that
        /// the app sent before the answer have been received.
        func answer(to wanted: Int) async -> InspectionMessage.ClockReport? {
            for await number in answers where number == wanted { return state.withLock { $0.reports[wanted] } }
            return nil
        }

        /// Sends a clock command to the app, and returns the app's answer.
        @discardableResult
        func send(_ clock: InspectionMessage.Clock) async throws -> InspectionMessage.ClockReport {
            let next = number.withLock { number in
                number += 1
                return number
            }
            try #require(listener).send(clock, number: next)
            return try #require(await answer(to: next))
        }

        /// Waits until all messages that the app has sent so far have arrived.
        func settled() async throws { try await send(.advance(.zero)) }
    }

    private struct ConnectionRefused: Error {}

    /// An app process for tests. The default addresses are `unix:/core` (head unit) and `unix:/bridge` (bridge).
    @MainActor private final class ProgramFixture {
        let clock = ControlledTimekeeper(pausedAt: .zero)
        let steady = ControlledTimekeeper(pausedAt: .zero)
        let bridge = Bridge()
        let dialled = Lock([String]())
        /// The addresses that refuse connections.
        let refused = Lock(Set<String>())
        let output = Lock([String]())
        private let car = Lock<HeadUnit?>(nil)
        private let pipe = Lock<MemoryPipe?>(nil)
        private let gate = Lock<CheckedContinuation<Void, Never>?>(nil)
        private let isDialDelayed = Lock(false)
        var program: AppProgram?

        init(
            _ type: any SDLApp.Type, _ arguments: [String] = ["--inspect", "unix:/bridge"],
            environment: String? = "unix:/core"
        ) {
            var surroundings = AppProgram.Surroundings()
            (surroundings.timekeeper, surroundings.steady) = (clock, steady)
            surroundings.say = { [output] line in output.withLock { $0.append(line) } }
            surroundings.end = { [output] code in output.withLock { $0.append("ends with \(code)") } }
            surroundings.dial = { [self] in try await dial($0.description) }
            program = AppProgram(type, arguments, environment: environment, in: surroundings)
            let inFlight = program?.inFlight
            let unit = HeadUnit(
                profile: Profile.all[0], files: TemporaryFolder.make(), timekeeper: clock,
                writer: JournalWriter(nil, timekeeper: clock), inFlight: inFlight, home: .main)
            car.withLock { $0 = unit }
        }

        private nonisolated func dial(_ address: String) async throws -> any BytePipe {
            dialled.withLock { $0.append(address) }
            if isDialDelayed.withLock({ $0 }) {
                await withCheckedContinuation { continuation in gate.withLock { $0 = continuation } }
            }
            if refused.withLock({ $0.contains(address) }) { throw ConnectionRefused() }
            let (near, far) = MemoryPipe.pair()
            if address == "unix:/bridge" {
                pipe.withLock { $0 = far }
                InspectionListener(far, timekeeper: clock, delegate: bridge).open()
            } else {
                car.withLock { $0 }?.accept(far)
            }
            return near
        }

        /// Makes the next connection to the head unit or the bridge wait until `releaseDial()` is called.
        func delayDial() { isDialDelayed.withLock { $0 = true } }
        func releaseDial() {
            isDialDelayed.withLock { $0 = false }
            gate.withLock { $0 }?.resume()
        }

        func start() async throws {
            await program?.start()
            try await settle()
        }

        func settle() async throws {
            await program?.inFlight?.settled()
            if bridge.listener != nil { try await bridge.settled() }
        }

        /// Breaks the connection to the bridge.
        func cut() { pipe.withLock { $0 }?.cut() }

        /// Advances the app's steady clock, which the bridge cannot pause, unlike the app's other clock.
        func pass(_ span: Duration) async throws {
            steady.advance(by: span)
            for _ in 0..<10 { await Task.yield() }
        }
    }

    @Test func `The inspector sees an app from its start, and the terminal shows the address it connects to`()
        async throws
    {
        Delegate.steps = []
        let fixture = ProgramFixture(Hello.self)
        fixture.delayDial()
        let start = Task { try await fixture.start() }
        for _ in 0..<10 { await Task.yield() }
        #expect(fixture.dialled.withLock { $0 } == ["unix:/bridge"] && fixture.output.withLock { $0.isEmpty })
        fixture.releaseDial()
        try await start.value
        #expect(fixture.dialled.withLock { $0 } == ["unix:/bridge", "unix:/core"])
        #expect(fixture.output.withLock { $0 } == ["Hello connects to unix:/core."])
        #expect(fixture.bridge.lines == ["hello, Hello"])
        #expect(fixture.bridge.tree("state") == "notRunning" && fixture.bridge.tree("key") == "hello")
        #expect(fixture.bridge.rows.contains { $0.kind == "delegate" })
        // The program keeps the delegate alive; the test has no reference to the delegate.
        #expect(Delegate.steps == ["connect hello"])
    }

    @Test func `An app without an inspector and without a delegate connects`() async throws {
        let fixture = ProgramFixture(Plain.self, [])
        await fixture.program?.start()
        while fixture.program?.app.state == .disconnected { await Task.yield() }
        #expect(fixture.dialled.withLock { $0 } == ["unix:/core"] && fixture.program?.app.delegate == nil)
    }

    @Test func `The bridge pauses, advances and resumes the app's clock`() async throws {
        let fixture = ProgramFixture(Plain.self)
        try await fixture.start()
        let timekeeper = try #require(fixture.program?.app.timekeeper)
        let start = try await fixture.bridge.send(.pause).now
        fixture.clock.advance(by: .seconds(3))
        #expect(timekeeper.now == start)
        let rung = Lock(false)
        timekeeper.ring(after: .seconds(10)) { rung.withLock { $0 = true } }
        #expect(try await fixture.bridge.send(.pause).due == .seconds(10))
        let moved = try await fixture.bridge.send(.advance(.seconds(10)))
        #expect(moved.now == start + .seconds(10) && moved.due == nil && rung.withLock { $0 })
        try await fixture.bridge.send(.resume)
        fixture.clock.advance(by: .seconds(3))
        #expect(timekeeper.now == start + .seconds(13))
    }

    @Test func `An overdue timer is due immediately`() async throws {
        let fixture = ProgramFixture(Plain.self)
        try await fixture.start()
        let timekeeper = try #require(fixture.program?.app.timekeeper)
        try await fixture.bridge.send(.pause)
        timekeeper.ring(at: timekeeper.now + .seconds(-1)) {}
        #expect(try await fixture.bridge.send(.pause).due == .zero)
    }

    @Test func `The answer to a clock command is sent after all work that it caused, including the app's own tasks`()
        async throws
    {
        let fixture = ProgramFixture(Plain.self)
        try await fixture.start()
        let (inFlight, app) = (try #require(fixture.program?.inFlight), try #require(fixture.program?.app))
        let before = try await fixture.bridge.send(.pause).work
        let done = Lock(false)
        app.timekeeper.ring(after: .seconds(1)) {
            inFlight.begin()
            Task { @MainActor in
                inFlight.end()
                // Work of the app that begins after the library's work.
                Task { @MainActor in
                    inFlight.begin()
                    for _ in 0..<5 { await Task.yield() }
                    done.withLock { $0 = true }
                    inFlight.end()
                }
            }
        }
        // The number is 1, so that no answer with this number exists yet.
        fixture.bridge.number.withLock { $0 = 0 }
        let after = try await fixture.bridge.send(.advance(.seconds(1))).work
        #expect(done.withLock { $0 } && after >= before + 2)
    }

    @Test func `The bridge makes an app connect to its head unit, and requests a screenshot`() async throws {
        let fixture = ProgramFixture(Plain.self)
        fixture.refused.withLock { _ = $0.insert("unix:/core") }
        try await fixture.start()
        let tries = fixture.dialled.withLock { $0.count }
        fixture.refused.withLock { $0 = [] }
        fixture.bridge.listener?.connect()
        try await fixture.settle()
        #expect(fixture.dialled.withLock { $0.count } == tries + 1 && fixture.program?.app.state == .notRunning)
        fixture.bridge.listener?.send(.screenshot, number: 7)
        _ = await fixture.bridge.answer(to: 7)
        #expect(fixture.bridge.lines.last == "The app does not draw on a canvas.")
        fixture.program?.app.stop()
        try await fixture.settle()
        fixture.program = nil
        fixture.bridge.listener?.send(.screenshot, number: 8)
        _ = await fixture.bridge.answer(to: 8)
        #expect(fixture.bridge.lines.last == "The app has exited.")
    }

    @Test func `An app sends a heartbeat twice a second, on a clock that the bridge does not control`() async throws {
        let fixture = ProgramFixture(Plain.self)
        try await fixture.start()
        try await fixture.bridge.send(.pause)
        try await fixture.pass(.milliseconds(499))
        #expect(!fixture.bridge.lines.contains("alive"))
        for count in 1...3 {
            try await fixture.pass(.milliseconds(count == 1 ? 1 : 500))
            try await fixture.settle()
            #expect(fixture.bridge.lines.filter { $0 == "alive" }.count == count)
        }
    }

    @Test func `When the bridge disconnects, the clock resumes and the app tries to attach once a second`()
        async throws
    {
        let fixture = ProgramFixture(Plain.self)
        try await fixture.start()
        try await fixture.bridge.send(.pause)
        let timekeeper = try #require(fixture.program?.app.timekeeper)
        let paused = timekeeper.now
        fixture.refused.withLock { _ = $0.insert("unix:/bridge") }
        fixture.cut()
        fixture.clock.advance(by: .seconds(1))
        #expect(timekeeper.now == paused + .seconds(1))
        let tries = { fixture.dialled.withLock { $0.filter { $0 == "unix:/bridge" }.count } }
        try await fixture.pass(.milliseconds(999))
        #expect(tries() == 1)
        try await fixture.pass(.milliseconds(1))
        try await fixture.pass(.seconds(1))
        #expect(tries() == 3)
        fixture.refused.withLock { $0 = [] }
        try await fixture.pass(.seconds(1))
        try await fixture.settle()
        #expect(fixture.bridge.lines.filter { $0 != "alive" } == ["plain, Plain", "gone", "plain, Plain"])
        #expect(fixture.bridge.tree("state") == "notRunning")
        // The heartbeat continues as before.
        let beats = fixture.bridge.lines.filter { $0 == "alive" }.count
        try await fixture.pass(.milliseconds(500))
        try await fixture.settle()
        #expect(fixture.bridge.lines.filter { $0 == "alive" }.count == beats + 1)
    }

    @Test func `An unreadable command line ends the program with the reason`() {
        let fixture = ProgramFixture(Plain.self, ["--port", "1"])
        #expect(fixture.program == nil)
        let output = fixture.output.withLock { $0 }
        #expect(output.count == 2 && output[0].hasPrefix("Plain: unknown option --port") && output[1] == "ends with 2")
    }

    @Test(arguments: [
        (["--patience", "5"], ["Plain: no head unit at unix:/core for 5 s, exiting.", "ends with 3"]),
        (["--patience", "0"], []),
    ])
    func `A program that finds no head unit ends after --patience seconds, or never for 0`(
        _ arguments: [String], _ end: [String]
    ) async throws {
        let fixture = ProgramFixture(Plain.self, arguments + ["--inspect", "unix:/bridge"])
        fixture.refused.withLock { _ = $0.insert("unix:/core") }
        try await fixture.start()
        for _ in 0..<12 {
            fixture.clock.advance(by: .seconds(10))
            try await fixture.settle()
        }
        #expect(fixture.output.withLock { $0 } == ["Plain connects to unix:/core."] + end)
    }

    @Test(arguments: [("unix:/core", false), ("tcp://elsewhere:1", true)])
    func `The app logs its RPCs itself when the head unit is not the bridge's`(_ core: String, _ writes: Bool)
        async throws
    {
        let fixture = ProgramFixture(Plain.self, ["--core", core, "--inspect", "unix:/bridge"])
        try await fixture.start()
        #expect(fixture.bridge.tree("state") == "notRunning")
        #expect(fixture.bridge.rows.contains { $0.kind == .rpc } == writes)
    }
}
