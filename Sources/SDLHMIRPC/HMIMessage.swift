package import JSON

/// The dialect SDL Core speaks with its HMI. Each interface is a namespace in here, spelled as the definition spells
/// it: `HMI.UI.Show`, `HMI.UI.ShowResponse`, `HMI.Common.Image`.
package enum HMI {}

/// One message of the HMI interfaces: a request, a response or a notification.
package protocol HMIMessage: JSONWritable, JSONReadable, JSONCheckable, Equatable, Sendable {
    /// The interface it belongs to: `UI`.
    static var interface: String { get }
    /// Its name within the interface: `Show`.
    static var name: String { get }
    static var kind: HMIMessageKind { get }
}

extension HMIMessage {
    /// The name on the wire: `UI.Show`.
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

/// What a message is to its peer.
package enum HMIMessageKind: Sendable, CaseIterable {
    case request
    case response
    case notification
}
