import SDLSupport

/// Runs operations one at a time, each to its end. While the queue is suspended, no operation starts.
///
/// Every operation ends exactly once: it either runs, or it is dropped when the queue is emptied.
@MainActor
final class SerialQueue {
    private struct Entry {
        let name: String
        let run: @MainActor () async -> Void
        let drop: @MainActor () -> Void
    }

    /// Whether the queue starts no further operation.
    var isSuspended = true {
        didSet { if !isSuspended { next() } }
    }

    private var entries: [Entry] = []
    private var running: String?
    private let inFlight: InFlightCounter?
    /// Called after an operation was added, has ended or was dropped. A running operation stays in `names`.
    var changed: () -> Void = {}

    init(inFlight: InFlightCounter?) {
        self.inFlight = inFlight
    }

    /// The names of the running and the waiting operations, in order, for the inspector.
    var names: [String] { (running.map { [$0] } ?? []) + entries.map(\.name) }

    /// - Parameter dropped: called if the queue is emptied before the operation has started.
    func add(_ name: String, dropped: @escaping @MainActor () -> Void, _ run: @escaping @MainActor () async -> Void) {
        entries.append(Entry(name: name, run: run, drop: dropped))
        changed()
        next()
    }

    /// Drops the waiting operations. A running operation continues to its end.
    func stop() {
        isSuspended = true
        for entry in entries.takeAll() { entry.drop() }
        changed()
    }

    private func next() {
        guard running == nil, !isSuspended, !entries.isEmpty else { return }
        let entry = entries.removeFirst()
        running = entry.name
        inBackground(counting: inFlight) { [self] in
            await entry.run()
            running = nil
            changed()
            next()
        }
    }
}
