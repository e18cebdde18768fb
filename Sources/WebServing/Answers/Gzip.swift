internal import CZlib

/// Compresses the files of a page in the gzip format (RFC 9110, 8.4).
enum Gzip {
    /// Returns the bytes as a gzip stream. Returns nil if the result is not smaller or zlib has no memory.
    static func packed(_ bytes: [UInt8]) -> [UInt8]? {
        var stream = z_stream()
        guard cz_begin_gzip(&stream) == Z_OK else { return nil }
        defer { deflateEnd(&stream) }
        var source = bytes
        let done = source.withUnsafeMutableBufferPointer { input in
            [UInt8](unsafeUninitializedCapacity: input.count) { output, count in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(output.count)
                // A result that is not smaller does not fit into the buffer.
                count = deflate(&stream, Z_FINISH) == Z_STREAM_END ? Int(stream.total_out) : 0
            }
        }
        return done.isEmpty ? nil : done
    }

    /// Returns whether a client accepts gzip. `field` is the client's `Accept-Encoding` field. The field must contain
    /// gzip or `*` with a weight above 0.
    static func isWanted(by field: String?) -> Bool {
        var byStar = false
        for entry in (field ?? "").split(separator: ",") {
            let parts = entry.split(separator: ";").map(\.trimmed)
            guard let name = parts.first?.lowercased(), name == "gzip" || name == "*" else { continue }
            let weight = parts.dropFirst().first { $0.lowercased().hasPrefix("q=") }?.dropFirst(2)
            let accepts = weight.map { (Double($0) ?? 0) > 0 } ?? true
            if name == "gzip" { return accepts }
            byStar = accepts
        }
        return byStar
    }
}
