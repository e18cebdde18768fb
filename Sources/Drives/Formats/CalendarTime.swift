/// Parses a date with a time of day (RFC 3339) and returns seconds since 1970.
enum CalendarTime {
    static func seconds(_ text: some StringProtocol) -> Double? {
        let parts = text.split(whereSeparator: { $0 == "T" || $0 == "t" || $0 == " " })
        guard parts.count == 2 else { return nil }
        let date = parts[0].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard date.count == 3, let year = date[0], let month = date[1], let day = date[2], (1...12).contains(month),
            (1...31).contains(day), (1...9_999).contains(year)
        else { return nil }
        let clockEnd = parts[1].firstIndex { "Zz+-".contains($0) } ?? parts[1].endIndex
        let clock = parts[1][..<clockEnd].split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
        guard (2...3).contains(clock.count), let hours = clock[0], let minutes = clock[1], (0..<24).contains(hours),
            (0..<60).contains(minutes), let seconds = clock.count == 3 ? clock[2] : 0, (0..<61).contains(seconds),
            let offset = offset(parts[1][clockEnd...])
        else { return nil }
        return Double(days(year, month, day)) * 86_400 + hours * 3_600 + minutes * 60 + seconds - Double(offset)
    }

    private static func offset(_ text: some StringProtocol) -> Int? {
        if text.isEmpty || text.lowercased() == "z" { return 0 }
        let parts = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let hours = parts[0], let minutes = parts[1], hours < 24, minutes < 60 else {
            return nil
        }
        return (text.first == "-" ? -1 : 1) * (hours * 60 + minutes) * 60
    }

    /// Returns the number of days from 1970-01-01 to a date. The calculation begins the year in March, so that the leap
    /// day is the last day.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let inYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return year * 365 + year / 4 - year / 100 + year / 400 + inYear - 719_468
    }
}
