internal import SDLSupport

/// What is asked of the log.
struct LogQuery: Sendable {
    enum Order: Hashable, Sendable {
        /// The oldest rows behind this one.
        case after(UInt64)
        /// The newest rows before this one; nil: the newest of all.
        case before(UInt64?)
    }

    static let maximumLimit = 1000

    var filter = LogFilter()
    var order = Order.before(nil)
    var limit = 100
}

/// Rows from old to new, and where to go on.
struct LogPage: Sendable {
    var rows: [[UInt8]] = []
    /// The row to go on from in the same direction; nil when there is nothing further. A page may be short, even empty, and
    /// still have a next one: a search stops after a while.
    var next: UInt64?
    /// The first row there is; older ones have gone.
    var first: UInt64?
    var last: UInt64?
}
