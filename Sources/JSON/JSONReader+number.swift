/// A number in a document. Integers of 64 bits are exact; all other numbers are doubles.
enum JSONNumber {
    case int(Int)
    case uint(UInt64)
    case double(Double)
}

extension JSONReader {
    public mutating func readDouble() throws(JSONError) -> Double {
        skipSpace()
        switch try scanNumber() {
        case .int(let value): return Double(value)
        case .uint(let value): return Double(value)
        case .double(let value): return value
        }
    }

    mutating func scanNumber() throws(JSONError) -> JSONNumber {
        let start = at
        let isNegative = byte == UInt8(ascii: "-")
        if isNegative { at += 1 }
        var magnitude: UInt64 = 0
        var isExact = true
        let digits = at
        try scanDigits(&magnitude, &isExact, "a number")
        if base[digits] == UInt8(ascii: "0"), at > digits + 1 {
            throw error("no digit after a leading zero", at: digits + 1)
        }
        var exponent = 0
        let isInteger = byte != UInt8(ascii: ".") && byte | 0x20 != UInt8(ascii: "e")
        if isInteger, isExact {
            if !isNegative {
                if let value = Int(exactly: magnitude) { return .int(value) }
                return .uint(magnitude)
            }
            if magnitude <= UInt64(Int.max) + 1 { return .int(Int(truncatingIfNeeded: 0 &- magnitude)) }
        }
        if byte == UInt8(ascii: ".") {
            at += 1
            let fraction = at
            try scanDigits(&magnitude, &isExact, "a digit after '.'")
            exponent = fraction - at
        }
        if byte | 0x20 == UInt8(ascii: "e") { exponent = try exponent &+ scanExponent() }
        return .double(try double(start, isNegative, isExact ? magnitude : nil, exponent))
    }

    private mutating func scanDigits(
        _ magnitude: inout UInt64, _ isExact: inout Bool, _ expected: String
    ) throws(JSONError) {
        let start = at
        while at < end, case let digit = base[at] &- UInt8(ascii: "0"), digit < 10 {
            let (ten, overflow) = magnitude.multipliedReportingOverflow(by: 10)
            let (sum, carry) = ten.addingReportingOverflow(UInt64(digit))
            if overflow || carry { isExact = false }
            magnitude = sum
            at += 1
        }
        if at == start { throw error(expected) }
    }

    private mutating func scanExponent() throws(JSONError) -> Int {
        at += 1
        let isNegative = byte == UInt8(ascii: "-")
        if isNegative || byte == UInt8(ascii: "+") { at += 1 }
        var magnitude: UInt64 = 0
        var isExact = true
        try scanDigits(&magnitude, &isExact, "a digit of the exponent")
        // With an exponent beyond this limit, every double is zero or infinite.
        let bounded = isExact ? Int(min(magnitude, 1_000_000)) : 1_000_000
        return isNegative ? -bounded : bounded
    }

    private static let powers: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ]

    private func double(
        _ start: Int, _ isNegative: Bool, _ magnitude: UInt64?, _ exponent: Int
    ) throws(JSONError) -> Double {
        // Both operands are exact doubles, so one rounding gives the nearest double.
        if let magnitude, magnitude <= 1 << 53, abs(exponent) <= 22 {
            let power = Self.powers[abs(exponent)]
            let value = exponent < 0 ? Double(magnitude) / power : Double(magnitude) * power
            return isNegative ? -value : value
        }
        let token = String(decoding: UnsafeBufferPointer(start: base + start, count: at - start), as: UTF8.self)
        guard let value = Double(token), value.isFinite else {
            throw error("a number in the range of a double", at: start)
        }
        return value
    }
}
