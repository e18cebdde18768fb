/// Hides values in stored bytes. Bytes of the same length replace a hidden value, so that frame lengths stay correct.
package struct WireMask: Sendable {
    /// A function that hides values in the JSON of a message and returns the result. The length of the JSON must not
    /// change. `function` is the function id; nil in protocol version 1.
    package typealias Message = @Sendable (_ json: [UInt8], _ function: Int?) -> [UInt8]

    let message: Message
    /// The names of members in control frames whose values are hidden.
    let names: Set<String>

    package init(names: Set<String> = [], message: @escaping Message) {
        self.names = names
        self.message = message
    }
}
