import SDLLog
import JSON
import Journaling
import SDLSupport
import Testing

@testable import SDLBridge

@Suite struct `Resuming` {
    /// A client that builds the state from the received changes. After a disconnect, the client continues after its
    /// last received change.
    private final class Client: HubListener {
        struct Known {
            var tree = JSONValue.object([:])
            var change: UInt64?
            var gaps = 0
            var isThere = false
            var isOutOfOrder = false
        }

        private let known = Lock(Known())

        var state: Known { known.withLock { $0 } }

        func changed(_ frame: HubFrame) {
            guard let json = try? JSONValue(parsing: frame.bytes) else { return }
            known.withLock { known in
                guard known.isThere else { return }
                switch frame.kind {
                case .snapshot: known.tree = json["state"] ?? .null
                case .change:
                    if let last = known.change, frame.number != last + 1 { known.isOutOfOrder = true }
                    for step in json["patch"]?.array ?? [] { known.tree.apply(step) }
                case .gap:
                    known.gaps += 1
                    return
                case .rows, .vehicle: return
                }
                known.change = frame.number
            }
        }

        func logged(_ frame: HubFrame) {}

        func come() -> UInt64? {
            known.withLock { known in
                known.isThere = true
                return known.change
            }
        }

        /// Makes the client ignore all later messages, as after a broken connection.
        func lose() { known.withLock { $0.isThere = false } }
    }

    @Test func `has the state of a fresh snapshot after each of a thousand disconnects`() async throws {
        var random = SplitMix(11)
        let inFlight = InFlightCounter()
        let hub = Hub(epoch: "one", timekeeper: ControlledTimekeeper(pausedAt: .zero), inFlight: inFlight)
        await hub.begin()
        let writer = JournalWriter(await hub.headUnitJournal(), timekeeper: ControlledTimekeeper(pausedAt: .zero))
        let client = Client()
        writer.change(.add(LazyJSON(bytes: Array("{}".utf8))), at: ["apps"], causes: [])
        await inFlight.settled()
        for _ in 0..<1_000 {
            let number = await hub.listen(client, after: client.come(), epoch: "one")
            traffic(writer, &random)
            // The connection breaks at any moment, even while the hub is processing.
            if Bool.random(using: &random) { await inFlight.settled() }
            client.lose()
            await hub.leave(number)
            traffic(writer, &random)
            let last = await hub.listen(client, after: client.come(), epoch: "one")
            await inFlight.settled()
            let fresh = try JSONValue(parsing: hub.state.snapshot.root.json)
            #expect(client.state.tree == fresh)
            #expect(client.state.change == hub.state.snapshot.number)
            await hub.leave(last)
        }
        #expect(!client.state.isOutOfOrder)
        #expect(client.state.gaps == 0)
    }

    @Test func `begins with a gap and a snapshot after a disconnect that lasts too long`() async throws {
        let inFlight = InFlightCounter()
        let hub = Hub(epoch: "one", timekeeper: ControlledTimekeeper(pausedAt: .zero), inFlight: inFlight)
        await hub.begin()
        let client = Client()
        await hub.leave(await hub.listen(client, after: client.come(), epoch: nil))
        for number in 0..<6_000 { await hub.set(Array("\(number)".utf8), at: ["count"]) }
        for (after, epoch) in [(client.state.change, "one"), (client.state.change, "another")] {
            let gaps = client.state.gaps
            await hub.leave(await hub.listen(client, after: after.map { $0 - (epoch == "one" ? 0 : 1) }, epoch: epoch))
            #expect(client.state.gaps == gaps + 1)
            #expect(try client.state.tree == JSONValue(parsing: hub.state.snapshot.root.json))
        }
    }

    private func traffic(_ writer: JournalWriter, _ random: inout SplitMix) {
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            let app = "app\(Int.random(in: 0...3, using: &random))"
            switch Int.random(in: 0...3, using: &random) {
            case 0:
                writer.change(
                    .add(LazyJSON(bytes: Array(#"{"n":0,"list":[1,2]}"#.utf8))), at: ["apps", app], causes: [])
            case 1: writer.change(.remove, at: ["apps", app], causes: [])
            default:
                let value = Int.random(in: 0...99, using: &random)
                writer.change(.add(LazyJSON(bytes: Array("\(value)".utf8))), at: ["apps", app, "n"], causes: [])
            }
        }
    }
}

extension JSONValue {
    /// Applies one operation of a JSON Patch. Elements of arrays are not supported, because the bridge's patches never
    /// change single elements.
    fileprivate mutating func apply(_ step: JSONValue) {
        guard let path = step["path"]?.string.flatMap(StatePath.init(pointer:)) else { return }
        apply(step["op"] == "remove" ? nil : step["value"], at: path.keys[...])
    }

    private mutating func apply(_ value: JSONValue?, at keys: ArraySlice<String>) {
        guard let key = keys.first else { return self = value ?? .null }
        guard keys.count > 1 else { return self[key] = value }
        var child = self[key] ?? .object([:])
        child.apply(value, at: keys.dropFirst())
        self[key] = child
    }
}
