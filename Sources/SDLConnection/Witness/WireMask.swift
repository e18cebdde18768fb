/// Hides values in stored bytes. A hidden value is replaced by bytes of the same length, so that frame lengths stay
/// correct.
package struct WireMask: Sendable {
    /// A function that returns a message's JSON with hidden values. The length of the JSON must not change. `function`
    /// is the function id; nil in protocol version 1.
    package typealias Message = @Sendable (_ json: [UInt8], _ function: Int?) -> [UInt8]

    let message: Message
    /// The names of those members of control frames whose values are hidden.
    let names: Set<String>

    package init(names: Set<String> = [], message: @escaping Message) {
        self.names = names
        self.message = message
    }
}
