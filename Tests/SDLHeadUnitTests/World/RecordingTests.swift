import Foundation
import JSON
import Journaling
import SDLHeadUnit
import SDLRPC
import SDLSupport
import SDLTransport
import Testing

/// The replay of a recording has the same effects as the recorded run, byte by byte.
@Suite struct RecordingTests {
    @MainActor
    @Test func `a replay of three apps, timeouts and disconnects is identical`() async throws {
        let car = try Car()
        let radio = try await car.connect("radio")
        let maps = try await car.connect("maps")
        let chat = try await car.connect("chat")
        try await car.drive(.app(key: "radio", .activate))
        try await radio.ask(SDLPutFile(syncFileName: "cover", fileType: .graphicPng, persistentFile: true), bulk: [7])
        try await radio.ask(
            SDLShow(mainField1: "Kind of Blue", graphic: SDLImage(value: "cover", imageType: .dynamic)))
        try await radio.ask(
            SDLCreateInteractionChoiceSet(
                interactionChoiceSetID: 1, choiceSet: [SDLChoice(choiceID: 1, menuName: "Home", vrCommands: ["Home"])]))
        async let chosen = radio.ask(
            SDLPerformInteraction(
                initialText: "Where?", interactionMode: .manualOnly, interactionChoiceSetIDList: [1], timeout: 5000))
        try await until(car) { $0.visibleOverlay == "interaction" }
        await car.clock.advance(by: .seconds(5), settling: car.inFlight)
        #expect(try await chosen["resultCode"] == "TIMED_OUT")
        async let alerted = radio.ask(SDLAlert(alertText1: "Hello", duration: 3000))
        try await until(car) { $0.visibleOverlay == "alert" }
        try await car.drive(.app(key: "maps", .activate))
        await car.clock.advance(by: .seconds(3), settling: car.inFlight)
        #expect(try await alerted["success"]?.bool != nil)
        chat.hangUp()
        await car.inFlight.settled()
        try await car.drive(.app(key: "maps", .disconnect(reason: "DRIVER_DISTRACTION_VIOLATION")))
        try await radio.ask(SDLUnregisterAppInterface())
        _ = maps
        await car.inFlight.settled()

        let report = try Replay.run(car.tape.bytes)
        #expect(report.difference == nil)
        #expect(report.inputs > 15)
        #expect(report.effects > 60)
    }

    @MainActor
    private func until(_ car: Car, _ condition: (CarView) -> Bool) async throws {
        for _ in 0..<1000 {
            await car.inFlight.settled()
            if condition(CarView(journal: car.journal)) { return }
            await Task.yield()
        }
        Issue.record("it never came")
    }

    /// The kind of the visible overlay, from the changes of the state tree in a journal.
    private struct CarView {
        let visibleOverlay: String?

        init(journal: MemoryJournal) {
            var kinds: [String: String] = [:]
            var visible: String?
            for change in journal.changes {
                switch (change.path.keys.first, change.operation) {
                case ("overlays", .add(let value)):
                    kinds[change.path.keys.last!] = (try? JSONValue(parsing: value.bytes))?["kind"]?.string
                case ("visibleOverlay", .add(let value)): visible = (try? JSONValue(parsing: value.bytes))?.string
                case ("visibleOverlay", .remove): visible = nil
                default: continue
                }
            }
            visibleOverlay = visible.flatMap { kinds[$0] }
        }
    }

    @Test(arguments: [["tcp://127.0.0.1:0", "tcp://127.0.0.1:0"], ["tcp://127.0.0.1:0", "ws://127.0.0.1:0/"]])
    func `a replay of a run over sockets in real time is identical`(addresses: [String]) async throws {
        let clock = SystemTimekeeper.shared
        let tape = MemoryRecording()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sdl-run-\(UUID().uuidString)")
        let headUnit = HeadUnit(
            profile: Profile.all[0], files: folder.path, timekeeper: clock,
            writer: JournalWriter(nil, timekeeper: clock),
            tape: tape)
        var apps: [WireClient] = []
        var listeners: [any Listener] = []
        for (number, text) in addresses.enumerated() {
            let address = try #require(Address(text))
            let listener = try listen(at: address) { headUnit.accept($0) }
            listeners.append(listener)
            let app = WireClient(try await dial(listener.address))
            _ = try await app.register("app\(number)", types: [.media])
            apps.append(app)
        }
        try await headUnit.drive(.app(key: "app0", .activate), cause: .row(0))
        let big = [UInt8](repeating: 9, count: 300_000)
        let stored = try await apps[0].ask(SDLPutFile(syncFileName: "big", fileType: .binary), bulk: big)
        #expect(stored["resultCode"] == "SUCCESS")
        for number in 0..<20 { try await apps[0].ask(SDLShow(mainField1: "number \(number)")) }
        try await headUnit.drive(.app(key: "app1", .activate), cause: .row(1))
        try await apps[1].ask(SDLAlert(alertText1: "bye", duration: 3000, softButtons: nil))
        apps[0].hangUp()
        try await apps[1].ask(SDLUnregisterAppInterface())
        for listener in listeners { listener.stop() }

        let report = try Replay.run(tape.bytes)
        #expect(report.difference == nil)
        #expect(report.inputs > 25)
    }

