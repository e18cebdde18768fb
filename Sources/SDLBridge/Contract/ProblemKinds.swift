import JSON
import SDLLog
import SDLSupport
import WebServing

/// The kinds of problems that say more than their status: each has a page at its own address.
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
            meaning: "What was expected of the state, of the journal or of an element did not come to hold in time.",
            remedy: "observed is what was there at the end, history what was seen on the way, candidates what comes "
                + "nearest. timeoutMs says how long to wait."),
        Kind(
            name: "batch-failed", title: "Batch failed", status: .unprocessable,
            meaning: "A step of a batch could not be done, or did not hold.",
            remedy: "results says of each step that was tried what came of it; the last one has the error unless "
                + "haltOnFailure is false. What was done before stays done."),
        Kind(
            name: "unknown-member", title: "Unknown member", status: .badRequest,
            meaning: "A body or a query says something that the operation does not know. Nothing was done.",
            remedy: "errors has the place of each, candidates the names that there are, nearest first. Only what is "
                + "carried on as a message of the interface may have members of any name."),
        Kind(
            name: "watching-only", title: "Watching only", status: .conflict,
            meaning:
                "The bridge was started with `sdl-bridge proxy`: it joins apps with a head unit elsewhere and shows "
                + "what they say to each other. Nothing was done.",
            remedy:
                "Do it on the head unit itself. Reading works as ever: state, log, files, capsules, and waiting with "
                + "POST /v1/expect."),
    ]

    static func add(to api: inout API) {
        api.immediate(
            .read(
                "/v1/problems", "problems", "The kinds of problems that have a page of their own.", tag: "Server",
                .json("ProblemKinds"))
        ) { _ in .json(.array(all.map(json))) }
        api.immediate(
            .read(
                "/v1/problems/{id}", "problem", "What a kind of problem means, and what helps.", tag: "Server",
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
