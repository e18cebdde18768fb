import JSON
import RPCSpec
import SDLSupport
import Testing

/// Statements that are true for every message of the mobile and the HMI interface. The tests use generated documents.
@Suite struct PropertyTests {
    private static let seed: UInt64 = 8_000

    /// A quarter of the messages of an interface. Several processor cores can test the quarters at the same time.
    struct Share: Sendable, CustomTestStringConvertible {
        static let count = 4
        let dialect: Spec.Dialect
        let index: Int

        static let all = [Spec.Dialect.mobile, .hmi].flatMap { dialect in
            (0..<count).map { Share(dialect: dialect, index: $0) }
        }

        var testDescription: String { "\(dialect) \(index + 1)/\(Self.count)" }

        func messages() throws -> [MessageType] {
            try MessageType.all(dialect).enumerated().filter { $0.offset % Self.count == index }.map(\.element)
        }
    }

    @Test(arguments: Share.all)
    func `given any valid document, its value is written as an equal document`(share: Share) throws {
        var tally = Tally("round trips of \(share.testDescription)")
        for message in try share.messages() {
            let seed = SplitMix(Self.seed, for: message.name)
            var specimens = Specimens(spec: try CompactSpec.of(share.dialect), random: seed)
            for fullness in [.mandatory, .all] + Array(repeating: Specimens.Fullness.random, count: 10) {
                let document = specimens.object(message.function.params, in: message.interface, fullness)
                let outcome = try message.outcome(of: document)
                let holds =
                    outcome.violations.isEmpty && outcome.validated == [] && outcome.written == document
                    && outcome.isStable
                tally.count(holds, "\(message.name): \(outcome) from \(document)")
            }
        }
        tally.check(atLeast: 12 * 25)
    }

    @Test(arguments: Share.all)
    func `given the members in any order, the value is written in the order of the interface`(share: Share) throws {
        var tally = Tally("orders of \(share.testDescription)")
        for message in try share.messages() {
            var random = SplitMix(Self.seed, for: message.name)
            var specimens = Specimens(spec: try CompactSpec.of(share.dialect), random: random)
            for fullness in [Specimens.Fullness.all, .random, .random] {
                let document = specimens.object(message.function.params, in: message.interface, fullness)
                let outcome = try message.outcome(of: Self.mixed(document, &random))
                let holds = outcome.violations.isEmpty && outcome.written?.json() == document.json()
                tally.count(holds, "\(message.name): \(outcome) from \(document)")
            }
        }
        tally.check(atLeast: 3 * 25)
    }

    /// Returns the value with the members of each object in a random order, and with an unknown member in each object.
    private static func mixed(_ value: JSONValue, _ random: inout SplitMix) -> JSONValue {
        switch value {
        case .array(let elements): return .array(elements.map { mixed($0, &random) })
        case .object(let members):
            var result: OrderedMap<String, JSONValue> = [:]
            for key in (members.keys + ["unknown"]).shuffled(using: &random) {
                result[key] = members[key].map { mixed($0, &random) } ?? .array([.object(["appName": .null])])
            }
            return .object(result)
        default: return value
        }
    }

    @Test(arguments: Share.all)
    func `given one broken rule, exactly that violation is found, at its path`(share: Share) throws {
        var tally = Tally("single bounds of \(share.testDescription)")
        for message in try share.messages() {
            let seed = SplitMix(Self.seed, for: message.name)
            let typeName = { MessageType.enumeration($0, share.dialect) }
            var breakages = Breakages(try CompactSpec.of(share.dialect), seed: seed, typeName: typeName) { breakage in
                Self.check(breakage, message, &tally)
            }
            breakages.walk(message.function, in: message.interface)
        }
        tally.check(atLeast: 2_000)
    }

    private static func check(_ breakage: Breakage, _ message: MessageType, _ tally: inout Tally) {
        do {
            let outcome = try message.outcome(of: breakage.document)
            var holds = outcome.violations == breakage.violations
            switch breakage.rule {
            case nil: holds = holds && outcome.validated == [] && outcome.written == breakage.document
            case .missing, .type: break
            // A value that violates a bound is still created. The value's own check finds the violation, and the value
            // is written unchanged.
            default: holds = holds && outcome.validated == breakage.violations && outcome.written == breakage.document
            }
            tally.count(
                holds, "\(message.name): \(breakage.violations) became \(outcome), from \(breakage.document)")
        } catch {
            tally.count(false, "\(message.name): \(error) from \(breakage.document)")
        }
    }
}

/// Counts the tested cases of a statement and stores the first failures, so that thousands of cases print only one
/// line.
struct Tally {
    private let what: String
    private var cases = 0
    private var failures: [String] = []
    private var failed = 0

    init(_ what: String) { self.what = what }

    mutating func count(_ holds: Bool, _ failure: @autoclosure () -> String) {
        cases += 1
        guard !holds else { return }
        failed += 1
        if failures.count < 5 { failures.append(String(failure().prefix(600))) }
    }

    func check(atLeast wanted: Int) {
        print("\(cases) \(what), \(failed) failed")
        #expect(failed == 0, "\(failures.joined(separator: "\n"))")
        #expect(cases >= wanted, "only \(cases) cases")
    }
}
