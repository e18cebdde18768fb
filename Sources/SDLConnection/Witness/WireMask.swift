/// What is hidden in the bytes that passed. Each value is replaced in place, so that all lengths stay right.
package struct WireMask: Sendable {
    /// Returns a message's JSON with values hidden, as long as it was; `function` is nil in version 1 of the protocol.
    package typealias Message = @Sendable (_ json: [UInt8], _ function: Int?) -> [UInt8]

    let message: Message
    /// Members of control frames whose values are hidden.
    let names: Set<String>

    package init(names: Set<String> = [], message: @escaping Message) {
        self.names = names
        self.message = message
    }
}
