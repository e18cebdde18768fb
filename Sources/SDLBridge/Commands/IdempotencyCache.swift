import JSON
import SDLSupport
import WebServing

/// A cache of answers by the header `Idempotency-Key`. A request whose key is in the cache gets the stored answer and
/// does not run again.
final class IdempotencyCache: Sendable {
    private struct Entry {
        let asked: String
        /// The stored answer; nil while the first request is still running.
        var answer: (status: Status, json: [UInt8])?
    }

    private static let entryLimit = 2_000
    private let entries = Lock<OrderedMap<String, Entry>>([:])

    static func check(_ key: String?) throws(Problem) {
        guard let key, !(1...255).contains(key.utf8.count) else { return }
        throw Problem(.badRequest, detail: "The Idempotency-Key is empty or too long. Use 1 to 255 characters.")
    }

    /// Returns the stored answer, or runs the request.
    ///
    /// - Parameter asked: the request's method, path and body. A key can be used for one such request only.
    func answer(
        _ key: String?, asked: @autoclosure () -> String, _ act: () async throws(Problem) -> JSONValue
    ) async throws(Problem) -> Response {
        guard let key else { return .json(try await act()) }
        let asked = asked()
        if let known = try begin(key, asked) {
            var response = Response.json(known.json, status: known.status)
            response.headers.set("Idempotent-Replayed", "true")
            if known.status != .ok { response.headers.set("Content-Type", "application/problem+json") }
            return response
        }
        do throws(Problem) {
            let json = try await act().json()
            end(key, .ok, json)
            return .json(json)
        } catch {
            end(key, error.status, error.json.json())
            throw error
        }
    }

    private func begin(_ key: String, _ asked: String) throws(Problem) -> (status: Status, json: [UInt8])? {
        let found: Result<(status: Status, json: [UInt8])?, Problem> = entries.withLock { entries in
            guard let entry = entries[key] else {
                if entries.count >= Self.entryLimit, let oldest = entries.keys.first { entries[oldest] = nil }
                entries[key] = Entry(asked: asked)
                return .success(nil)
            }
            guard entry.asked == asked else {
                return .failure(
                    Problem(
                        .unprocessable, detail: "The Idempotency-Key \"\(key)\" was already used for another request.",
                        hint: "Use a new key for each request; repeat a key only with the same body."))
            }
            guard let answer = entry.answer else {
                return .failure(Problem(.conflict, detail: "The request with this Idempotency-Key is still running."))
            }
            return .success(answer)
        }
        return try found.get()
    }

    private func end(_ key: String, _ status: Status, _ json: [UInt8]) {
        entries.withLock { $0[key]?.answer = (status, json) }
    }
}
