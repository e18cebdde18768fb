/// Which handler answers which method at which path.
///
/// A literal path goes before one with places, one with places before one with a `rest` place; within each kind the first
/// one wins.
package struct Router: Sendable {
    /// Answers at once: it never waits for anybody, since it runs on the thread that serves every connection.
    package typealias Immediate = @Sendable (Request) throws -> Response
    /// May wait, for as long as the client does.
    package typealias Waiting = @Sendable (Request) async throws -> Response

    enum Handler: Sendable {
        case immediate(Immediate)
        case waiting(Waiting)
    }

    struct Route: Sendable {
        let method: Method
        let pattern: Pattern
        /// Bytes of body that are taken; the server's own limit where none stands here.
        let bodyLimitBytes: Int?
        /// Waits for something to happen, for as long as it was asked to; there may only be so many of these.
        var mayWait = false
        let handler: Handler
    }

    enum Match {
        case found(Route, Captures)
        /// The path is there, but not for this method.
        case otherMethods([Method])
        case none
    }

    private var literals: [String: [Route]] = [:]
    private var patterns: [Route] = []
    private var restsBegin = 0
    private var last: Route?

    package init() {}

    /// Adds a handler that answers from something at hand, such as a snapshot under a lock.
    package mutating func immediate(
        _ method: Method, _ path: String, bodyLimitBytes: Int? = nil, _ handler: @escaping Immediate
    ) {
        add(Route(method: method, pattern: Pattern(path), bodyLimitBytes: bodyLimitBytes, handler: .immediate(handler)))
    }

    /// Adds a handler that has to wait for somebody else, such as a command.
    package mutating func waiting(
        _ method: Method, _ path: String, bodyLimitBytes: Int? = nil, mayWait: Bool = false,
        _ handler: @escaping Waiting
    ) {
        add(
            Route(
                method: method, pattern: Pattern(path), bodyLimitBytes: bodyLimitBytes, mayWait: mayWait,
                handler: .waiting(handler)))
    }

    /// Answers GET at every path that nothing else answers, its segments in `captures.rest`.
    package mutating func fallback(_ handler: @escaping Immediate) {
        last = Route(method: .get, pattern: Pattern("/{path:rest}"), bodyLimitBytes: nil, handler: .immediate(handler))
    }

    private mutating func add(_ route: Route) {
        if let literal = route.pattern.literal {
            literals[literal, default: []].append(route)
        } else if case .rest = route.pattern.segments.last {
            patterns.append(route)
        } else {
            patterns.insert(route, at: restsBegin)
            restsBegin += 1
        }
    }

    /// Every method and path that has a handler, except the fallback.
    package var routes: [(method: Method, path: String)] {
        (literals.values.flatMap { $0 } + patterns).map { ($0.method, $0.pattern.description) }
    }

    func match(_ method: Method, _ path: String) -> Match {
        // HEAD is GET without its body, which the library leaves out.
        let wanted = method == .head ? .get : method
        if let here = literals[path] {
            if let route = here.first(where: { $0.method == wanted }) { return .found(route, Captures()) }
            return .otherMethods(here.map(\.method))
        }
        let segments = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        var others: [Method] = []
        for route in patterns {
            guard let captures = route.pattern.captures(in: segments) else { continue }
            if route.method == wanted { return .found(route, captures) }
            others.append(route.method)
        }
        if !others.isEmpty { return .otherMethods(others) }
        if wanted == .get, let last, let captures = last.pattern.captures(in: segments) {
            return .found(last, captures)
        }
        return .none
    }

    /// What an `Allow` field says for a path that has these methods.
    static func allow(_ methods: [Method]) -> String {
        var allowed = Set(methods)
        if allowed.contains(.get) { allowed.insert(.head) }
        allowed.insert(.options)
        return allowed.map(\.rawValue).sorted().joined(separator: ", ")
    }
}
