internal import SDLSupport

/// Files that were packed once and are kept so, for as long as they are what lies on the disk.
final class PackedFiles: Sendable {
    private let kept = Lock(Kept())
    private let keepsComments: Bool
    /// A page is some hundred kilobytes; what is much more than that is no page, and is packed again when asked for.
    private static let keptBytesLimit = 4 << 20
    /// Below, the head of the answer is most of it; above, packing would keep others waiting.
    private static let sizes = 128...(1 << 20)

    private struct Kept {
        var bodies: [String: PreparedBody] = [:]
        var size = 0
    }

    init(keepsComments: Bool) { self.keepsComments = keepsComments }

    /// The packed form of a file, with a tag of its own: another client gets other bytes under the file's.
    func body(of file: FileBody, type: String, headers: Fields) -> PreparedBody? {
        guard Self.sizes.contains(file.size), Self.gains(type) else { return nil }
        if let body = kept.withLock({ $0.bodies[file.tag] }) { return body }
        guard let bytes = file.contents() else { return nil }
        guard let packed = Gzip.packed(keepsComments ? bytes : CommentLines.leftOut(of: bytes, type: type)) else {
            return nil
        }
        var headers = headers
        headers.set("Content-Encoding", "gzip")
        let body = PreparedBody(
            packed, contentType: type, tag: file.tag.dropFirst().dropLast() + "-gzip", headers: headers)
        kept.withLock { kept in
            if kept.size + packed.count > Self.keptBytesLimit { kept = Kept() }
            kept.bodies[file.tag] = body
            kept.size += packed.count
        }
        return body
    }

    /// Whether files of a type get smaller; pictures and sound are packed already.
    static func gains(_ type: String) -> Bool {
        type.hasPrefix("text/") || type.hasPrefix("image/svg") || type.hasPrefix("application/json")
            || type.hasPrefix("application/manifest") || type.hasPrefix("application/xml")
            || type.hasPrefix("application/wasm")
    }
}
