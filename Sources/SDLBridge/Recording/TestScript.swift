import JSON
import SDLHeadUnit
import SDLSupport

/// A language or test library in which the bridge can write a recording as a test.
package enum ScriptLanguage: String, Sendable, CaseIterable {
    case pytest, swift, curl

    package static let list = allCases.map(\.rawValue).joined(separator: ", ")

    fileprivate var writer: any ScriptWriter.Type {
        switch self {
        case .pytest: PytestWriter.self
        case .swift: SwiftTestWriter.self
        case .curl: CurlWriter.self
        }
    }
}

extension Recording {
    /// Returns the recording as a test that can run without changes.
    package func script(in language: ScriptLanguage) -> String {
        let writer = language.writer.init(recording: self)
        var lines = steps.map { step in
            switch step.kind {
            case .command(let command, let params): writer.command(command, params, step.front)
            case .expect(let words, let seconds): writer.expect(words, seconds, step.front)
            case .comment(let text): "\(writer.comment) \(text)"
            }
        }
        if !steps.contains(where: { if case .comment = $0.kind { false } else { true } }) {
            lines.append("\(writer.comment) No action has been recorded yet.")
        }
        let indent = writer.indent
        return ([writer.head] + lines.map { indent + $0 } + [writer.tail]).filter { !$0.isEmpty }
            .joined(separator: "\n") + "\n"
    }

    /// The id of the profile that the test must select; nil if a bridge uses this profile by default.
    var otherProfile: String? {
        let builtIn = BuiltInProfile.allCases.map(\.rawValue)
        return profile.flatMap { $0 != builtIn.first && builtIn.contains($0) ? $0 : nil }
    }

    var programs: [String] { apps.values.compactMap(\.program) }
}

/// Writes the steps of a recording in one language.
protocol ScriptWriter {
    init(recording: Recording)

    var comment: String { get }
    var indent: String { get }
    var head: String { get }
    var tail: String { get }
    func command(_ command: String, _ params: JSONValue, _ front: String?) -> String
    func expect(_ words: JSONValue, _ seconds: Int?, _ front: String?) -> String
}
