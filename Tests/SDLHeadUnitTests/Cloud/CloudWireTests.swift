import Foundation
import JSON
import Journaling
import SDLHeadUnit
import SDLProtocol
import SDLRPC
import SDLSupport
import SDLTransport
import Testing

/// Cloud apps over pipes and sockets: who dials is another, what goes over the wire is the same.
@Suite struct CloudWireTests {
    @MainActor
    @Test func `A dialled app is shown its token, registers, and the run can be played again`() async throws {
        let net = CloudNet()
        let car = try Car(cloudDial: net.dial)
        net.answer(.refused)
        net.answer(.listens)
        var change = CloudAppChange(id: "radio")
        change.nicknames = ["App radio"]
        change.endpoint = "ws://127.0.0.1:3000/"
        change.authToken = "s3cret"
        try await car.drive(.cloudApp(.set(change)))
        try await car.drive(.cloudApp(.connect(id: "radio", opens: true)))
        #expect(net.dialled == ["ws://127.0.0.1:3000/"])
        #expect(car.cloud("radio")?["status"] == "RETRY")
        #expect(car.cloud("radio")?["try"] == 2)
        #expect(car.cloud("radio")?["tries"] == 6)
        #expect(car.cloud("radio")?["why"] == "nobody listens there")
        await car.clock.advance(by: .seconds(1), settling: car.flight)
        await car.flight.settled()
        #expect(net.dialled.count == 2)
        let app = WireClient(try #require(net.far.last))
        #expect(try await app.register("radio")["resultCode"] == "SUCCESS")
        #expect(app.start?.authToken == "s3cret")
        await car.flight.settled()
        #expect(app.notices(.onHMIStatus).last?["hmiLevel"] == "FULL")
        #expect(car.cloud("radio")?["status"] == "CONNECTED")
        #expect(car.cloud("radio")?["app"] == "radio")
        app.hangUp()
        await car.flight.settled()
        #expect(car.cloud("radio")?["status"] == "NOT_CONNECTED")
        #expect(car.cloud("radio")?["app"] == nil)

        let report = try Replay.run(car.tape.bytes)
        #expect(report.difference == nil)
        #expect(report.inputs > 8)
    }

    @MainActor
    @Test func `An app that dials is shown no token`() async throws {
        let car = try Car()
        let app = try await car.connect("radio")
        #expect(app.start?.authToken == nil)
    }

    @MainActor
    @Test func `A connection that nobody waits for any more is closed at once`() async throws {
        let net = CloudNet()
        let car = try Car(cloudDial: net.dial)
        net.answer(.late)
        try await car.headUnit.drive(.cloudApp(.set(CloudAppChange(id: "ws://127.0.0.1:3000/"))), cause: .row(0))
        try await car.headUnit.drive(.cloudApp(.connect(id: "ws://127.0.0.1:3000/", opens: true)), cause: .row(0))
        try await car.headUnit.drive(.cloudApp(.remove(id: "ws://127.0.0.1:3000/")), cause: .row(0))
        await net.letAnswer()
        await car.flight.settled()
        let app = WireClient(try #require(net.far.last))
        await car.flight.settled()
        #expect(app.hasEnded)
        #expect(try Replay.run(car.tape.bytes).difference == nil)
    }

    @MainActor
    @Test func `Hung up on, an app hears why and finds its connection closed`() async throws {
        let net = CloudNet()
        let car = try Car(cloudDial: net.dial)
        net.answer(.listens)
        try await car.drive(.cloudApp(.set(CloudAppChange(id: "ws://127.0.0.1:3000/"))))
        try await car.drive(.cloudApp(.connect(id: "ws://127.0.0.1:3000/", opens: true)))
        let app = WireClient(try #require(net.far.last))
        _ = try await app.register("radio")
        try await car.drive(.cloudApp(.remove(id: "ws://127.0.0.1:3000/")))
        #expect(app.notices(.onAppInterfaceUnregistered).last?["reason"] == "APP_UNAUTHORIZED")
        #expect(app.hasEnded)
        #expect(try Replay.run(car.tape.bytes).difference == nil)
    }
}

/// A network in which the next dial ends as a test wants it.
final class CloudNet: Sendable {
    enum Answer { case refused, listens, late }

    private struct State {
        var answers: [Answer] = []
        var dialled: [String] = []
        var far: [any BytePipe] = []
        var waiting: CheckedContinuation<Void, Never>?
        var mayAnswer = false
    }

    private let state = Lock(State())

    /// What was dialled so far.
    var dialled: [String] { state.withLock { $0.dialled } }

    /// The apps' ends.
    var far: [any BytePipe] { state.withLock { $0.far } }

    func answer(_ answer: Answer) { state.withLock { $0.answers.append(answer) } }

    /// The dial that was to be late has its answer.
    func letAnswer() async {
        let waiting = state.withLock { state in
            state.mayAnswer = true
            return state.waiting.take()
        }
        waiting?.resume()
    }

    var dial: CloudDial {
        { endpoint in
            let answer = self.state.withLock { state in
                state.dialled.append(endpoint)
                return state.answers.isEmpty ? .refused : state.answers.removeFirst()
            }
            if answer == .late {
                await withCheckedContinuation { continuation in
                    let now = self.state.withLock { state in
                        if !state.mayAnswer { state.waiting = continuation }
                        return state.mayAnswer
                    }
                    if now { continuation.resume() }
                }
            }
            guard answer != .refused else {
                return .failure(CloudFailure(why: "nobody listens there", fix: "Start the app."))
            }
            let (near, far) = MemoryPipe.pair(name: "ws 127.0.0.1:4000")
            self.state.withLock { $0.far.append(near) }
            return .success(far)
        }
    }
}

extension Car {
    /// What the state tree says of a cloud app.
    func cloud(_ id: String) -> JSONValue? {
        var tree: JSONValue?
        for change in journal.changes where change.path.keys == ["cloudApps", id] {
            if case .add(let value) = change.operation {
                tree = try? JSONValue(parsing: value.bytes)
            } else {
                tree = nil
            }
        }
        return tree
    }
}
