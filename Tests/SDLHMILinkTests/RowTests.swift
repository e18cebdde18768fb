import JSON
import Journaling
import SDLRPC
import SDLSupport
import TestJournal
import Testing

@testable import SDLHMILink

/// Tests that the journal contains a row for each message between the head unit and the HMI.
@MainActor
@Suite struct RowTests {
    @Test func `Each message is a row of kind hmi that names its cause`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("UI.Show", .error(21, "no picture"))
        await app.ask(SDLShow(mainField1: "text"))
        let rows = bench.journal.rows
        func payload(_ row: JournalRow) -> JSONValue? { try? JSONValue(parsing: row.payload.bytes) }
        let asked = rows.last {
            $0.kind == .rpc && payload($0)?["name"] == "Show" && payload($0)?["rpcType"] == "request"
        }
        let shown = rows.last { $0.kind == .hmi && payload($0)?["rpcType"] == "request" }
        let answered = rows.last { $0.kind == .hmi && payload($0)?["rpcType"] == "response" }
        #expect(shown?.causes == asked.map { [.row($0.number)] })
        let request = shown.flatMap(payload)
        #expect(request?["name"] == "UI.Show")
        #expect(request?["direction"] == "toHMI")
        #expect(request?["app"] == "music")
        let answer = answered.flatMap(payload)
        #expect(answer?["direction"] == "toHeadUnit")
        #expect(answer?["answers"] == request?["ordinal"])
        #expect(answer?["connection"] == request?["connection"])
        #expect(answer?["result"] == "WARNINGS")
        #expect(answer?["info"] == "no picture")
    }

    @Test func `An action at the HMI is the cause of the app's notification`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        await app.ask(SDLSubscribeButton(buttonName: .ok))
        bench.hmi.notify("Buttons.OnButtonPress", ["name": "OK", "mode": "SHORT"])
        await bench.settle()
        let rows = bench.rows(.hmi)
        let press = rows.last { $0["name"] == "Buttons.OnButtonPress" }
        let key = MessageKey(
            connection: press?["connection"]?.string ?? "", session: 0, direction: .toHeadUnit,
            ordinal: UInt64(press?["ordinal"]?.int ?? 0))
        let received = bench.journal.rows.last { row in
            row.kind == .rpc && (try? JSONValue(parsing: row.payload.bytes))?["name"] == "OnButtonPress"
        }
        #expect(received?.causes == [.message(key)])
    }
}
