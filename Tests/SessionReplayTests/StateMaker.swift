import JSON
import SDLLog

/// Builds states for tests.
enum StateMaker {
    static func state(_ headUnit: JSONValue) -> StateNode { whole(["headUnit": headUnit]) }

    static func whole(_ value: JSONValue) -> StateNode { StateNode(text: value.json(), changed: 1) }
}
