import JSON
import SDLRPC
import SDLSupport
import Testing

@testable import SDLManagers

/// Tests of the sizes of a file's pieces. Each piece must fit into one frame. Rule 4.4 in docs/rules/managers.md.
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
    func `A piece with its request and header nearly fills a frame, and never exceeds it`(
        _ limit: Int, _ hasChecksum: Bool
    ) {
        let pieces = pieces(of: 400_000, limit: limit, hasChecksum: hasChecksum)
        let rooms = pieces.map { limit - 12 - $0.request.json().count - $0.size }
        #expect(rooms.allSatisfy { $0 >= 0 } && rooms.dropLast().allSatisfy { $0 < 64 })
        #expect(pieces.map(\.size).reduce(0, +) == 400_000)
    }

    @Test(arguments: [true, false])
    func `A piece leaves space for the header and for the largest numbers of its request`(
        _ hasChecksum: Bool
    ) {
        let largest = SDLPutFile(
            syncFileName: "a", fileType: .binary, persistentFile: false, offset: .max, length: .max,
            crc: hasChecksum ? .max : nil)
        let pieces = pieces(of: 4000, limit: 2048, hasChecksum: hasChecksum)
        #expect(pieces[0].size == 2048 - 12 - largest.json().count)
    }

    @Test(arguments: [0, 64, 300])
    func `If a frame has no space for a piece, pieces of 256 bytes are sent`(_ limit: Int) {
        let sizes = pieces(of: 4000, limit: limit, hasChecksum: true).map(\.size)
        #expect(sizes == [Int](repeating: 256, count: 15) + [160])
    }

    /// A piece of a service's file that the app has received, with the expected outcome.
    struct Taken: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var response = SDLGetFileResponse(success: true, resultCode: .success)
        let piece: [UInt8]
        /// The total number of bytes of a complete file, or the description of an error; nil if the app must request
        /// more pieces.
        let outcome: String?
    }

    @Test(arguments: [
        Taken(testDescription: "the last", piece: [1, 2], outcome: "2"),
        Taken(
            testDescription: "with its sum",
            response: SDLGetFileResponse(success: true, resultCode: .success, crc: 3_066_839_698), piece: [1, 2],
            outcome: "2"),
        Taken(
            testDescription: "with another sum",
            response: SDLGetFileResponse(success: true, resultCode: .success, crc: 5), piece: [1, 2],
            outcome: "No answer: the CRC of the received piece of a is wrong"),
        Taken(
            testDescription: "of another place",
            response: SDLGetFileResponse(success: true, resultCode: .success, offset: 7), piece: [1, 2],
            outcome: "No answer: the head unit sent a different piece of a"),
        Taken(
            testDescription: "a whole one", piece: [UInt8](repeating: 0, count: ServiceFile.piece), outcome: nil),
        Taken(
            testDescription: "refused", response: SDLGetFileResponse(success: false, resultCode: .fileNotFound),
            piece: [], outcome: "The head unit answered FILE_NOT_FOUND"),
    ]) func `A service's file is complete with its last piece; wrong pieces are rejected`(_ taken: Taken) {
        var file = ServiceFile(name: "a", service: "s")
        let outcome: String? =
            switch file.take(.success(taken.response), taken.piece[...]) {
            case nil: nil
            case .success(let bytes)?: "\(bytes.count)"
            case .failure(let error)?: "\(error)"
            }
        #expect(outcome == taken.outcome)
        #expect(file.request.offset == (taken.outcome == nil ? ServiceFile.piece : taken.outcome == "2" ? 2 : 0))
    }
}
