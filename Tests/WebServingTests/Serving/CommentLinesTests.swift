import Testing
import WebServing

/// Tests that the server replaces comment lines in sent files by empty lines.
@Suite
struct CommentLinesTests {
    @Test(
        "Lines that contain only a comment become empty, and others stay unchanged",
        arguments: [
            ("text/javascript", "// Why.\nf();\n", "\nf();\n"),
            ("text/javascript; charset=utf-8", "  // Why.\n  f(); // beside\n", "\n  f(); // beside\n"),
            ("text/javascript", "/** One. */\nf();", "\nf();"),
            ("text/javascript", "/**\n * Two\n * lines, `open\n */\nf();\n// x", "\n\n\n\nf();\n"),
            ("text/javascript", "/* a */ f();\n/* b\n c */ g();\n", " f();\n\n g();\n"),
            ("text/javascript", "a /* b\n// c */ d\n// e", "a /* b\n// c */ d\n"),
            ("text/javascript", "a /* b\n/* c */ d\n// e", "a /* b\n/* c */ d\n"),
            ("text/javascript", "a /* b */ c\n// d", "a /* b */ c\n"),
            ("text/javascript", "/*/ still\nopen */ f();", "\n f();"),
            ("text/javascript", "t = `\n// text\n/* text */\n`;\n// out", "t = `\n// text\n/* text */\n`;\n"),
            ("text/javascript", "t = `\\`\n// text\n`;", "t = `\\`\n// text\n`;"),
            ("text/javascript", "a\n / b\n/ c", "a\n / b\n/ c"),
            (
                "text/css", "/* Day. */\na { b: c; }\n// not a comment of sheets\n",
                "\na { b: c; }\n// not a comment of sheets\n"
            ),
            ("text/css", "a { content: \"`\"; }\n/* Night. */\n", "a { content: \"`\"; }\n\n"),
            ("text/html", "// words\n/* words */", "// words\n/* words */"),
            ("text/javascript", "", ""), ("text/javascript", "\n", "\n"), ("text/javascript", "//", ""),
            ("text/javascript", "/*", ""), ("text/javascript", "/* *", ""),
        ])
    func leftOut(type: String, written: String, travels: String) {
        #expect(String(decoding: CommentLines.leftOut(of: Array(written.utf8), type: type), as: UTF8.self) == travels)
    }
}
