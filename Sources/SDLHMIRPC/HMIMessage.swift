package import JSON

/// The messages and types of the interface between SDL Core and its HMI. Each HMI interface is a nested type with the
/// same name as in the interface definition: `HMI.UI.Show`, `HMI.UI.ShowResponse`, `HMI.Common.Image`.
package enum HMI {}

/// One message of the HMI interfaces: a request, a response or a notification.
package protocol HMIMessage: JSONWritable, JSONReadable, JSONCheckable, Equatable, Sendable {
    /// The name of the HMI interface, such as `UI`.
    static var interface: String { get }
    /// The name of the message within its interface, such as `Show`.
    static var name: String { get }
    static var kind: HMIMessageKind { get }
}

extension HMIMessage {
    /// The name of the method in JSON-RPC messages, such as `UI.Show`.
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

package enum HMIMessageKind: Sendable, CaseIterable {
    case request
    case response
    case notification
}

extension Violation {
    /// A copy of this violation in which an enumeration has the name from the HMI interface, such as `Language`. The
    /// HMI interface and the mobile interface share some Swift types. The names of these types have the prefix `SDL`.
    package var inHMI: Violation {
        guard case .unknown(let value, let name) = rule, name.hasPrefix("SDL") else { return self }
        return Violation(path: path, .unknown(value, of: String(name.dropFirst(3))))
    }
}
