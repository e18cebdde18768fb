import JSON
import Journaling
import SDLLog
import WebServing

// The routes that return findings and diagnostics (reports about wrong messages and wrong use of SDLKit) in groups.
extension LogReads {
    /// The maximum number of findings in one answer.
    private static let findingLimit = 10_000
    /// The maximum number of log pages in which one request searches for findings.
    private static let pageLimit = 20

    func addFindings(to api: inout API) {
        api.waiting(
            .read(
                "/v1/findings", "findings",
                "List findings and diagnostics, newest first; equal findings of an app form one group.", tag: "Journal",
                query: [
                    Self.filterQuery, .init("before", Self.number, "only rows before this row"),
                    .init("limit", .integer(1...LogQuery.maximumLimit), "maximum number of groups; default: 100"),
                ], .json("FindingPage"))
        ) { request in try await findings(request) }
    }

    private static let findings = LogFilter.Term(
        test: .field(.kind, .oneOf(wanted: [.equal("finding"), .equal("diagnostic")], unwanted: [])))

    private func findings(_ request: Request) async throws -> Response {
        var filter = try filter(request)
        filter.terms.append(Self.findings)
        let limit = try request.integer("limit", in: 1...LogQuery.maximumLimit, default: 100)
        let wanted = LogQuery(
            filter: filter, order: .before(try request.rowNumber("before")), limit: LogQuery.maximumLimit)
        let (rows, next) = try await searches.run { try await newest(wanted) }
        let groups = FindingGroup.groups(of: rows)
        var writer = JSONWriter(capacity: 1 << 12)
        writer.object { writer in
            writer.field("groups", Array(groups.prefix(limit)))
            writer.field("groupCount", groups.count)
            writer.field("rowCount", rows.count)
            writer.field("next", next)
        }
        return .json(writer.bytes)
    }

    /// Returns the newest findings, the newest first. `next` is the number of the row from which the next request
    /// continues; nil if there are no more findings.
    private func newest(_ wanted: LogQuery) async throws -> (rows: [JSONValue], next: UInt64?) {
        var query = wanted
        var rows: [JSONValue] = []
        for _ in 0..<Self.pageLimit {
            let page = try await log.page(query)
            rows += LogRow.values(of: page.rows.reversed())
            guard let next = page.next else { return (rows, nil) }
            query.order = .before(next)
            if rows.count >= Self.findingLimit { return (rows, next) }
        }
        if case .before(let next) = query.order { return (rows, next) }
        return (rows, nil)
    }
}
