import SDLRPC
import SDLSupport

/// The requests of an observed app that the external head unit has not answered yet. The number of requests and the
/// total size of their bulk data are limited.
struct OpenRequests: Sendable {
    static let count = 5_000
    static let bulkBytes = 32 << 20

    private var open: OrderedMap<PendingKey, Incoming> = [:]
    private var bytes = 0

    /// Returns whether a request with `bulk` bytes of bulk data can be stored within the limit.
    func hasRoom(for bulk: Int) -> Bool { bulk == 0 || bytes + bulk <= Self.bulkBytes }

    /// Adds a request. If there are then too many requests, removes and returns the oldest request.
    mutating func add(_ request: Incoming) -> Incoming? {
        let key = PendingKey(session: request.session.number, correlationID: request.correlationID)
        if let before = open.removeValue(forKey: key) { bytes -= before.envelope.bulk.count }
        open[key] = request
        bytes += request.envelope.bulk.count
        guard open.count > Self.count, let oldest = open.keys.first else { return nil }
        return take(oldest)
    }

    mutating func take(session: Session, correlationID: Int32) -> Incoming? {
        take(PendingKey(session: session.number, correlationID: correlationID))
    }

    mutating func forget(_ session: Session) {
        for key in open.keys where key.session == session.number { _ = take(key) }
    }

    private mutating func take(_ key: PendingKey) -> Incoming? {
        guard let request = open.removeValue(forKey: key) else { return nil }
        bytes -= request.envelope.bulk.count
        return request
    }
}
