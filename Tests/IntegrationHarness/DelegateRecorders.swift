package import SDLKit

/// A choice set delegate that records its calls.
@MainActor
package final class ChoiceSetRecorder: SDLChoiceSetDelegate {
    package private(set) var lines: [String] = []
    package var deletes: [SDLChoiceCell] = []

    package init() {}

    package func choiceSet(
        _ choiceSet: SDLChoiceSet, didSelectChoice choice: SDLChoiceCell, withSource source: SDLTriggerSource
    ) {
        lines.append("\(choice.text) by \(source)")
    }

    package func choiceSet(_ choiceSet: SDLChoiceSet, didReceiveError error: any Error) {
        switch error as? SDLChoiceSetError {
        case .refused(let result, _): lines.append("\(result)")
        case .invalid(let rule, _): lines.append("invalid \(rule)")
        case .cancelled: lines.append("cancelled")
        case .notConnected: lines.append("not connected")
        case .failed(let cells): lines.append("failed \(cells.keys.map(\.text).sorted())")
        default: lines.append("\(error)")
        }
    }

    package func shouldDeleteChoiceCells(_ presentedCells: [SDLChoiceCell]) -> [SDLChoiceCell] { deletes }
}

/// A keyboard delegate that records its calls and returns the configured properties and suggestions.
@MainActor
package final class KeyboardRecorder: SDLKeyboardDelegate {
    package private(set) var lines: [String] = []
    package var properties: SDLKeyboardProperties?
    package var suggestions: [String: String] = [:]

    package init() {}

    package func note(_ line: String) { lines.append(line) }

    package func userDidSubmitInput(_ inputText: String, withSource source: SDLTriggerSource) {
        note("submit \(inputText) by \(source)")
    }

    package func userDidCancelInput(withReason event: SDLKeyboardEvent) { note("\(event)") }
    package func customKeyboardConfiguration() -> SDLKeyboardProperties? { properties }
    package func updateAutocomplete(withInput currentInputText: String) -> String? { suggestions[currentInputText] }
}
