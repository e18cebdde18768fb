/// The error that is thrown if connecting to an address or listening at an address fails.
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
