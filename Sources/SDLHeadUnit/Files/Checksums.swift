import JSON
import SDLRPC
import SDLSupport

/// Collects the received pieces of one file that do not match their checksums.
///
/// SDL's Java library sends the checksum of the whole file with each piece. Only the last piece shows whether an app
/// sends such checksums.
struct UnmatchedPieces: Sendable {
    let name: String
    private(set) var size = 0
    private(set) var checksum: UInt32 = 0

    mutating func add(_ piece: ArraySlice<UInt8>) {
        checksum = CRC32.extending(checksum, by: piece)
        size += piece.count
    }
}

extension Files {
    /// Writes a finding for a piece that does not match its checksum. If the last piece reveals the cause, the finding
    /// names the cause.
    mutating func noteChecksum(
        _ crc: Int, _ request: SDLPutFile, _ piece: ArraySlice<UInt8>, _ caller: Caller, _ turn: inout Turn
    ) {
        let (name, offset) = (request.syncFileName, request.offset ?? 0)
        var unmatched = self[caller.app].unmatchedPieces.flatMap { $0.name == name && $0.size == offset ? $0 : nil }
        if offset == 0 { unmatched = UnmatchedPieces(name: name) }
        unmatched?.add(piece)
        self[caller.app].unmatchedPieces = unmatched
        guard let unmatched, offset > 0, crc == Int(unmatched.checksum) else {
            return turn.find(
                Finding(
                    rule: .checksum, path: JSONPath([.key("crc")]),
                    message: """
                        The \(piece.count) bytes at \(offset) of "\(name)" do not match the checksum in crc.
                        """,
                    fix: "Set crc to the CRC-32 of the bytes of this request, or leave out crc."), about: caller)
        }
        self[caller.app].unmatchedPieces = nil
        turn.find(
            Finding(
                rule: .checksum, path: JSONPath([.key("crc")]),
                message: """
                    crc is the checksum of all \(unmatched.size) bytes of "\(name)", instead of the \(piece.count) \
                    bytes in this request.
                    """,
                fix: "Give each piece the checksum of its own bytes, or send the file in one request."), about: caller)
    }
}
