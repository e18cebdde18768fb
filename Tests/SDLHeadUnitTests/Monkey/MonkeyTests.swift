import Foundation
import JSON
import Journaling
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests that the invariants of the head unit stay true for random input. The environment variable `SDL_MONKEY_STEPS`
/// sets the number of steps, such as 500000 for a long run.
@Suite struct MonkeyTests {
    private static let steps = ProcessInfo.processInfo.environment["SDL_MONKEY_STEPS"].flatMap { Int($0) } ?? 6_000

    @Test(arguments: zip([1, 20_260, 777, 42] as [UInt64], [false, true, false, true]))
    func `After every step the invariants are true, and each request is answered at most once`(
        _ seed: UInt64, hasWebHMI: Bool
    ) throws {
        var monkey = try Monkey(seed: seed, hasWebHMI: hasWebHMI)
        let journal = StrictJournal()
        for change in Aspect.wholeTree(of: monkey.reducer.state) { journal.record(.change(change)) }
        for _ in 0..<Self.steps {
            monkey.step { effect, _ in
                // Recording every change would take most of the time of a long run.
                if case .change(let change, _) = effect, Self.steps < 50_000 { journal.record(.change(change)) }
            }
            guard monkey.complaints.isEmpty else { break }
        }
        #expect(monkey.complaints == [], "after \(monkey.counts["inputs"] ?? 0) steps of seed \(seed)")
        #expect(journal.refused == [])
        // Checks that the run was meaningful.
        #expect(monkey.counts["granted"] ?? 0 > Self.steps / 50)
        #expect(monkey.counts["refused"] ?? 0 > Self.steps / 50)
        // Rare events need enough steps.
        #expect(monkey.counts["abandoned"] ?? 0 > 0 || Self.steps < 6_000)
        #expect(monkey.counts["notifications"] ?? 0 > Self.steps / 10)
    }

    @Test func `A head unit that watches another one has a valid state after every message`() throws {
        var monkey = try Monkey(seed: 1)
        var watched = WatchedMonkey()
        let journal = StrictJournal()
        for change in Aspect.wholeTree(of: watched.reducer.state) { journal.record(.change(change)) }
        var changes = 0
        func record(_ effect: HeadUnitEffect) {
            guard case .change(let change, _) = effect else { return }
            changes += 1
            if Self.steps < 50_000 { journal.record(.change(change)) }
        }
        for _ in 0..<Self.steps {
            monkey.step(begin: { watched.follow($0, at: $1).forEach(record) }) {
                watched.follow($0, at: $1).forEach(record)
            }
            guard watched.complaints.isEmpty else { break }
        }
        #expect(watched.complaints == [], "after \(monkey.counts["inputs"] ?? 0) steps")
        #expect(journal.refused == [])
        #expect(changes > Self.steps / 10)
    }

    @Test func `The same seed gives the same effects`() throws {
        func transcript() throws -> [String] {
            var lines: [String] = []
            var monkey = try Monkey(seed: 42)
            for _ in 0..<400 {
                monkey.step { effect, _ in
                    if case .change(let change, _) = effect {
                        let value: LazyJSON? =
                            switch change.operation {
                            case .add(let value): value
                            case .remove: nil
                            }
                        lines.append("\(change.path) \(String(decoding: value?.bytes ?? [], as: UTF8.self))")
                    } else if case .respond(let reply) = effect {
                        lines.append("\(reply.functionID) \(String(decoding: reply.response.json(), as: UTF8.self))")
                    }
                }
            }
            return lines
        }
        let first = try transcript()
        let second = try transcript()
        #expect(first == second)
        #expect(first.count > 400)
    }
}
