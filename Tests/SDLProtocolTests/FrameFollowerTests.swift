import SDLSupport
import Testing

@testable import SDLProtocol

/// Tests that all bytes except audio and video are stored unchanged, however the bytes are split into chunks.
@Suite struct `Following frames` {
    private static let single = hex("51070001 00000004 00000001 7b7d7b7d")
    private static let video = hex("510b0001 00000006 00000002 010203040506")
    private static let noise = hex("00ff00ff00")

    private func follow(_ bytes: [UInt8], by size: Int) -> (kept: [UInt8], skipped: Int, frames: Int) {
        var follower = FrameFollower()
        var (kept, skipped, frames) = ([UInt8](), 0, 0)
        for start in stride(from: 0, to: bytes.count, by: size) {
            let chunk = Array(bytes[start..<min(start + size, bytes.count)])
            for part in follower.follow(chunk) {
                switch part {
                case .bytes(let range, let frame):
                    if let frame { frames += range.contains(frame) ? 1 : 100 }
                    kept += chunk[range]
                case .media(let count): skipped += count
                }
            }
        }
        return (kept, skipped, frames)
    }

    @Test(arguments: 1...40) func `stores everything except audio and video, in chunks of any size`(size: Int) {
        let header = Array(Self.video.prefix(12))
        let found = follow([Self.single, Self.video, Self.noise, Self.single, Self.video].flatMap { $0 }, by: size)
        #expect(found.kept == [Self.single, header, Self.noise, Self.single, header].flatMap { $0 })
        #expect(found.skipped == 12)
        let frames = KeptFrames(found.kept).map { "\($0.header.service) \(found.kept[$0.data].count)" }
        #expect(frames == ["rpc 4", "video 0", "rpc 4", "video 0"])
    }

    @Test func `reports the position of the first frame in a part`() {
        var follower = FrameFollower()
        #expect(follower.follow(Array(Self.single.prefix(14))) == [.bytes(0..<14, frame: 0)])
        #expect(follower.follow(Self.single.suffix(2) + Self.single) == [.bytes(0..<18, frame: 2)])
        #expect(
            follower.follow(Self.video + Self.single)
                == [.bytes(0..<12, frame: 0), .media(6), .bytes(18..<34, frame: 18)])
        // If a chunk contains only the end of a frame, no frame position is reported.
        _ = follower.follow(Array(Self.single.prefix(13)))
        #expect(follower.follow(Array(Self.single.suffix(3))) == [.bytes(0..<3, frame: nil)])
    }

    @Test func `finds the next frame after a gap`() {
        var follower = FrameFollower()
        _ = follower.follow(Array(Self.video.prefix(14)))
        follower.miss()
        #expect(follower.follow([1, 2] + Self.single) == [.bytes(0..<18, frame: 2)])
    }
}
