/// Hides values in stored bytes. Each value is replaced by one of the same length, so that all frame lengths stay
/// correct.
package struct WireMask: Sendable {
    /// Returns a message's JSON with hidden values. The length does not change. `function` is nil in protocol version
    /// 1.
    package typealias Message = @Sendable (_ json: [UInt8], _ function: Int?) -> [UInt8]

    let message: Message
    /// The names of control frame members whose values are hidden.
    let names: Set<String>

    package init(names: Set<String> = [], message: @escaping Message) {
        self.names = names
        self.message = message
    }
}
