/// Creates a JUnit XML report of a replay. Each input is a test case.
package struct JUnitReport {
    package enum Ending: Sendable {
        case same
        case differs(Difference)
        case failed(String)
    }

    private let name: String
    private let inputs: [SessionInput]
    private let ending: Ending
    private let seconds: Double

    package init(_ name: String, inputs: [SessionInput], ending: Ending, seconds: Double) {
        (self.name, self.inputs, self.ending, self.seconds) = (name, inputs, ending, seconds)
    }

    package var xml: String {
        var cases = ["start"] + inputs.enumerated().map { "#\($0.offset + 1) \($0.element.words)" }
        if case .failed = ending { cases = ["replay"] }
        let (failures, errors) =
            switch ending {
            case .same: (0, 0)
            case .differs: (1, 0)
            case .failed: (0, 1)
            }
        let counts = "failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped(of: cases.count))\""
        let head = "tests=\"\(cases.count)\" \(counts) time=\"\(seconds)\""
        let lines = cases.enumerated().map { line($0.offset, $0.element) }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites \(head)>
              <testsuite name="\(Self.escaped(name))" \(head)>
            \(lines.joined(separator: "\n"))
              </testsuite>
            </testsuites>

            """
    }

    private func skipped(of count: Int) -> Int {
        if case .differs(let difference) = ending { return max(0, count - 1 - difference.number) }
        return 0
    }

    private func line(_ place: Int, _ title: String) -> String {
        let head = "    <testcase classname=\"\(Self.escaped(name))\" name=\"\(Self.escaped(title))\""
        switch ending {
        case .failed(let why): return "\(head)><error message=\"\(Self.escaped(why))\"/></testcase>"
        case .differs(let difference) where place == difference.number:
            let text = difference.lines.map { "\($0.what)\n  then \($0.then)\n  now  \($0.now)" }
                .joined(separator: "\n")
            let message = difference.lines.first.map { "\($0.what): then \($0.then), now \($0.now)" } ?? ""
            return "\(head)><failure message=\"\(Self.escaped(message))\">\(Self.escaped(text))</failure></testcase>"
        // Skip the inputs after the first difference, because later differences may be consequences of the first
        // difference.
        case .differs(let difference) where place > difference.number: return "\(head)><skipped/></testcase>"
        case .differs, .same: return "\(head)/>"
        }
    }

    /// Escapes a text for XML. Characters that XML does not allow become question marks.
    static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "\n": "&#10;"
            case "\t": "&#9;"
            case "\u{FFFE}", "\u{FFFF}": "?"
            default: scalar.value < 0x20 ? "?" : String(scalar)
            }
        }.joined()
    }
}
