import JSON
import SDLRPC
import SDLSupport

/// The pieces of a file so far, none of which fits the checksum that came with it.
///
/// SDL's Java library sends the checksum of the whole file with each piece. That shows when the last piece has come.
struct Misfit: Sendable {
    let name: String
    private(set) var size = 0
    private(set) var checksum: UInt32 = 0

    init(name: String) {
        self.name = name
    }

    mutating func add(_ piece: ArraySlice<UInt8>) {
        checksum = CRC32.extending(checksum, by: piece)
        size += piece.count
    }
}

extension HeadUnitState {
    /// Says of a piece that does not fit its checksum what the checksum is, as soon as that shows.
    mutating func noteChecksum(
        _ crc: Int, _ request: SDLPutFile, _ piece: ArraySlice<UInt8>, _ caller: Caller, _ turn: inout Turn
    ) {
        let (name, offset) = (request.syncFileName, request.offset ?? 0)
        var misfit = apps[caller.app]?.misfit.flatMap { $0.name == name && $0.size == offset ? $0 : nil }
        if offset == 0 { misfit = Misfit(name: name) }
        misfit?.add(piece)
        apps[caller.app]?.misfit = misfit
        guard let misfit, offset > 0, crc == Int(misfit.checksum) else {
            return turn.find(
                Finding(
                    rule: .checksum, path: JSONPath([.key("crc")]),
                    message: """
                        The \(piece.count) bytes at \(offset) of "\(name)" have another checksum than crc says.
                        """,
                    fix: "Give crc the CRC-32 of the bytes of this very request, or leave it out."), about: caller)
        }
        apps[caller.app]?.misfit = nil
        turn.find(
            Finding(
                rule: .checksum, path: JSONPath([.key("crc")]),
                message: """
                    crc is the checksum of all \(misfit.size) bytes of "\(name)", and not of the \(piece.count) that came \
                    with it.
                    """,
                fix: "Give each piece the checksum of its own bytes, or send the file in one request."), about: caller)
    }
}
