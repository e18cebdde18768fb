import JSON
import Journaling
import SDLLog
import SDLSupport
import WebServing

struct LogReads: Sendable {
    let log: LogBook
    var searches = ConcurrencyLimit.searches

    /// The maximum number of terms in a filter. A search compares each term with every row.
    private static let termLimit = 64
    /// The maximum number of effects (rows caused by a row) that an answer contains.
    private static let effectLimit = 1000

    static let filterQuery = Operation.Query(
        "q", .text(), "a filter (docs/filter.md); default: all rows")
    static let number = Schema.integer(0...Int.max)
    private static let pageQuery = [
        filterQuery, .init("after", number, "the oldest rows after this row"),
        .init("before", number, "the newest rows before this row"),
        .init("limit", .integer(1...LogQuery.maximumLimit), "maximum number of rows; default: 100"),
    ]

    func add(to api: inout API) {
        api.waiting(
            .read(
                "/v1/log", "log", "Get a page of the log, oldest row first; by default the newest page.",
                tag: "Journal", query: Self.pageQuery, .json("LogPage"))
        ) { request in try await page(request) }
        api.waiting(
            .read(
                "/v1/log/{row:int}", "log.row",
                "Get a row, all rows that led to the row, and all rows that the row led to.", tag: "Journal",
                .json("RowStory"), problems: [.gone])
        ) { request in try await row(request.captures.integer("row")) }
        api.immediate(
            .read(
                "/v1/log.ndjson", "log.export", "Export the log, or the rows that match a filter, as NDJSON.",
                tag: "Journal",
                query: [
                    Self.filterQuery, .init("after", Self.number, "only rows after this row"),
                    .init("before", Self.number, "only rows before this one"),
                    .init("limit", .integer(1...Int(Int32.max)), "most rows"),
                ], .other("application/x-ndjson"))
        ) { request in
            let limit = try request.integer("limit", in: 1...Int(Int32.max), default: Int(Int32.max))
            return LogExport.response(
                log, searches, try filter(request, alsoBefore: true), after: try request.rowNumber("after") ?? 0,
                limit: limit)
        }
        addFindings(to: &api)
    }

    /// Adds the route for touches. Touches are rows of the log, but not a part of the state tree.
    func addTouches(to api: inout API) {
        api.waiting(
            .read(
                "/v1/apps/{app}/touch", "app.touch", "Get an app's touch events, as a page of the log.",
                tag: "Apps", query: Self.pageQuery, .json("LogPage"))
        ) { request in
            var filter = try filter(request)
            let key = request.captures["app"].lowercased()
            filter.terms += (try? LogFilter("rpc:OnTouchEvent"))?.terms ?? []
            filter.terms.append(
                LogFilter.Term(test: .field(.app, .oneOf(wanted: [.equal(key)], unwanted: []))))
            return try await page(request, filter)
        }
    }

    func filter(_ request: Request, alsoBefore: Bool = false) throws(Problem) -> LogFilter {
        var filter = LogFilter()
        do {
            if let text = request.query["q"] { filter = try LogFilter(text) }
        } catch {
            throw Problem(
                .badRequest, title: "Unreadable filter", detail: "\(error)", hint: "docs/filter.md has the grammar.")
        }
        guard filter.terms.count <= Self.termLimit else {
            throw Problem(
                .badRequest, title: "Unreadable filter",
                detail: "The filter has \(filter.terms.count) terms; the limit is \(Self.termLimit).")
        }
        if alsoBefore, let before = try request.rowNumber("before") {
            filter.terms.append(.init(test: .field(.seq, .compared(.less, Double(before)))))
        }
        return filter
    }

