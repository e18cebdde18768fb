/// The error if a pipe could not be connected or an address could not be listened at, with the cause and a remedy.
package struct TransportError: Error, Hashable, Sendable, CustomStringConvertible {
    package let address: Address
    package let cause: String
    package let fix: String

    package init(address: Address, cause: String, fix: String) {
        self.address = address
        self.cause = cause
        self.fix = fix
    }

    package var description: String { "\(address): \(cause): \(fix)" }
}
