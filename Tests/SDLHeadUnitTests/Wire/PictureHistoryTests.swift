import H264
import SDLSupport
import Testing

@testable import SDLHeadUnit

/// Tests of the pictures that the head unit stores for a capsule: all pictures, only key pictures, or only the newest
/// key pictures.
@Suite struct PictureHistoryTests {
    private static let card = AppKey(rawValue: "card")
    private static let map = AppKey(rawValue: "map")

    private func picture(_ number: UInt64, isKey: Bool = false, bytes: Int = 10) -> VideoPicture {
        VideoPicture(
            number: number, at: Instant(nanoseconds: Int64(number)), isKey: isKey,
            bytes: [UInt8](repeating: 0, count: bytes))
    }

    private func numbers(_ past: PictureHistory) -> [String] {
        past.kept.map { app, pictures in
            "\(app.rawValue) " + pictures.map { "\($0.number)" }.joined(separator: " ")
        }
    }

    @Test func `keeps each key picture and those that followed it if memory permits`() {
        var past = PictureHistory(most: 1_000, mostOfRun: 1_000)
        past.add(picture(1, isKey: true), of: Self.card)
        past.add(picture(2), of: Self.card)
        past.add(picture(1, isKey: true), of: Self.map)
        past.add(picture(3), of: Self.card)
        past.add(picture(4, isKey: true), of: Self.card)
        #expect(numbers(past) == ["card 1 2 3", "map 1", "card 4"])
    }

    @Test func `drops a picture with a missing predecessor and all that depend on it`() {
        var past = PictureHistory()
        past.add(picture(7), of: Self.card)
        past.add(picture(8, isKey: true), of: Self.card)
        past.add(picture(10), of: Self.card)
        past.add(picture(11), of: Self.card)
        #expect(numbers(past) == ["card 8"])
    }

    @Test func `drops other pictures first and then the oldest key pictures`() {
        var past = PictureHistory(most: 50, mostOfRun: 1_000)
        past.add(picture(1, isKey: true), of: Self.card)
        past.add(picture(2), of: Self.card)
        past.add(picture(3, isKey: true), of: Self.card)
        past.add(picture(4), of: Self.card)
        past.add(picture(5, isKey: true), of: Self.card)
        past.add(picture(6), of: Self.card)
        #expect(numbers(past) == ["card 1", "card 3 4", "card 5 6"])
        past.add(picture(7, isKey: true, bytes: 20), of: Self.card)
        #expect(numbers(past) == ["card 1", "card 3", "card 5", "card 7"])
        past.add(picture(8, isKey: true, bytes: 20), of: Self.card)
        #expect(numbers(past) == ["card 5", "card 7", "card 8"])
    }

    @Test func `limits the size of each group in a stream with rare key pictures`() {
        var past = PictureHistory(most: 1_000, mostOfRun: 30)
        past.add(picture(1, isKey: true), of: Self.card)
        for number in 2...9 { past.add(picture(UInt64(number)), of: Self.card) }
        #expect(numbers(past) == ["card 1 2 3"])
    }

    @Test func `drops earlier groups before the pictures that the current one depends on`() {
        var past = PictureHistory(most: 50, mostOfRun: 1_000)
        past.add(picture(1, isKey: true), of: Self.map)
        past.add(picture(2, isKey: true), of: Self.card)
        for number in 3...6 { past.add(picture(UInt64(number)), of: Self.card) }
        #expect(numbers(past) == ["card 2 3 4 5 6"])
    }

    @Test func `keeps a picture larger than the limit alone`() {
        var past = PictureHistory(most: 50)
        past.add(picture(1, isKey: true), of: Self.card)
        past.add(picture(2, isKey: true, bytes: 500), of: Self.card)
        #expect(numbers(past) == ["card 2"])
    }
}

extension VideoPicture {
    fileprivate convenience init(number: UInt64, at: Instant, isKey: Bool, bytes: [UInt8]) {
        self.init(number: number, at: at, isKey: isKey, codec: "avc1.42C01F", width: 8, height: 4, bytes: bytes)
    }
}
