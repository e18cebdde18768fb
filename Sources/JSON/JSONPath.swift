/// The path to a value in a JSON document, for example `softButtons[2].image.value`.
public struct JSONPath: Hashable, Sendable {
    public enum Step: Hashable, Sendable {
        case key(String)
        case index(Int)
    }

    public var steps: [Step]

    public init(_ steps: [Step] = []) {
        self.steps = steps
    }
}

extension JSONPath: CustomStringConvertible {
    public var description: String {
        var text = ""
        for step in steps {
            switch step {
            case .index(let index): text += "[\(index)]"
            case .key(let key) where Self.isPlain(key): text += text.isEmpty ? key : ".\(key)"
            case .key(let key): text += "[\(JSONWriter.text(of: key))]"
            }
        }
        return text
    }

    private static func isPlain(_ key: String) -> Bool {
        guard let first = key.utf8.first, !(0x30...0x39).contains(first) else { return false }
        return key.utf8.allSatisfy { byte in
            (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
                || byte == 0x5F
        }
    }
}

extension JSONPath {
    package static func + (path: JSONPath, step: Step) -> JSONPath { JSONPath(path.steps + [step]) }

    package var pointer: String {
        steps.map { step in
            switch step {
            case .index(let index): "/\(index)"
            case .key(let key): "/" + key.replacing("~", with: "~0").replacing("/", with: "~1")
            }
        }.joined()
    }

    /// Creates a path from the names of nested members, for example `["gps", "speed"]`.
    package init(keys: some Sequence<String>) { self.init(keys.map(Step.key)) }
}
