internal import SDLSupport

/// A query for rows of the log.
package struct LogQuery: Sendable {
    package enum Order: Hashable, Sendable {
        /// Requests the oldest matching rows after the row with this number.
        case after(UInt64)
        /// Requests the newest matching rows before the row with this number. Nil requests the newest matching rows of
        /// the whole log.
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

/// A page of rows, the oldest row first. The page also contains the position of the next page.
package struct LogPage: Sendable {
    package var rows: [[UInt8]] = []
    /// The number of the row at which the next search in the same direction continues; nil after the last page. A
    /// search can stop at a limit. Thus, a page can be short or empty even if more rows match.
    package var next: UInt64?
    /// The number of the oldest row in the log. Older rows were deleted.
    package var first: UInt64?
    package var last: UInt64?
}
