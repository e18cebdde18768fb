import SDLSupport
import Testing

@testable import SDLHeadUnit

/// Tests of the newest key picture of a stream and the pictures after it. A viewer that connects later begins with
/// these pictures.
@Suite struct PictureGroupTests {
    private func picture(_ number: UInt64, isKey: Bool = false, bytes: Int = 10) -> VideoPicture {
        VideoPicture(
            number: number, at: Instant(nanoseconds: Int64(number)), isKey: isKey, codec: "avc1.42C01F", width: 8,
            height: 4, bytes: [UInt8](repeating: 0, count: bytes))
    }

    private func group(_ pictures: [VideoPicture], most: Int = 5, mostBytes: Int = 100) -> PictureGroup {
        var group = PictureGroup(most: most, mostBytes: mostBytes)
        for picture in pictures { group.add(picture) }
        return group
    }

    @Test func `begins at the newest key picture`() {
        let all = [picture(1), picture(2, isKey: true), picture(3), picture(4, isKey: true), picture(5)]
        let group = group(all)
        #expect(group.pictures.map(\.number) == [4, 5] && group.isComplete)
    }

    @Test(arguments: [(5, 1_000), (100, 50)])
    func `keeps only the key picture if there are too many`(most: Int, mostBytes: Int) {
        let first = [picture(1, isKey: true)] + (2...6).map { picture($0) }
        var group = group(first, most: most, mostBytes: mostBytes)
        group.add(picture(7))
        #expect(group.pictures.map(\.number) == [1] && !group.isComplete)
        group.add(picture(8, isKey: true))
        group.add(picture(9))
        #expect(group.pictures.map(\.number) == [8, 9] && group.isComplete)
    }

    @Test func `keeps a key picture of any size`() {
        let group = group([picture(1, isKey: true, bytes: 1_000)])
        #expect(group.pictures.count == 1 && group.isComplete)
    }

    @Test func `finds the pictures that a viewer lacks`() {
        let group = group([picture(4, isKey: true), picture(5), picture(6)])
        let missing = [nil, 3, 4, 6].map { group.pictures(after: $0).map(\.number) }
        #expect(missing == [[4, 5, 6], [4, 5, 6], [5, 6], []])
    }
}
