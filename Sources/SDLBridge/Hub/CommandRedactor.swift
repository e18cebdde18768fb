import Drives
import JSON
import Journaling
import SDLLog
import SDLSupport

/// Hides values in commands' rows that `Redactor` cannot find, because `Redactor` searches only for member names. Such
/// values are in the text of a drive, and in the expectations of a batch.
struct CommandRedactor {
    private let names: Set<String>
    private let search: DriveSignalSearch

    /// The members of an expectation that contain expected values of the state.
    private static let expected = ["equals", "not", "oneOf", "contains", "matches", "atLeast", "atMost"]

    init(_ names: Set<String>) {
        self.names = names
        search = DriveSignalSearch(names)
    }

    /// Returns the members of a command's row in which values of drives and expectations are hidden, if their names are
    /// in `names`.
    func clean(_ row: JSONValue) -> JSONValue {
        guard !names.isEmpty, let command = row["command"]?.string, var params = row["params"],
            command == CommandDefinition.batch || CommandDefinition.byName[command]?.file != nil
        else { return row }
        params = CommandDefinition.replacingFiles(in: params, of: command) {
            search.mayFind(in: $0) ? Redactor.mark.string : nil
        }
        if command == CommandDefinition.batch { params = withoutExpected(params) }
        var cleaned = row
        cleaned["params"] = params
        return cleaned
    }

    private func withoutExpected(_ value: JSONValue) -> JSONValue {
        switch value {
        case .array(let elements): return .array(elements.map(withoutExpected))
        case .object(let members):
            let keys = members["path"]?.string.flatMap { StatePath(pointer: $0) }?.keys ?? []
            let isHidden = keys.contains(where: names.contains)
            var cleaned: OrderedMap<String, JSONValue> = [:]
            for (name, member) in members {
                cleaned[name] = isHidden && Self.expected.contains(name) ? Redactor.mark : withoutExpected(member)
            }
            return .object(cleaned)
        default: return value
        }
    }
}
