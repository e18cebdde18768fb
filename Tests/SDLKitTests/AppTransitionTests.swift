import Testing

@testable import SDLKit

/// Tests of the delegate methods that are called for each change of an app's state. The tests use the table in the
/// foundation proposal. FND-07, FND-09
@Suite struct AppTransitionTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let id: String
        let from: SDLAppState
        let to: SDLAppState
        let calls: [AppEvent]
        var testDescription: String { "\(id): \(from) to \(to)" }
    }

    static let rows: [Row] = [
        Row(id: "FND-T01", from: .notRunning, to: .disconnected, calls: [.disconnect]),
        Row(id: "FND-T01", from: .background, to: .disconnected, calls: [.disconnect]),
        Row(id: "FND-T01", from: .inactive, to: .disconnected, calls: [.disconnect]),
        Row(id: "FND-T01", from: .active, to: .disconnected, calls: [.disconnect]),
        Row(id: "FND-T02", from: .disconnected, to: .notRunning, calls: [.connect]),
        Row(id: "FND-T03", from: .background, to: .notRunning, calls: [.close]),
        Row(id: "FND-T04", from: .inactive, to: .notRunning, calls: [.close]),
        Row(id: "FND-T05", from: .active, to: .notRunning, calls: [.close]),
        Row(id: "FND-T06", from: .disconnected, to: .background, calls: [.connect, .launch, .background]),
        Row(id: "FND-T07", from: .notRunning, to: .background, calls: [.launch, .background]),
        Row(id: "FND-T08", from: .inactive, to: .background, calls: [.background]),
        Row(id: "FND-T09", from: .active, to: .background, calls: [.inactive, .background]),
        Row(id: "FND-T10", from: .disconnected, to: .inactive, calls: [.connect, .launch, .inactive]),
        Row(id: "FND-T11", from: .notRunning, to: .inactive, calls: [.launch, .inactive]),
        Row(id: "FND-T12", from: .background, to: .inactive, calls: [.inactive]),
        Row(id: "FND-T13", from: .active, to: .inactive, calls: [.inactive]),
        Row(id: "FND-T14", from: .disconnected, to: .active, calls: [.connect, .launch, .active]),
        Row(id: "FND-T15", from: .notRunning, to: .active, calls: [.launch, .active]),
        Row(id: "FND-T16", from: .background, to: .active, calls: [.active]),
        Row(id: "FND-T17", from: .inactive, to: .active, calls: [.active]),
    ]

    @Test(arguments: rows) func `Each transition makes exactly the calls of its row`(_ row: Row) {
        #expect(AppTransition(from: row.from, to: row.to).events == row.calls)
    }

    @Test func `The rows cover all twenty ordered pairs of the five states`() {
        let pairs = Set(Self.rows.map { AppTransition(from: $0.from, to: $0.to) })
        #expect(pairs.count == 20)
    }

    @Test(arguments: SDLAppState.allCases)
    func `FND-T18: without a state change no call is made`(_ state: SDLAppState) {
        #expect(AppTransition(from: state, to: state).events == [])
    }

    @Test func `FND-T19: the draft's table has 27 calls, the final text 26`() {
        // A row with "any level" counts once, although the row covers several states.
        let rows = Self.rows.filter { $0.id != "FND-T01" || $0.from == .active }
        let draft = rows.map { AppTransition(from: $0.from, to: $0.to).events.count }.reduce(0, +)
        let final = rows.map { AppTransition(from: $0.from, to: $0.to).eventsOfFinalText.count }.reduce(0, +)
        #expect((draft, final) == (27, 26))
    }
}
