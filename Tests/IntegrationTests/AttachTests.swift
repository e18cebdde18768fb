import JSON
import Journaling
import IntegrationHarness
import SDLHeadUnit
import SDLInspection
import SDLKit
import SDLSupport
import SDLTransport
import Testing

/// An app as a program of its own: what its head unit, the bridge that inspects it and its terminal are told.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct AttachTests {
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

    /// The bridge, as far as an app sees it.
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

        /// Waits for the answer under a number: all that was told before it is there then.
        func answer(to wanted: Int) async -> InspectionMessage.ClockReport? {
            for await number in answers where number == wanted { return state.withLock { $0.reports[wanted] } }
            return nil
        }

        /// Moves the app's clock.
        @discardableResult
        func send(_ clock: InspectionMessage.Clock) async throws -> InspectionMessage.ClockReport {
            let next = number.withLock { number in
                number += 1
                return number
            }
            try #require(listener).send(clock, number: next)
            return try #require(await answer(to: next))
        }

        /// What the app has told so far is there.
        func settled() async throws { try await send(.advance(.zero)) }
    }

    private struct Nobody: Error {}

    /// A program with its head unit at `unix:/core` or elsewhere, and its bridge at `unix:/bridge`.
    @MainActor private final class Stage {
        let clock = ManualTimekeeper()
        let steady = ManualTimekeeper()
        let bridge = Bridge()
        let dialled = Lock([String]())
        /// Where nobody listens.
        let closed = Lock(Set<String>())
        let said = Lock([String]())
        private let car = Lock<HeadUnit?>(nil)
        private let pipe = Lock<MemoryPipe?>(nil)
        private let gate = Lock<CheckedContinuation<Void, Never>?>(nil)
        private let isHeld = Lock(false)
        var program: AppProgram?

        init(
            _ type: any SDLApp.Type, _ arguments: [String] = ["--inspect", "unix:/bridge"],
            environment: String? = "unix:/core"
        ) {
            var surroundings = AppProgram.Surroundings()
            (surroundings.timekeeper, surroundings.steady) = (clock, steady)
            surroundings.say = { [said] line in said.withLock { $0.append(line) } }
            surroundings.end = { [said] code in said.withLock { $0.append("ends with \(code)") } }
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
            if isHeld.withLock({ $0 }) {
                await withCheckedContinuation { continuation in gate.withLock { $0 = continuation } }
            }
            if closed.withLock({ $0.contains(address) }) { throw Nobody() }
            let (near, far) = MemoryPipe.pair()
            if address == "unix:/bridge" {
                pipe.withLock { $0 = far }
                InspectionListener(far, timekeeper: clock, delegate: bridge).open()
            } else {
                car.withLock { $0 }?.accept(far)
            }
            return near
        }

        /// What the app dials, head unit or bridge, answers only once `letGo` is called.
        func hold() { isHeld.withLock { $0 = true } }
        func letGo() {
            isHeld.withLock { $0 = false }
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

        /// The bridge ends, or its machine does.
        func cut() { pipe.withLock { $0 }?.cut() }

        /// Time passes that no bridge moves.
        func pass(_ span: Duration) async throws {
            steady.advance(by: span)
            for _ in 0..<10 { await Task.yield() }
        }
    }

    @Test func `Who inspects an app hears of it from its beginning, and its terminal where it connects`() async throws {
        Delegate.steps = []
        let stage = Stage(Hello.self)
        stage.hold()
        let start = Task { try await stage.start() }
        for _ in 0..<10 { await Task.yield() }
        #expect(stage.dialled.withLock { $0 } == ["unix:/bridge"] && stage.said.withLock { $0.isEmpty })
        stage.letGo()
        try await start.value
        #expect(stage.dialled.withLock { $0 } == ["unix:/bridge", "unix:/core"])
        #expect(stage.said.withLock { $0 } == ["Hello connects to unix:/core."])
        #expect(stage.bridge.lines == ["hello, Hello"])
        #expect(stage.bridge.tree("state") == "notRunning" && stage.bridge.tree("key") == "hello")
        #expect(stage.bridge.rows.contains { $0.kind == "delegate" })
        // The delegate is kept, though nobody else holds it.
        #expect(Delegate.steps == ["connect hello"])
    }

    @Test func `An app that nobody inspects, and that names no delegate, connects all the same`() async throws {
        let stage = Stage(Plain.self, [])
        await stage.program?.start()
        while stage.program?.app.state == .disconnected { await Task.yield() }
        #expect(stage.dialled.withLock { $0 } == ["unix:/core"] && stage.program?.app.delegate == nil)
    }

    @Test func `The bridge stops the app's clock, moves it on, and lets it run`() async throws {
        let stage = Stage(Plain.self)
        try await stage.start()
        let timekeeper = try #require(stage.program?.app.timekeeper)
        let start = try await stage.bridge.send(.pause).now
        stage.clock.advance(by: .seconds(3))
        #expect(timekeeper.now == start)
        let rung = Lock(false)
        timekeeper.ring(after: .seconds(10)) { rung.withLock { $0 = true } }
        #expect(try await stage.bridge.send(.pause).due == .seconds(10))
        let moved = try await stage.bridge.send(.advance(.seconds(10)))
        #expect(moved.now == start + .seconds(10) && moved.due == nil && rung.withLock { $0 })
        try await stage.bridge.send(.resume)
        stage.clock.advance(by: .seconds(3))
        #expect(timekeeper.now == start + .seconds(13))
    }

    @Test func `What is overdue is due at once`() async throws {
        let stage = Stage(Plain.self)
        try await stage.start()
        let timekeeper = try #require(stage.program?.app.timekeeper)
        try await stage.bridge.send(.pause)
        timekeeper.ring(at: timekeeper.now + .seconds(-1)) {}
        #expect(try await stage.bridge.send(.pause).due == .zero)
    }

    @Test func `A clock that was moved is answered when what that has set off is over, the app's own turns included`()
        async throws
    {
        let stage = Stage(Plain.self)
        try await stage.start()
        let (inFlight, app) = (try #require(stage.program?.inFlight), try #require(stage.program?.app))
        let before = try await stage.bridge.send(.pause).work
        let done = Lock(false)
        app.timekeeper.ring(after: .seconds(1)) {
            inFlight.begin()
            Task { @MainActor in
                inFlight.end()
                // What the app does once the library has done its work.
                Task { @MainActor in
                    inFlight.begin()
                    for _ in 0..<5 { await Task.yield() }
                    done.withLock { $0 = true }
                    inFlight.end()
                }
            }
        }
        // The first that has a number.
        stage.bridge.number.withLock { $0 = 0 }
        let after = try await stage.bridge.send(.advance(.seconds(1))).work
        #expect(done.withLock { $0 } && after >= before + 2)
    }

    @Test func `The bridge has an app look for its head unit at once, and asks for its picture`() async throws {
        let stage = Stage(Plain.self)
        stage.closed.withLock { _ = $0.insert("unix:/core") }
        try await stage.start()
        let tries = stage.dialled.withLock { $0.count }
        stage.closed.withLock { $0 = [] }
        stage.bridge.listener?.connect()
        try await stage.settle()
        #expect(stage.dialled.withLock { $0.count } == tries + 1 && stage.program?.app.state == .notRunning)
        stage.bridge.listener?.send(.screenshot, number: 7)
        _ = await stage.bridge.answer(to: 7)
        #expect(stage.bridge.lines.last == "The app does not draw on a canvas.")
        stage.program?.app.stop()
        try await stage.settle()
        stage.program = nil
        stage.bridge.listener?.send(.screenshot, number: 8)
        _ = await stage.bridge.answer(to: 8)
        #expect(stage.bridge.lines.last == "The app has exited.")
    }

    @Test func `An app says twice a second that it lives, on a clock that the bridge does not move`() async throws {
        let stage = Stage(Plain.self)
        try await stage.start()
        try await stage.bridge.send(.pause)
        try await stage.pass(.milliseconds(499))
        #expect(!stage.bridge.lines.contains("alive"))
        for count in 1...3 {
            try await stage.pass(.milliseconds(count == 1 ? 1 : 500))
            try await stage.settle()
            #expect(stage.bridge.lines.filter { $0 == "alive" }.count == count)
        }
    }

    @Test func `When the bridge has gone the clock runs, and the app attaches anew a second after it is back`()
        async throws
    {
        let stage = Stage(Plain.self)
        try await stage.start()
        try await stage.bridge.send(.pause)
        let timekeeper = try #require(stage.program?.app.timekeeper)
        let standing = timekeeper.now
        stage.closed.withLock { _ = $0.insert("unix:/bridge") }
        stage.cut()
        stage.clock.advance(by: .seconds(1))
        #expect(timekeeper.now == standing + .seconds(1))
        let tries = { stage.dialled.withLock { $0.filter { $0 == "unix:/bridge" }.count } }
        try await stage.pass(.milliseconds(999))
        #expect(tries() == 1)
        try await stage.pass(.milliseconds(1))
        try await stage.pass(.seconds(1))
        #expect(tries() == 3)
        stage.closed.withLock { $0 = [] }
        try await stage.pass(.seconds(1))
        try await stage.settle()
        #expect(stage.bridge.lines.filter { $0 != "alive" } == ["plain, Plain", "gone", "plain, Plain"])
        #expect(stage.bridge.tree("state") == "notRunning")
        // Its heart beats as before.
        let beats = stage.bridge.lines.filter { $0 == "alive" }.count
        try await stage.pass(.milliseconds(500))
        try await stage.settle()
        #expect(stage.bridge.lines.filter { $0 == "alive" }.count == beats + 1)
    }

    @Test func `A command line that cannot be read ends the program, with the reason`() {
        let stage = Stage(Plain.self, ["--port", "1"])
        #expect(stage.program == nil)
        let said = stage.said.withLock { $0 }
        #expect(said.count == 2 && said[0].hasPrefix("Plain: unknown option --port") && said[1] == "ends with 2")
    }

    @Test(arguments: [
        (["--patience", "5"], ["Plain: no head unit at unix:/core for 5 s, exiting.", "ends with 3"]),
        (["--patience", "0"], []),
    ])
    func `A program that finds no head unit ends after its patience, or never`(
        _ arguments: [String], _ end: [String]
    ) async throws {
        let stage = Stage(Plain.self, arguments + ["--inspect", "unix:/bridge"])
        stage.closed.withLock { _ = $0.insert("unix:/core") }
        try await stage.start()
        for _ in 0..<12 {
            stage.clock.advance(by: .seconds(10))
            try await stage.settle()
        }
        #expect(stage.said.withLock { $0 } == ["Plain connects to unix:/core."] + end)
    }

    @Test(arguments: [("unix:/core", false), ("tcp://elsewhere:1", true)])
    func `What is said to a head unit of another's is written down by the app`(_ core: String, _ writes: Bool)
        async throws
    {
        let stage = Stage(Plain.self, ["--core", core, "--inspect", "unix:/bridge"])
        try await stage.start()
        #expect(stage.bridge.tree("state") == "notRunning")
        #expect(stage.bridge.rows.contains { $0.kind == .rpc } == writes)
    }
}
