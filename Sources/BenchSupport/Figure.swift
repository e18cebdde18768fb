/// A measured value, with an optional baseline from the same run and an optional limit.
package struct Figure: Sendable {
    package enum Bar: Sendable {
        case atLeast(Double)
        case atMost(Double)

        func isMet(by value: Double) -> Bool {
            switch self {
            case .atLeast(let bar): value >= bar
            case .atMost(let bar): value <= bar
            }
        }

        var text: String {
            switch self {
            case .atLeast(let bar): "at least \(Figure.short(bar))"
            case .atMost(let bar): "at most \(Figure.short(bar))"
            }
        }
    }

    package let what: String
    package let value: Double
    package let unit: String
    package var baseline: (value: Double, name: String)?
    package var bar: Bar?

    package init(
        what: String, value: Double, unit: String, baseline: (value: Double, name: String)? = nil, bar: Bar? = nil
    ) {
        (self.what, self.value, self.unit) = (what, value, unit)
        (self.baseline, self.bar) = (baseline, bar)
    }

    package var isMet: Bool { bar?.isMet(by: value) ?? true }

    package var line: String {
        var text = what.padded(to: 52) + Figure.short(value).padded(to: -9) + " " + unit.padded(to: 9)
        if let baseline { text += " \(baseline.name) \(Figure.short(baseline.value))" }
        if let bar { text += "  \(isMet ? "met" : "NOT MET"): \(bar.text)" }
        return text
    }

    /// Returns a value as text with about three significant digits.
    package static func short(_ value: Double) -> String {
        let size = abs(value)
        if size >= 100 || value == value.rounded() && size < 1e15 { return "\(Int(value.rounded()))" }
        let scale: Double = size >= 10 ? 10 : size >= 1 ? 100 : 1_000
        return "\((value * scale).rounded() / scale)"
    }
}

extension String {
    /// Pads the text with spaces to `abs(width)` characters. If `width` is negative, the spaces precede the text;
    /// otherwise the spaces follow the text.
    fileprivate func padded(to width: Int) -> String {
        let room = String(repeating: " ", count: max(0, abs(width) - count))
        return width < 0 ? room + self : self + room
    }
}

package struct BenchFailure: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
}
