/// The rule that converts an overlay's duration in seconds to the milliseconds of a request parameter. OVL-20…24
package struct OverlayDuration: Sendable {
    package let range: ClosedRange<Int>
    package let isMandatory: Bool

    /// Returns the duration in milliseconds, limited to `range`. Returns nil if the request must omit the duration, so
    /// that the head unit selects a duration.
    package func milliseconds(for seconds: Double) -> Int? {
        if seconds == 0 { return isMandatory ? range.upperBound : nil }  // OVL-22, OVL-23
        // Limit the value before the conversion, because a large value does not fit into an Int. OVL-20, OVL-21
        let wanted = (seconds * 1000).rounded()
        guard wanted > Double(range.lowerBound) else { return range.lowerBound }
        return wanted < Double(range.upperBound) ? Int(wanted) : range.upperBound
    }

    package static let alert = OverlayDuration(range: 3000...10000, isMandatory: false)  // OVL-25
    package static let scrollableMessage = OverlayDuration(range: 1000...65535, isMandatory: false)  // OVL-26
    package static let slider = OverlayDuration(range: 1000...65535, isMandatory: false)  // OVL-27
    package static let audioInput = OverlayDuration(range: 1...1_000_000, isMandatory: true)  // OVL-28, OVL-81
    package static let interaction = OverlayDuration(range: 5000...100_000, isMandatory: false)  // OVL-29
    package static let subtleAlert = OverlayDuration(range: 3000...10000, isMandatory: false)  // OVL-30
}
