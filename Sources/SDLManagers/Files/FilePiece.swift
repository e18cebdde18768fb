import JSON
import SDLRPC
import SDLSupport

/// Splits a file into pieces. A piece and the request that carries it fit into one frame of the SDL protocol.
enum FilePiece {
    /// The size of the binary header in bytes. A frame contains this header, the request's JSON and the piece.
    private static let binaryHeader = 12
    private static let least = 256

    /// Returns the request for the piece that begins at `offset`, and the bytes of the piece. If the file has several
    /// pieces, the first request contains the length of the whole file. `limit` is the maximum size of a frame's
    /// payload in bytes.
    static func request(
        for file: SDLFile, from offset: Int, limit: Int, hasChecksum: Bool
    ) -> (SDLPutFile, ArraySlice<UInt8>) {
        var request = SDLPutFile(
            syncFileName: file.name, fileType: file.fileType, persistentFile: file.isPersistent, offset: .max,
            length: .max, crc: hasChecksum ? .max : nil)
        let size = max(limit - binaryHeader - request.json().count, least)
        let piece = file.data[offset..<min(offset + size, file.data.count)]
        let isWhole = piece.count == file.data.count
        request.offset = isWhole ? nil : offset
        request.length = isWhole ? nil : (offset == 0 ? file.data.count : piece.count)
        request.crc = hasChecksum ? Int(CRC32.of(piece)) : nil
        return (request, piece)
    }
}
