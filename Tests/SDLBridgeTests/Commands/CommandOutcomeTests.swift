import JSON
import SDLLog
import SDLSupport
import Testing
import WebServing

@testable import SDLBridge

@Suite struct `Outcomes of commands` {
    @Test(
        arguments: [
            ("headUnit.app.activate", #"{"app":"helo"}"#, "REJECTED", true),
            ("headUnit.overlay.slide", #"{"position":5}"#, "REJECTED", true),
            ("headUnit.set", #"{"display":{"mode":"night"}}"#, "SUCCESS", false),
            (
                "bridge.batch", #"{"commands":[{"command":"headUnit.app.activate","params":{"app":"helo"}}]}"#,
                "REJECTED", true
            ),
        ] as [(String, String, String, Bool)])
    func `are in their rows, and followers receive the row again`(
        _ command: String, _ params: String, _ result: String, _ hasInfo: Bool
    ) async throws {
        let folder = try TemporaryFolder()
        let bridge = try await Contracts.bridge(folder)
        let listener = CommandRowListener(command)
        let number = await bridge.hub.watch(listener)
        _ = try? await bridge.perform(command, try JSONValue(parsing: params))
        await bridge.hub.leave(number)
        let rows = try await bridge.rows("command:\(command)", limit: 9).map { try JSONValue(parsing: $0) }
        #expect(rows.map { $0["result"]?.string } == [result])
        #expect((rows.first?["info"]?.string?.isEmpty == false) == hasInfo)
        let sent = listener.rows
        #expect(sent.map { $0["result"]?.string } == [nil, result])
        #expect(Set(sent.map { $0["seq"]?.int }).count == 1)
        await bridge.stop()
    }

    @Test func `do not quote values that the parameters may not show`() throws {
        var assembler = RowAssembler()
        let (seq, _) = assembler.write(
            command: ["command": "headUnit.vehicle.set", "params": ["vin": "SECRET"]], at: .zero, causes: [])
        assembler.complete(
            command: seq, CommandOutcome(.failure(Problem(.unprocessable, detail: "SECRET is too short."))))
        let row = try #require(assembler.finish().added.first)
        #expect(row.facts.result == "REJECTED")
        #expect(!String(decoding: row.json, as: UTF8.self).contains("SECRET"))
    }
}

/// Collects the published rows of one command.
private final class CommandRowListener: HubListener {
    private let command: String
    private let received = Lock<[JSONValue]>([])
    let wantsRows = true

    init(_ command: String) { self.command = command }

    var rows: [JSONValue] { received.withLock { $0 } }

    func changed(_ frame: HubFrame) {}

    func logged(_ frame: HubFrame) {
        let rows = (try? JSONValue(parsing: frame.bytes))?["rows"]?.array ?? []
        received.withLock { $0 += rows.filter { $0["command"]?.string == command } }
    }
}
