import Foundation
import JSON
import Journaling
import SDLHeadUnit
import SDLProtocol
import SDLRPC
import SDLSupport
import SDLTransport
import TestJournal
import Testing

/// Tests of cloud apps over pipes and sockets. The head unit opens the connection. All messages are the same as for
/// other apps.
@Suite struct CloudWireTests {
    @MainActor
    @Test func `A cloud app receives its token and registers, and a replay gives the same result`() async throws {
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
        #expect(car.cloud("radio")?["why"] == "nothing listens there")
        await car.clock.advance(by: .seconds(1), settling: car.inFlight)
        await car.inFlight.settled()
        #expect(net.dialled.count == 2)
        let app = WireClient(try #require(net.far.last))
        #expect(try await app.register("radio")["resultCode"] == "SUCCESS")
        #expect(app.start?.authToken == "s3cret")
        await car.inFlight.settled()
        #expect(app.notices(.onHMIStatus).last?["hmiLevel"] == "FULL")
        #expect(car.cloud("radio")?["status"] == "CONNECTED")
        #expect(car.cloud("radio")?["app"] == "radio")
        app.hangUp()
        await car.inFlight.settled()
        #expect(car.cloud("radio")?["status"] == "NOT_CONNECTED")
        #expect(car.cloud("radio")?["app"] == nil)
    }

    @MainActor
    @Test func `An app that connects by itself receives no token`() async throws {
        let car = try Car()
        let app = try await car.connect("radio")
        #expect(app.start?.authToken == nil)
    }

    @MainActor
    @Test func `A connection that is no longer needed is closed at once`() async throws {
        let net = CloudNet()
        let car = try Car(cloudDial: net.dial)
        net.answer(.late)
        try await car.headUnit.drive(.cloudApp(.set(CloudAppChange(id: "ws://127.0.0.1:3000/"))), cause: .row(0))
        try await car.headUnit.drive(.cloudApp(.connect(id: "ws://127.0.0.1:3000/", opens: true)), cause: .row(0))
        try await car.headUnit.drive(.cloudApp(.remove(id: "ws://127.0.0.1:3000/")), cause: .row(0))
        await net.letAnswer()
        await car.inFlight.settled()
        let app = WireClient(try #require(net.far.last))
        await car.inFlight.settled()
        #expect(app.hasEnded)
    }

    @MainActor
    @Test func `An app whose connection the head unit closes is notified of the reason`() async throws {
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
    }
}

/// A network for tests. The test sets the result of each attempt to connect.
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

    /// The endpoints of all connection attempts so far.
    var dialled: [String] { state.withLock { $0.dialled } }

    /// The pipes at the side of the cloud apps, one for each connection.
    var far: [any BytePipe] { state.withLock { $0.far } }

    func answer(_ answer: Answer) { state.withLock { $0.answers.append(answer) } }

    /// Completes the connection attempt that waits because the test has set its result to `late`.
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
                return .failure(CloudFailure(why: "nothing listens there", fix: "Start the app."))
            }
            let (near, far) = MemoryPipe.pair(name: "ws 127.0.0.1:4000")
            self.state.withLock { $0.far.append(near) }
            return .success(far)
        }
    }
}

extension Car {
    /// Returns the state of a cloud app in the state tree; nil if the tree does not contain the app.
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
