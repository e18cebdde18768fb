internal import CCmark
import Glibc
import WebServing

/// Serves the Markdown files of `docs/` as web pages: `/docs/` is the index, and `/docs/NAME.md` is a page.
struct DocPages: Sendable {
    let folder: String
    /// Whether the reference of SDLKit exists. If the reference exists, the navigation contains a link to the
    /// reference.
    let hasAppReference: Bool

    func add(to router: inout Router) {
        router.immediate(.get, "/docs") { _ in Response(status: .permanentRedirect, headers: ["Location": "/docs/"]) }
        router.immediate(.get, "/docs/") { request in try page("README.md", depth: 0, request) }
        for group in Self.groups {
            let depth = group.isEmpty ? 0 : 1
            router.immediate(.get, "/docs/\(group){name}.md") { request in
                try page("\(group)\(request.captures["name"]).md", depth: depth, request)
            }
            for kind in [".png", ".webp"] {
                router.immediate(.get, "/docs/\(group){name}\(kind)") { request in
                    guard let files = StaticFiles(folder: "\(folder)/\(group)") else { throw missing(request) }
                    return try files.answer(request, at: ["\(request.captures["name"])\(kind)"])
                }
            }
        }
    }

    /// The folders that contain pages or pictures. Each name ends with a slash. The empty name stands for the folder
    /// `docs/` itself.
    private static let groups = ["", "decisions/", "rules/", "images/"]

    private func page(_ path: String, depth: Int, _ request: Request) throws -> Response {
        guard !path.contains(".."), let text = Self.contents("\(folder)/\(path)") else { throw missing(request) }
        var headers = StaticFiles.strict
        headers.set("Content-Type", "text/html; charset=utf-8")
        return Response(headers: headers, body: .bytes(Array(html(Markdown(text, depth: depth)).utf8)))
    }

    private static func contents(_ path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        return descriptor < 0 ? nil : FileBody(descriptor: descriptor)?.contents()
    }

    private func missing(_ request: Request) -> Problem {
        Problem(.notFound, detail: "No page \(request.path) exists.", hint: "/docs/ lists all pages.")
    }

    private func html(_ page: Markdown) -> String {
        let reference = hasAppReference ? "<a href=\"/docs/sdlkit/\">SDLKit reference</a>" : ""
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(page.title): SDL Bridge</title>
            <link rel="icon" href="/icon.svg" type="image/svg+xml">
            <link rel="stylesheet" href="/styles/page.css">
            <link rel="stylesheet" href="/styles/guide.css">
            </head>
            <body class="guide">
            <nav aria-label="Documentation">
            <a href="/">Head unit</a><a href="/docs/">Documentation</a><a href="/docs/api/">API reference</a>\(reference)
            </nav>
            <main>
            \(page.html)</main>
            </body>
            </html>

            """
    }
}

/// Converts a Markdown document to HTML with cmark-gfm.
///
/// Headings get the same anchors as on GitHub. A link to a file outside `docs/` becomes plain text, because the bridge
/// does not serve other files of the repository.
private struct Markdown {
    private(set) var title = "Documentation"
    private(set) var html = ""

    /// Converts a document. `depth` is the number of folders between `docs/` and the document.
    init(_ text: [UInt8], depth: Int) {
        cmark_gfm_core_extensions_ensure_registered()
        // The documents belong to the project, so HTML in them is trusted and kept.
        let options = CMARK_OPT_UNSAFE | CMARK_OPT_VALIDATE_UTF8
        guard let parser = cmark_parser_new(options) else { return }
        defer { cmark_parser_free(parser) }
        for name in ["table", "autolink"] {
            if let found = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, found) }
        }
        text.withUnsafeBytes { bytes in
            cmark_parser_feed(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
        }
        guard let document = cmark_parser_finish(parser) else { return }
        defer { cmark_node_free(document) }
        adapt(document, leaving: String(repeating: "../", count: depth + 1))
        guard let rendered = cmark_render_html(document, options, cmark_parser_get_syntax_extensions(parser)) else {
            return
        }
        defer { free(rendered) }
        html = String(cString: rendered)
    }

    /// Adds anchors to headings, and removes links whose address begins with `outside`.
    private mutating func adapt(_ document: OpaquePointer, leaving outside: String) {
        var headings: [OpaquePointer] = []
        var leaving: [OpaquePointer] = []
        guard let iterator = cmark_iter_new(document) else { return }
        while case let event = cmark_iter_next(iterator), event != CMARK_EVENT_DONE {
            guard event == CMARK_EVENT_EXIT, let node = cmark_iter_get_node(iterator) else { continue }
            switch cmark_node_get_type(node) {
            case CMARK_NODE_HEADING: headings.append(node)
            case CMARK_NODE_LINK where cmark_node_get_url(node).map { String(cString: $0).hasPrefix(outside) } ?? false:
                leaving.append(node)
            default: break
            }
        }
        cmark_iter_free(iterator)
        var used: [String: Int] = [:]
        for (index, heading) in headings.enumerated() {
            let text = Self.text(of: heading)
            if index == 0 { title = text }
            var anchor = Self.anchor(for: text)
            let count = used[anchor, default: 0]
            used[anchor] = count + 1
            if count > 0 { anchor += "-\(count)" }
            guard let mark = cmark_node_new(CMARK_NODE_HTML_INLINE) else { continue }
            cmark_node_set_literal(mark, "<a id=\"\(anchor)\"></a>")
            cmark_node_prepend_child(heading, mark)
        }
        for link in leaving {
            while let child = cmark_node_first_child(link) { cmark_node_insert_before(link, child) }
            cmark_node_unlink(link)
            cmark_node_free(link)
        }
    }

    private static func text(of node: OpaquePointer) -> String {
        var text = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
        var child = cmark_node_first_child(node)
        while let next = child {
            text += Self.text(of: next)
            child = cmark_node_next(next)
        }
        return text
    }

    /// Returns the anchor that GitHub gives to a title. An anchor is in lower case, has `-` for each space, and has no
    /// other punctuation.
    private static func anchor(for title: String) -> String {
        String(
            title.lowercased().compactMap { letter -> Character? in
                if letter == " " { return "-" }
                return letter.isLetter || letter.isNumber || letter == "-" || letter == "_" ? letter : nil
            })
    }
}
