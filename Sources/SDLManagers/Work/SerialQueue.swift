import SDLSupport

/// Runs operations one after another. While the queue is suspended, no operation starts.
///
/// Each operation either runs once or is dropped once. `stop()` drops the waiting operations.
@MainActor
final class SerialQueue {
    private struct Entry {
        let name: String
        let run: @MainActor () async -> Void
        let drop: @MainActor () -> Void
    }

    /// Whether waiting operations do not start. A running operation continues.
    var isSuspended = true {
        didSet { if !isSuspended { next() } }
    }

    private var entries: [Entry] = []
    private var running: String?
    private let inFlight: InFlightCounter?
    /// Called when an operation was added, has ended or was dropped.
    var changed: () -> Void = {}

    init(inFlight: InFlightCounter?) {
        self.inFlight = inFlight
    }

    /// The name of the running operation, followed by the names of the waiting operations in order, for the inspector.
    var names: [String] { (running.map { [$0] } ?? []) + entries.map(\.name) }

    /// Adds an operation. If the queue stops before the operation starts, calls `dropped` instead of `run`.
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
