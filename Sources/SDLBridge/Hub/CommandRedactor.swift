import Drives
import JSON
import Journaling
import SDLLog
import SDLSupport

/// Hides values that `Redactor` cannot find in the rows of commands. `Redactor` searches only for the names of members.
/// The text of a drive, and the expectations of a batch, contain values under other names.
struct CommandRedactor {
    private let names: Set<String>
    private let search: DriveSignalSearch

    /// The members of an expectation that contain expected values of the state.
    private static let expected = ["equals", "not", "oneOf", "contains", "matches", "atLeast", "atMost"]

    init(_ names: Set<String>) {
        self.names = names
        search = DriveSignalSearch(names)
    }

    /// Returns the members of a command's row. In drives and expectations, hides the values whose names are in `names`.
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
