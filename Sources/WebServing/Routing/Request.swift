package import JSON

/// One HTTP request, complete.
package struct Request: Sendable {
    package let method: Method
    /// As sent: still escaped, without the query.
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

    /// The body as JSON. Only a body that says it is JSON is taken: another site's form cannot say that.
    package func json() throws(Problem) -> JSONValue {
        let type = headers.field("Content-Type")?.split(separator: ";").first.map { $0.lowercased() } ?? ""
        guard type == "application/json" || type.hasSuffix("+json") else {
            throw Problem(
                .unsupportedMediaType, detail: "The body's type is \(type.isEmpty ? "not said" : type).",
                hint: "Send Content-Type: application/json.")
        }
        do throws(JSONError) {
            return try JSONValue(parsing: body)
        } catch {
            throw Problem(.badRequest, title: "Malformed JSON", detail: "\(error)")
        }
    }

    /// A number from the query, within bounds.
    package func integer(_ name: String, in bounds: ClosedRange<Int>, default fallback: Int) throws(Problem) -> Int {
        guard let text = query[name] else { return fallback }
        guard let number = Int(text), bounds.contains(number) else {
            throw Problem(
                .badRequest, detail: "\(name)=\(text) is no number from \(bounds.lowerBound) to \(bounds.upperBound).")
        }
        return number
    }
}