    private func page(_ request: Request, _ filter: LogFilter? = nil) async throws -> Response {
        var query = LogQuery(filter: try filter ?? self.filter(request))
        query.limit = try request.integer("limit", in: 1...LogQuery.maximumLimit, default: 100)
        let (after, before) = (try request.rowNumber("after"), try request.rowNumber("before"))
        guard after == nil || before == nil else {
            throw Problem(
                .badRequest, detail: "after and before cannot be used together.",
                hint: "Give after or before, and limit the other side with seq: in q.")
        }
        if let after { query.order = .after(after) }
        if let before { query.order = .before(before) }
        let wanted = query
        let page =
            query.filter.terms.isEmpty
            ? try await log.page(query) : try await searches.run { try await log.page(wanted) }
        var writer = JSONWriter(capacity: 1 << 14)
        writer.object { writer in
            writer.field("rows") { $0.rows(page.rows) }
            writer.field("next", page.next)
            writer.field("first", page.first)
            writer.field("last", page.last)
        }
        var response = Response.json(writer.bytes)
        if let next = page.next {
            response.headers.set(
                "Link", "<\(Self.next(request, after != nil ? "after" : "before", next))>; rel=\"next\"")
        }
        return response
    }

    /// Returns the address of the next page, for the header field `Link` (RFC 8288). `name` is the name of the query
    /// parameter: `after` or `before`. `seq` is its value.
    private static func next(_ request: Request, _ name: String, _ seq: UInt64) -> String {
        var parts = ["\(name)=\(seq)"]
        for part in request.query where part.name != "after" && part.name != "before" {
            parts.append("\(part.name)=\(PercentCoding.encode(part.value, isPathPart: true))")
        }
        return "\(request.path)?\(parts.joined(separator: "&"))"
    }

    // MARK: One row

    /// Returns a row, its causes (the oldest first) and its effects.
    private func row(_ number: Int) async throws -> Response {
        let rowIndex = await log.rowIndex()
        guard let seq = UInt64(exactly: number), let head = rowIndex.head(of: seq),
            let text = try await log.text(of: seq)
        else { throw missing(number, rowIndex) }
        let causes = Self.ancestors(of: head, in: rowIndex)
        let effects = rowIndex.effects(of: seq).subtracting([seq]).sorted()
        let causeRows = try await log.texts(of: causes)
        let effectRows = try await log.texts(of: Array(effects.prefix(Self.effectLimit)))
        var writer = JSONWriter(capacity: 1 << 12)
        writer.object { writer in
            writer.field("row") { $0.raw(text) }
            writer.field("causes") { $0.rows(causeRows) }
            writer.field("effects") { $0.rows(effectRows) }
            writer.field("effectCount", effects.count)
        }
        return .json(writer.bytes)
    }

    private func missing(_ number: Int, _ rowIndex: RowIndex) -> Problem {
        let held = rowIndex.first.map { "Rows \($0) to \(rowIndex.last ?? 0) exist." } ?? "The log is empty."
        if let first = rowIndex.first, number > 0, UInt64(number) < first {
            return Problem(.gone, detail: "Row \(number) is no longer stored.", hint: held)
        }
        return Problem(.notFound, detail: "There is no row \(number).", hint: held)
    }

    private static func ancestors(of head: RowHead, in rowIndex: RowIndex) -> [UInt64] {
        var reached: Set<UInt64> = []
        var waiting = rowIndex.causes(of: head)
        while let next = waiting.popLast() {
            guard next != head.seq, reached.count < effectLimit, reached.insert(next).inserted,
                let cause = rowIndex.head(of: next)
            else { continue }
            waiting += rowIndex.causes(of: cause)
        }
        return reached.sorted()
    }
}

extension Request {
    /// Returns the number of a row from the query parameter `name`; nil if the parameter is missing.
    func rowNumber(_ name: String) throws(Problem) -> UInt64? {
        guard let text = query[name] else { return nil }
        guard let number = UInt64(text), number <= UInt64(Int.max) else {
            throw Problem(
                .badRequest, detail: "\(name)=\(text) is not the number of a row.", hint: "The first row is 1.")
        }
        return number
    }
}
