package import JSON

/// The interface between SDL Core and its HMI. Each HMI interface is a nested namespace with the definition's spelling:
/// `HMI.UI.Show`, `HMI.UI.ShowResponse`, `HMI.Common.Image`.
package enum HMI {}

/// One message of the HMI interfaces: a request, a response or a notification.
package protocol HMIMessage: JSONWritable, JSONReadable, JSONCheckable, Equatable, Sendable {
    /// The name of the interface: `UI`.
    static var interface: String { get }
    /// The name within the interface: `Show`.
    static var name: String { get }
    static var kind: HMIMessageKind { get }
}

extension HMIMessage {
    /// The method name in messages: `UI.Show`.
    package static var method: String { "\(interface).\(name)" }
}

package protocol HMIRequest: HMIMessage {
    associatedtype Response: HMIResponse
}

package protocol HMIResponse: HMIMessage {}

package protocol HMINotification: HMIMessage {}

extension HMIRequest {
    package static var kind: HMIMessageKind { .request }
}

extension HMIResponse {
    package static var kind: HMIMessageKind { .response }
}

extension HMINotification {
    package static var kind: HMIMessageKind { .notification }
}

/// The type of an HMI message.
package enum HMIMessageKind: Sendable, CaseIterable {
    case request
    case response
    case notification
}

extension Violation {
    /// The violation with the enumeration's name from the HMI interface. Without this, an enumeration that both interfaces
    /// share has the name of its Swift type, which begins with `SDL`.
    package var inHMI: Violation {
        guard case .unknown(let value, let name) = rule, name.hasPrefix("SDL") else { return self }
        return Violation(path: path, .unknown(value, of: String(name.dropFirst(3))))
    }
}