    static let commands: [HeadUnitCommand] = [
        .app(key: "one", .activate), .app(key: "one", .background), .app(key: "none", .close),
        .app(
            key: "one",
            .setStatus(
                hmiLevel: "LIMITED", audioStreamingState: nil, videoStreamingState: nil, systemContext: "MENU")),
        .app(key: "one", .setWindow(id: 1, hmiLevel: "FULL", systemContext: "MENU")),
        .set(HeadUnitSettings()), .profile(.use(id: "twoline")),
        .profile(.edit(mergePatch: Array(#"{"widgets":2}"#.utf8))),
        .permission(PermissionSetting(app: "one", rpc: "Show", allowed: ["FULL"], userDisallowed: nil)),
        .button(name: "OK", mode: .long, app: nil),
        .softButton(Target(id: 1, text: "a"), mode: .short, app: "one", window: 0),
        .touch(TouchCommand(kind: .move, points: [TouchCommand.Point(id: 0, x: 1, y: 2)])),
        .menu(.open(menuID: nil)), .menu(.close), .menu(.choose(Target(text: "x"))), .voice(text: "hallo"),
        .overlay(nil, .press(Target(id: 3), mode: .down)), .overlay("o1", .choose(Target(id: 1), source: .voice)),
        .overlay(nil, .type(text: "ä\"")), .overlay(nil, .submit(text: nil)), .overlay(nil, .slide(position: 3)),
        .overlay(nil, .save), .overlay(nil, .scroll), .overlay(nil, .cancel), .overlay(nil, .timeout),
        .overlay(nil, .retry), .overlay(nil, .sound(.hum)), .overlay(nil, .audio(wav: [1, 2, 255])),
        .send(app: "one", name: "OnHMIStatus", isRequest: false, params: Array("{}".utf8)),
        .force(ForcedResult(function: "Show", result: "REJECTED", info: "no", times: 2)), .unforce(function: "Show"),
        .reset, .cloudApp(.set(CloudAppChange(id: "ws://127.0.0.1:3000/"))), .cloudApp(.remove(id: "radio")),
        .cloudApp(.connect(id: "radio", opens: true)),
    ]

    @Test(arguments: commands) func `a command is recorded completely`(command: HeadUnitCommand) async throws {
        let (clock, tape) = (ManualTimekeeper(), MemoryRecording())
        let headUnit = HeadUnit(
            profile: Profile.all[0], files: "nowhere", timekeeper: clock, writer: JournalWriter(nil, timekeeper: clock),
            tape: tape)
        do {
            try await headUnit.drive(command, cause: .row(1))
        } catch {
            // The recording also contains refused commands.
            #expect(!error.detail.isEmpty)
        }
        let report = try Replay.run(tape.bytes)
        #expect(report.inputs == 1)
        #expect(report.difference == nil)
    }

    @MainActor
    private func recording() async throws -> [String] {
        let car = try Car()
        let app = try await car.connect("one")
        try await car.drive(.app(key: "one", .activate))
        try await app.ask(SDLShow(mainField1: "Hello"))
        return String(decoding: car.tape.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test func `names the line of an effect that differs in a replay`() async throws {
        var lines = try await recording()
        let place = try #require(lines.lastIndex { $0.contains("Hello") })
        lines[place] = lines[place].replacingOccurrences(of: #""mainField1":"Hello""#, with: #""mainField1":"Hullo""#)
        let report = try Replay.run(Array(lines.joined(separator: "\n").utf8))
        let difference = try #require(report.difference)
        #expect(difference.line == place + 1)
        #expect(difference.recorded.contains("Hullo"))
        #expect(difference.replayed.contains(#""mainField1":"Hello""#))
    }

    @Test(arguments: [
        ("\"correlationID\":", "99999999999"), ("\"input\":{\"request\":[", "-1"),
        ("\"input\":{\"request\":[", "1,99999999999"),
    ])
    func `A number that its type does not have is named with its line`(member: String, number: String) async throws {
        var lines = try await recording()
        let place = try #require(lines.firstIndex { $0.contains(member) })
        let parts = lines[place].split(separator: member, maxSplits: 1)
        lines[place] = parts[0] + member + number + parts[1].drop { $0.isNumber }
        do {
            _ = try Replay.run(Array(lines.joined(separator: "\n").utf8))
            Issue.record("\(lines[place]) was read")
        } catch {
            #expect(error.line == place + 1)
        }
    }

    @Test func `reports a file that is not a recording or is truncated`() async throws {
        #expect(throws: ReplayFailure.self) { try Replay.run([]) }
        #expect(throws: ReplayFailure.self) { try Replay.run(Array("{}\n".utf8)) }
        var lines = try await recording()
        lines[lines.count - 1] = String(lines[lines.count - 1].dropLast(5))
        let count = lines.count
        do {
            _ = try Replay.run(Array(lines.joined(separator: "\n").utf8))
            Issue.record("a line that is cut off was read")
        } catch {
            #expect(error.line == count)
            #expect(error.what.contains("cut off"))
        }
    }
}
