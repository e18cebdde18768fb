/// All messages of the HMI interfaces, by method and kind.
package enum HMIRegistry {
    package static var messages: [any HMIMessage.Type] { generatedMessages }

    private static let byMethod = Dictionary(
        uniqueKeysWithValues: messages.map { (Key(method: $0.method, kind: $0.kind), $0) })

    package static func message(_ method: String, _ kind: HMIMessageKind) -> (any HMIMessage.Type)? {
        byMethod[Key(method: method, kind: kind)]
    }

    private struct Key: Hashable {
        let method: String
        let kind: HMIMessageKind
    }
}
