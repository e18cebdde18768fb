package import JSON

package struct Request: Sendable {
    package let method: Method
    /// The path as the client sent it: percent-encoded, without the query.
    package let path: String
    package let query: Fields
    package let headers: Fields
    package internal(set) var captures: Captures
    package internal(set) var body: [UInt8]

    package init(
        method: Method, path: String, query: Fields = Fields(), headers: Fields = Fields(),
        captures: Captures = Captures(), body: [UInt8] = []
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.captures = captures
        self.body = body
    }

    /// Parses the body as JSON. Throws if the body is not JSON, or if its content type is not JSON. The content type is
    /// required because HTML forms on other sites cannot send it.
    package func json() throws(Problem) -> JSONValue {
        let type = headers.field("Content-Type")?.split(separator: ";").first.map { $0.lowercased() } ?? ""
        guard type == "application/json" || type.hasSuffix("+json") else {
            throw Problem(
                .unsupportedMediaType, detail: "The body's content type is \(type.isEmpty ? "missing" : type).",
                hint: "Send Content-Type: application/json.")
        }
        do throws(JSONError) {
            return try JSONValue(parsing: body)
        } catch {
            throw Problem(.badRequest, title: "Malformed JSON", detail: "\(error)")
        }
    }

    package func integer(_ name: String, in bounds: ClosedRange<Int>, default fallback: Int) throws(Problem) -> Int {
        guard let text = query[name] else { return fallback }
        guard let number = Int(text), bounds.contains(number) else {
            throw Problem(
                .badRequest,
                detail: "\(name)=\(text) is not a number from \(bounds.lowerBound) to \(bounds.upperBound).")
        }
        return number
    }
}
