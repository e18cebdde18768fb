package import JSON

/// A drive as a value: what the car's signals say, moment by moment, from its start on.
package struct Drive: Sendable {
    /// One signal of the car: an item of vehicle data, a member of one, or a setting of the head unit.
    package struct Signal: Hashable, Sendable {
        /// `speed`, `gps.heading`, `link.lossPercent`.
        package let name: String
        package let path: [String]

        package init(_ name: String) {
            self.name = name
            path = name.split(separator: ".").map(String.init)
        }
    }

    /// What a signal says from now on.
    package struct Change: Equatable, Sendable {
        /// Its place among the drive's signals.
        package let signal: Int
        package let value: JSONValue
    }

    package struct Moment: Equatable, Sendable {
        /// Since the start.
        package let milliseconds: Int
        package internal(set) var changes: [Change]

        /// Of two values of one signal at once, the later one counts.
        mutating func add(_ change: Change) {
            if let index = changes.firstIndex(where: { $0.signal == change.signal }) { changes.remove(at: index) }
            changes.append(change)
        }
    }

    package let name: String
    package internal(set) var signals: [Signal] = []
    /// In order of time, no two at once.
    package internal(set) var moments: [Moment] = []

    init(name: String) { self.name = name }

    package var milliseconds: Int { moments.last?.milliseconds ?? 0 }

    /// What each signal says at a time after the start; one that has said nothing yet is not there.
    package func values(at milliseconds: Int) -> [(signal: Signal, value: JSONValue)] {
        var found: [Int: JSONValue] = [:]
        for moment in moments[..<firstMoment(after: milliseconds)].reversed() {
            for change in moment.changes where found[change.signal] == nil { found[change.signal] = change.value }
            if found.count == signals.count { break }
        }
        return signals.indices.compactMap { index in found[index].map { (signals[index], $0) } }
    }

    /// The place of the first moment that is later.
    package func firstMoment(after milliseconds: Int) -> Int {
        var (low, high) = (0, moments.count)
        while low < high {
            let middle = (low + high) / 2
            if moments[middle].milliseconds <= milliseconds { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension Drive: Hashable {
    package static func == (one: Drive, other: Drive) -> Bool {
        one.name == other.name && one.signals == other.signals && one.moments == other.moments
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(signals)
        hasher.combine(moments.count)
    }
}

/// Why a text is no drive, and where.
package struct DriveFault: Error, Hashable, Sendable, CustomStringConvertible {
    package let line: Int?
    package let problem: String
    /// What could have been meant, nearest first.
    package var candidates: [String] = []

    package var description: String { line.map { "line \($0): \(problem)" } ?? problem }
}
