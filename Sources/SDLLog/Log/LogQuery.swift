internal import SDLSupport

/// A query of the log.
package struct LogQuery: Sendable {
    package enum Order: Hashable, Sendable {
        /// The oldest matching rows after this row.
        case after(UInt64)
        /// The newest matching rows before this row. With nil, the newest of all.
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

/// A page of rows, oldest first, with the position of the next page.
package struct LogPage: Sendable {
    package var rows: [[UInt8]] = []
    /// The row from which to continue in the same direction; nil at the end. A search can stop at a limit. Therefore, a
    /// page can be short or empty although further rows match.
    package var next: UInt64?
    /// The number of the oldest row in the log. Older rows were deleted.
    package var first: UInt64?
    package var last: UInt64?
}
