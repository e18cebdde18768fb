internal import SDLSupport

/// A cache of compressed files, valid while the files on disk are unchanged.
final class CompressedFiles: Sendable {
    private let kept = Lock(Kept())
    private let keepsComments: Bool
    /// The cache's size limit. A page has some hundred kilobytes; a larger folder is compressed again on demand.
    private static let keptBytesLimit = 4 << 20
    /// The file sizes to compress: smaller files are mostly header, and larger ones would delay other requests.
    private static let sizes = 128...(1 << 20)

    private struct Kept {
        var bodies: [String: PreparedBody] = [:]
        var size = 0
    }

    init(keepsComments: Bool) { self.keepsComments = keepsComments }

    /// Returns the compressed form of a file. Its entity tag differs from the file's, because the bytes differ.
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

    /// Whether compression helps; images and audio are already compressed.
    static func gains(_ type: String) -> Bool {
        type.hasPrefix("text/") || type.hasPrefix("image/svg") || type.hasPrefix("application/json")
            || type.hasPrefix("application/manifest") || type.hasPrefix("application/xml")
            || type.hasPrefix("application/wasm")
    }
}
