import JSON
import SDLLog
import SDLSupport
import WebServing

/// The kinds of problem that are more specific than an HTTP status. Each kind has a documentation page.
enum ProblemKinds {
    struct Kind: Sendable {
        let name: String
        let title: String
        let status: Status
        let meaning: String
        let remedy: String
    }

    static let expectationNotMet = "/v1/problems/expectation-not-met"
    static let batchFailed = "/v1/problems/batch-failed"
    static let unknownMember = "/v1/problems/unknown-member"
    static let watchingOnly = "/v1/problems/watching-only"

    static let all: [Kind] = [
        Kind(
            name: "expectation-not-met", title: "Expectation not met", status: .unprocessable,
            meaning: "The expected condition of the state, the log or an element was not met in time.",
            remedy: "`observed` is the last observed value, `history` has earlier values, and `candidates` has the "
                + "nearest matches. `timeoutMs` in the request sets how long to wait."),
        Kind(
            name: "batch-failed", title: "Batch failed", status: .unprocessable,
            meaning: "A step of a batch failed: a command was refused, or an expectation was not met.",
            remedy: "`results` has the outcome of each step that ran, with the error of each failed step. Steps that "
                + "succeeded are not undone."),
        Kind(
            name: "unknown-member", title: "Unknown member", status: .badRequest,
            meaning: "A body or a query has a member that the operation does not know. The request had no effect.",
            remedy: "`errors` has the path of each unknown member, and `candidates` has the known names, nearest "
                + "first. Only the parameters of a message of the mobile interface may have any name."),
        Kind(
            name: "watching-only", title: "Watching only", status: .conflict,
            meaning:
                "The bridge was started with `sdl-bridge proxy`. Such a bridge connects apps to another head unit "
                + "and only shows the apps' messages. The command was not run.",
            remedy:
                "Use the head unit itself. All reads still work: state, log, files, capsules, and waiting with "
                + "POST /v1/expect."),
    ]

    static func add(to api: inout API) {
        api.immediate(
            .read(
                "/v1/problems", "problems", "List the kinds of problems that have a page.", tag: "Server",
                .json("ProblemKinds"))
        ) { _ in .json(.array(all.map(json))) }
        api.immediate(
            .read(
                "/v1/problems/{id}", "problem", "Get the page of a kind of problem.", tag: "Server",
                .other("text/html"), problems: [.notFound])
        ) { request in
            let name = request.captures["id"]
            guard let kind = all.first(where: { $0.name == name }) else {
                throw Problem(
                    .notFound, detail: "There is no kind of problem \"\(name)\".",
                    more: ["candidates": .array(NearestMatch.order(all.map(\.name), by: name).map { .string($0) })])
            }
            return Response(
                headers: ["Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache"],
                body: .bytes(Array(page(kind).utf8)))
        }
    }

    private static func json(_ kind: Kind) -> JSONValue {
        [
            "type": .string("/v1/problems/\(kind.name)"), "title": .string(kind.title),
            "status": .int(kind.status.rawValue), "meaning": .string(kind.meaning), "remedy": .string(kind.remedy),
        ]
    }

    private static func page(_ kind: Kind) -> String {
        """
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <title>\(kind.title)</title>
        <h1>\(kind.title)</h1>
        <p>Status \(kind.status.rawValue). \(kind.meaning)</p>
        <p>\(kind.remedy)</p>
        </html>

        """
    }
}
