import SDLKit

/// Notes what a choice set's delegate is told.
@MainActor
final class Asker: SDLChoiceSetDelegate {
    private(set) var lines: [String] = []
    var deletes: [SDLChoiceCell] = []

    func choiceSet(
        _ choiceSet: SDLChoiceSet, didSelectChoice choice: SDLChoiceCell, withSource source: SDLTriggerSource
    ) {
        lines.append("\(choice.text) by \(source)")
    }

    func choiceSet(_ choiceSet: SDLChoiceSet, didReceiveError error: any Error) {
        switch error as? SDLChoiceSetError {
        case .refused(let result, _): lines.append("\(result)")
        case .invalid(let rule, _): lines.append("invalid \(rule)")
        case .cancelled: lines.append("cancelled")
        case .notConnected: lines.append("not connected")
        case .failed(let cells): lines.append("failed \(cells.keys.map(\.text).sorted())")
        default: lines.append("\(error)")
        }
    }

    func shouldDeleteChoiceCells(_ presentedCells: [SDLChoiceCell]) -> [SDLChoiceCell] { deletes }
}

/// Notes what a keyboard's delegate is told, and answers as the first proposal has it.
@MainActor
final class Typist: SDLKeyboardDelegate {
    private(set) var lines: [String] = []
    var properties: SDLKeyboardProperties?
    var suggestions: [String: String] = [:]

    func note(_ line: String) { lines.append(line) }

    func userDidSubmitInput(_ inputText: String, withSource source: SDLTriggerSource) {
        note("submit \(inputText) by \(source)")
    }

    func userDidCancelInput(withReason event: SDLKeyboardEvent) { note("\(event)") }
    func customKeyboardConfiguration() -> SDLKeyboardProperties? { properties }
    func updateAutocomplete(withInput currentInputText: String) -> String? { suggestions[currentInputText] }
}
