internal import SDLSupport

/// The first members of a JSON line. These members are read without parsing the rest of the line. Rows, changes and
/// snapshots begin with these members.
package struct RowPrefix {
    private static let reach = 400

    private let line: [UInt8]
    private let start: Int
    private let end: Int

    package init(_ line: [UInt8]) { self.init(line, 0..<line.count) }

    package init(_ text: [UInt8], _ range: Range<Int>) {
        line = text
        start = range.lowerBound
        end = min(range.upperBound, range.lowerBound + Self.reach)
    }

    package var seq: UInt64? { number("\"seq\":").flatMap { UInt64($0) } }
    package var row: UInt64? { number("\"row\":").flatMap { UInt64($0) } }
    package var at: Double? { number("\"at\":").flatMap(Double.init) }
    package var kind: String? { text("\"kind\":\"") }
    package var wall: String? { text("\"wall\":\"") }
    package var epoch: String? { text("\"epoch\":\"") }

    private func number(_ mark: StaticString) -> String? {
        value(behind: mark) { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "}") }
    }

    private func text(_ mark: StaticString) -> String? { value(behind: mark) { $0 == UInt8(ascii: "\"") } }

    private func value(behind mark: StaticString, _ isEnd: (UInt8) -> Bool) -> String? {
        guard end > start else { return nil }
        let place = line.withUnsafeBytes { bytes -> Int? in
            let part = UnsafeRawBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount)
            return ByteSearch.first(part, in: UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
                .map { start + $0 + part.count }
        }
        guard let place, let stop = line[place..<end].firstIndex(where: isEnd) else { return nil }
        return String(decoding: line[place..<stop], as: UTF8.self)
    }
}
