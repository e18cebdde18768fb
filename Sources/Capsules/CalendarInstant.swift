/// Parses the calendar times in rows, such as `2026-11-25T14:51:09.258Z`.
package enum CalendarInstant {
    /// Returns the time in `text` as nanoseconds since 1970; nil if `text` is not a time.
    package static func nanoseconds(_ text: String) -> Int64? {
        let bytes = Array(text.utf8)
        guard bytes.count >= 20, bytes.count <= 30, bytes.last == UInt8(ascii: "Z") else { return nil }
        let marks: [(Int, Character)] = [(4, "-"), (7, "-"), (10, "T"), (13, ":"), (16, ":")]
        guard marks.allSatisfy({ bytes[$0.0] == $0.1.asciiValue }) else { return nil }
        func number(_ range: Range<Int>) -> Int64? {
            bytes[range].reduce(into: Int64?(0)) { sum, digit in
                guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return sum = nil }
                sum = sum.map { $0 * 10 + Int64(digit - UInt8(ascii: "0")) }
            }
        }
        guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
            let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19),
            (1970...2200).contains(year), (1...12).contains(month), (1...31).contains(day)
        else { return nil }
        var part: Int64 = 0
        if bytes[19] == UInt8(ascii: ".") {
            let digits = 20..<(bytes.count - 1)
            guard !digits.isEmpty, let value = number(digits) else { return nil }
            part = (digits.count..<9).reduce(value) { sum, _ in sum * 10 }
        } else if bytes.count != 20 {
            return nil
        }
        let seconds = days(year, month, day) * 86_400 + hour * 3_600 + minute * 60 + second
        return seconds * 1_000_000_000 + part
    }

    /// Returns the number of days from 1970-01-01 to a date.
    private static func days(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
        func leaps(before year: Int64) -> Int64 { (year - 1) / 4 - (year - 1) / 100 + (year - 1) / 400 }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let before: [Int64] = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
        let inYear = before[Int(month - 1)] + (isLeap && month > 2 ? 1 : 0) + day - 1
        return (year - 1970) * 365 + leaps(before: year) - leaps(before: 1970) + inYear
    }
}
