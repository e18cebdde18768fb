/// The error of a failed attempt to connect to an address or to listen at an address.
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
