package import JSON
import SDLSupport

/// The changes of the car's signals over time. A drive is a recording or a script.
package struct Drive: Sendable {
    /// One signal: an item of vehicle data, a member of such an item, or a setting of the head unit.
    package struct Signal: Hashable, Sendable {
        /// The name of the signal, such as `speed`, `gps.heading` or `link.lossPercent`.
        package let name: String
        package let path: [String]

        package init(_ name: String) {
            self.name = name
            path = name.split(separator: ".").map(String.init)
        }
    }

    package struct Change: Equatable, Sendable {
        /// The index of the signal in the drive's `signals`.
        package let signal: Int
        package let value: JSONValue
    }

    /// A time in a drive, with all changes at this time.
    package struct Moment: Equatable, Sendable {
        /// The time of the moment since the start of the drive.
        package let milliseconds: Int
        package internal(set) var changes: [Change]

        /// Adds a change to the moment. Removes an earlier change of the same signal.
        mutating func add(_ change: Change) {
            if let index = changes.firstIndex(where: { $0.signal == change.signal }) { changes.remove(at: index) }
            changes.append(change)
        }
    }

    package let name: String
    package internal(set) var signals: [Signal] = []
    /// The moments of the drive, sorted by time. Each time occurs at most once.
    package internal(set) var moments: [Moment] = []

    package var milliseconds: Int { moments.last?.milliseconds ?? 0 }

    /// Returns the value of each signal at a time. A signal that has no value yet is left out.
    package func values(at milliseconds: Int) -> [(signal: Signal, value: JSONValue)] {
        var found: [Int: JSONValue] = [:]
        for moment in moments[..<firstMoment(after: milliseconds)].reversed() {
            for change in moment.changes where found[change.signal] == nil { found[change.signal] = change.value }
            if found.count == signals.count { break }
        }
        return signals.indices.compactMap { index in found[index].map { (signals[index], $0) } }
    }

    /// Returns the index of the first moment that is later than `milliseconds`.
    package func firstMoment(after milliseconds: Int) -> Int {
        moments.partitioningIndex { $0.milliseconds > milliseconds }
    }
}

extension Drive: Hashable {
    package func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(signals)
        hasher.combine(moments.count)
    }
}

/// The reason why a text is not a valid drive, with the number of the invalid line.
package struct DriveFault: Error, Hashable, Sendable, CustomStringConvertible {
    package let line: Int?
    package let problem: String
    /// Valid names that are similar to the invalid name, nearest match first.
    package var candidates: [String] = []

    package var description: String { line.map { "line \($0): \(problem)" } ?? problem }
}
