import JSON
import SDLRPC
import SDLSupport
import Testing

@testable import SDLManagers

/// How much of a file goes into one frame. Section 4.4 of the interface's rules.
@Suite struct FilePieceTests {
    private func pieces(of size: Int, limit: Int, hasChecksum: Bool) -> [(request: SDLPutFile, size: Int)] {
        let file = SDLFile(data: [UInt8](repeating: 1, count: size), name: "a")
        var (offset, pieces) = (0, [(SDLPutFile, Int)]())
        while offset < size {
            let (request, piece) = FilePiece.request(for: file, from: offset, limit: limit, hasChecksum: hasChecksum)
            pieces.append((request, piece.count))
            offset = piece.endIndex
        }
        return pieces
    }

    @Test(arguments: [700, 2048, 131_059], [true, false])
    func `A piece, its request and the header of both fill a frame nearly, and never more`(
        _ limit: Int, _ hasChecksum: Bool
    ) {
        let pieces = pieces(of: 400_000, limit: limit, hasChecksum: hasChecksum)
        let rooms = pieces.map { limit - 12 - $0.request.json().count - $0.size }
        #expect(rooms.allSatisfy { $0 >= 0 } && rooms.dropLast().allSatisfy { $0 < 64 })
        #expect(pieces.map(\.size).reduce(0, +) == 400_000)
    }

    @Test(arguments: [true, false])
    func `A piece leaves room for the header and for the largest numbers that its request may carry`(
        _ hasChecksum: Bool
    ) {
        let largest = SDLPutFile(
            syncFileName: "a", fileType: .binary, persistentFile: false, offset: .max, length: .max,
            crc: hasChecksum ? .max : nil)
        let pieces = pieces(of: 4000, limit: 2048, hasChecksum: hasChecksum)
        #expect(pieces[0].size == 2048 - 12 - largest.json().count)
    }

    @Test(arguments: [0, 64, 300])
    func `A frame that has no room for a piece beside its request is no reason to send byte by byte`(_ limit: Int) {
        let sizes = pieces(of: 4000, limit: limit, hasChecksum: true).map(\.size)
        #expect(sizes == [Int](repeating: 256, count: 15) + [160])
    }
}
