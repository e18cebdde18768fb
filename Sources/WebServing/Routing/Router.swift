/// Finds the handler for a method and a path.
///
/// A literal path has priority over a pattern with parameters. A pattern without a `rest` parameter has priority over a
/// pattern with a `rest` parameter. If two patterns are equal, the router uses the first pattern.
package struct Router: Sendable {
    /// A handler that answers immediately. Handlers must not wait: one thread serves all connections.
    package typealias Immediate = @Sendable (Request) throws -> Response
    /// An asynchronous handler. The client waits until the handler returns.
    package typealias Waiting = @Sendable (Request) async throws -> Response

    enum Handler: Sendable {
        case immediate(Immediate)
        case waiting(Waiting)
    }

    struct Route: Sendable {
        let method: Method
        let pattern: Pattern
        /// The maximum size of the request body in bytes; nil for the server's default limit.
        let bodyLimitBytes: Int?
        /// Whether the handler may wait without a time limit of the server. The number of requests that wait is
        /// limited.
        var mayWait = false
        let handler: Handler
    }

    enum Match {
        case found(Route, Captures)
        /// The path exists, but not for this method. The value lists the methods of the path.
        case otherMethods([Method])
        case none
    }

    private var literals: [String: [Route]] = [:]
    private var patterns: [Route] = []
    private var restsBegin = 0
    private var last: Route?

    package init() {}

    /// Adds a handler that answers from available data without waiting.
    package mutating func immediate(
        _ method: Method, _ path: String, bodyLimitBytes: Int? = nil, _ handler: @escaping Immediate
    ) {
        add(Route(method: method, pattern: Pattern(path), bodyLimitBytes: bodyLimitBytes, handler: .immediate(handler)))
    }

    /// Adds a handler that may wait, for example until a command has ended.
    package mutating func waiting(
        _ method: Method, _ path: String, bodyLimitBytes: Int? = nil, mayWait: Bool = false,
        _ handler: @escaping Waiting
    ) {
        add(
            Route(
                method: method, pattern: Pattern(path), bodyLimitBytes: bodyLimitBytes, mayWait: mayWait,
                handler: .waiting(handler)))
    }

    /// Adds a handler for GET requests to all paths that no other handler matches. `captures.rest` contains the
    /// segments of the path.
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

    /// The methods and paths of all handlers except the fallback.
    package var routes: [(method: Method, path: String)] {
        (literals.values.flatMap { $0 } + patterns).map { ($0.method, $0.pattern.description) }
    }

    func match(_ method: Method, _ path: String) -> Match {
        // HEAD requests use the handler for GET. libmicrohttpd then omits the body.
        let wanted = method == .head ? .get : method
        if let here = literals[path] {
            if let route = here.first(where: { $0.method == wanted }) { return .found(route, Captures()) }
            return .otherMethods(here.map(\.method))
        }
        let segments = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        // A path such as `/v1/apps/music:activate` belongs to the patterns with this verb, not to `/v1/apps/{app}`.
        let mayHaveVerb = segments.last?.contains(":") == true
        var plain: (Route, Captures)?
        var others: (plain: [Method], verbs: [Method]) = ([], [])
        for route in patterns {
            guard let captures = route.pattern.captures(in: segments) else { continue }
            let isVerb = route.pattern.hasVerb
            if route.method == wanted {
                if isVerb || !mayHaveVerb { return .found(route, captures) }
                plain = plain ?? (route, captures)
            } else if isVerb {
                others.verbs.append(route.method)
            } else {
                others.plain.append(route.method)
            }
        }
        if !others.verbs.isEmpty { return .otherMethods(others.verbs) }
        if let plain { return .found(plain.0, plain.1) }
        if !others.plain.isEmpty { return .otherMethods(others.plain) }
        if wanted == .get, let last, let captures = last.pattern.captures(in: segments) {
            return .found(last, captures)
        }
        return .none
    }

    /// Returns the value of an `Allow` field for a path that has the methods `methods`.
    static func allow(_ methods: [Method]) -> String {
        var allowed = Set(methods)
        if allowed.contains(.get) { allowed.insert(.head) }
        allowed.insert(.options)
        return allowed.map(\.rawValue).sorted().joined(separator: ", ")
    }
}
