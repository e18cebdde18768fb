/// The error of a failed attempt to connect to an address or to listen at an address.
package struct TransportError: Error, Hashable, Sendable, CustomStringConvertible {
    package let address: Address
    package let cause: String
    package let fix: String

    package var description: String { "\(address): \(cause): \(fix)" }
}
