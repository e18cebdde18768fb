package import Journaling
import SDLSupport

/// A journal that keeps all entries in memory.
package final class MemoryJournal: Journal {
    private struct State {
        var entries: [JournalEntry] = []
        var full = false
        var waiting: [@Sendable () -> Void] = []
    }

    private let state = Lock(State())

    package init() {}

    package func record(_ entry: JournalEntry) {
        state.withLock { $0.entries.append(entry) }
    }

    package var entries: [JournalEntry] { state.withLock { $0.entries } }

    package func forget() {
        state.withLock { $0.entries = [] }
    }

    package var rows: [JournalRow] {
        entries.compactMap { if case .row(let row) = $0 { row } else { nil } }
    }

    package var changes: [StateChange] {
        entries.compactMap { if case .change(let change) = $0 { change } else { nil } }
    }

    package var moments: [MessageMoment] {
        entries.compactMap { if case .moment(let moment) = $0 { moment } else { nil } }
    }

    package var isFull: Bool {
        get { state.withLock { $0.full } }
        set {
            let proceed: [@Sendable () -> Void] = state.withLock { state in
                state.full = newValue
                guard !newValue else { return [] }
                defer { state.waiting = [] }
                return state.waiting
            }
            for proceed in proceed { proceed() }
        }
    }

    package func whenNotFull(_ proceed: @escaping @Sendable () -> Void) {
        let now = state.withLock { state in
            if state.full { state.waiting.append(proceed) }
            return !state.full
        }
        if now { proceed() }
    }
}
