internal import SDLSupport

/// What is asked of the log.
package struct LogQuery: Sendable {
    package enum Order: Hashable, Sendable {
        /// The oldest rows behind this one.
        case after(UInt64)
        /// The newest rows before this one; nil: the newest of all.
        case before(UInt64?)
    }

    package static let maximumLimit = 1000

    package var filter = LogFilter()
    package var order = Order.before(nil)
    package var limit = 100

    package init(filter: LogFilter = LogFilter(), order: Order = .before(nil), limit: Int = 100) {
        self.filter = filter
        self.order = order
        self.limit = limit
    }
}

/// Rows from old to new, and where to go on.
package struct LogPage: Sendable {
    package var rows: [[UInt8]] = []
    /// The row to go on from in the same direction; nil when there is nothing further. A page may be short, even empty, and
    /// still have a next one: a search stops after a while.
    package var next: UInt64?
    /// The first row there is; older ones have gone.
    package var first: UInt64?
    package var last: UInt64?
}
