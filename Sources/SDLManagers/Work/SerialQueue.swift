import SDLSupport

/// Runs operations one after another, each to its end, and none while it is suspended.
///
/// What is waiting when the queue is emptied is told so: an operation ends exactly once, done or dropped.
@MainActor
final class SerialQueue {
    private struct Entry {
        let name: String
        let run: @MainActor () async -> Void
        let drop: @MainActor () -> Void
    }

    /// Nothing new begins while this holds.
    var isSuspended = true {
        didSet { if !isSuspended { next() } }
    }

    private var entries: [Entry] = []
    private var running: String?
    private let flight: Flight?
    /// Something was added, done or dropped. What has begun stands where it waited.
    var changed: () -> Void = {}

    init(flight: Flight?) {
        self.flight = flight
    }

    /// What runs and what waits, in order, for the inspector.
    var names: [String] { (running.map { [$0] } ?? []) + entries.map(\.name) }

    /// - Parameter dropped: runs instead when the queue is emptied before the operation's turn.
    func add(_ name: String, dropped: @escaping @MainActor () -> Void, _ run: @escaping @MainActor () async -> Void) {
        entries.append(Entry(name: name, run: run, drop: dropped))
        changed()
        next()
    }

    /// Drops what waits. What runs comes to its own end.
    func stop() {
        isSuspended = true
        for entry in entries.takeAll() { entry.drop() }
        changed()
    }

    private func next() {
        guard running == nil, !isSuspended, !entries.isEmpty else { return }
        let entry = entries.removeFirst()
        running = entry.name
        inBackground(counting: flight) { [self] in
            await entry.run()
            running = nil
            changed()
            next()
        }
    }
}
