import SDLSupport
import Testing

@testable import WebSockets

@Suite struct AdaptiveSpinTests {
    /// The arguments: a name, and the polls of a loop. Each poll has a `+` if the poll found work and a `-` if not, the
    /// time in microseconds, and whether the loop then sleeps.
    @Test(arguments: [
        ("work at human speed never keeps it awake", ["+0 sleeps", "+90000 sleeps", "-90001 sleeps"]),
        ("frequent work keeps it awake", ["+0 sleeps", "+150 stays", "-160 stays", "+300 stays", "-480 stays"]),
        (
            "each poll without work halves the polling time, down to zero",
            [
                "+0 sleeps", "+10 stays", "-209 stays", "-210 sleeps", "+1000 stays", "-1099 stays", "-1100 sleeps",
                "+2000 stays", "-2049 stays", "-2050 sleeps", "+3000 sleeps", "-3001 sleeps",
            ]
        ),
        ("asleep, it polls again only after quick work", ["+0 sleeps", "+200 sleeps", "+399 stays"]),
    ])
    func `a loop polls only as long as it finds work`(_ name: String, _ steps: [String]) throws {
        var spin = AdaptiveSpin(.microseconds(200))
        for step in steps {
            let words = step.split(separator: " ")
            let at = try #require(Int64(words[0].dropFirst()))
            let sleeps = spin.sleeps(found: step.hasPrefix("+"), at: Instant(nanoseconds: at * 1_000))
            #expect(sleeps == (words[1] == "sleeps"), "\(name): \(step)")
        }
    }

    /// Sends fifty messages. Sends each message after the server has returned the message before.
    private static func talk(over client: WebSocketLoop, to address: WebAddress) async throws {
        let answers = Gathered<SocketMessage>()
        let socket = try await client.dial(SocketTarget(address, path: "/echo")) { _ in
            { if case .message(let message) = $0 { answers.add(message) } }
        }
        for number in 1...50 {
            socket.send(SharedFrame(.text, Array("\(number)".utf8)))
            _ = try await answers.first(number)
        }
    }

    @Test func `polls between frequent messages, and sleeps when there are none`()
        async throws
    {
        try await withLoop {
            $0.spin = .milliseconds(20)
        } _: { loop in
            let address = try await loop.listen(at: .loopback(), [.echo()])
            try await withLoop { try await Self.talk(over: $0, to: address) }
            #expect(loop.counts.idlePolls > 0)
            while true {
                let idlePolls = loop.counts.idlePolls
                await withCheckedContinuation { continuation in
                    SystemTimekeeper.shared.ring(after: .milliseconds(100)) { continuation.resume() }
                }
                if loop.counts.idlePolls == idlePolls { break }
            }
        }
    }

    @Test func `without a spin limit, the loop sleeps whenever there is no work`() async throws {
        try await withLoop { loop in
            let address = try await loop.listen(at: .loopback(), [.echo()])
            try await Self.talk(over: loop, to: address)
            #expect(loop.counts.idlePolls == 0)
        }
    }
}
