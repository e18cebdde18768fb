internal import SDLSupport

/// A cache of compressed files. An entry is used only while the file on disk is unchanged.
final class CompressedFiles: Sendable {
    private let kept = Lock(Kept())
    private let keepsComments: Bool
    /// The maximum total size of the cache in bytes. The bridge's page needs a few hundred kilobytes. Files that do not
    /// fit are compressed for each request.
    private static let keptBytesLimit = 4 << 20
    /// The range of file sizes that are compressed, in bytes. For smaller files, the response header would be larger
    /// than the body. Larger files would delay other requests.
    private static let sizes = 128...(1 << 20)

    private struct Kept {
        var bodies: [String: PreparedBody] = [:]
        var size = 0
    }

    init(keepsComments: Bool) { self.keepsComments = keepsComments }

    /// Returns the compressed form of a file; nil if compression makes the file no smaller. The compressed form has an
    /// entity tag of its own, because its bytes differ from those of the file.
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

    /// Returns whether compression makes files of the content type `type` smaller. Images and audio are already
    /// compressed.
    static func gains(_ type: String) -> Bool {
        type.hasPrefix("text/") || type.hasPrefix("image/svg") || type.hasPrefix("application/json")
            || type.hasPrefix("application/manifest") || type.hasPrefix("application/xml")
            || type.hasPrefix("application/wasm")
    }
}
