internal import CMicrohttpd
internal import SDLSupport

/// A response body with its entity tag. The body is encoded once and sent to many clients without a copy.
package final class PreparedBody: @unchecked Sendable {
    package let contentType: String
    /// The entity tag of the body, with quotation marks (RFC 9110, 8.8.3).
    package let tag: String?
    let bytes: SharedBytes
    private let more: Fields
    // The library's response objects. They are created on first use, so that an unread snapshot costs only its bytes.
    private let made = Lock(Made())

    private struct Made: @unchecked Sendable {
        var whole: OpaquePointer?
        var unchanged: OpaquePointer?
    }

    package init(
        _ bytes: [UInt8], contentType: String, tag: String? = nil, headers: Fields = Fields()
    ) {
        self.contentType = contentType
        self.tag = tag.map { "\"\($0)\"" }
        self.bytes = SharedBytes(bytes)
        more = headers
    }

    deinit {
        // A connection that is still sending the body retains the library's response and the bytes.
        made.withLock {
            if let whole = $0.whole { MHD_destroy_response(whole) }
            if let unchanged = $0.unchanged { MHD_destroy_response(unchanged) }
        }
    }

    package var headers: Fields {
        var headers = more
        headers.set("Content-Type", contentType)
        if let tag {
            headers.set("ETag", tag)
            if headers.field("Cache-Control") == nil { headers.set("Cache-Control", "no-cache") }
        }
        return headers
    }

    /// libmicrohttpd's response object with status 200, which all clients share.
    var whole: OpaquePointer {
        made.withLock { made in
            if made.whole == nil { made.whole = bytes.makeResponse(bytes.range, headers) }
            return Unowned(pointer: made.whole!)
        }.pointer
    }

    /// libmicrohttpd's response object with status 304, which all clients share.
    var unchanged: OpaquePointer {
        made.withLock { made in
            if made.unchanged == nil { made.unchanged = makeEmptyResponse(headers.withoutContent) }
            return Unowned(pointer: made.unchanged!)
        }.pointer
    }

    private struct Unowned: @unchecked Sendable {
        let pointer: OpaquePointer
    }
}

/// Bytes that libmicrohttpd reads without a copy. They are freed when no response uses them any more.
final class SharedBytes: @unchecked Sendable {
    private let memory: UnsafeMutableRawBufferPointer

    init(_ bytes: [UInt8]) {
        memory = .allocate(byteCount: bytes.count, alignment: 1)
        memory.copyBytes(from: bytes)
    }

    deinit { memory.deallocate() }

    var range: Range<Int> { 0..<memory.count }

    func makeResponse(_ range: Range<Int>, _ headers: Fields) -> OpaquePointer? {
        let owner = Unmanaged.passRetained(self).toOpaque()
        let start = memory.baseAddress.map { $0 + range.lowerBound }
        let response = MHD_create_response_from_buffer_with_free_callback_cls(
            range.count, start, { Unmanaged<SharedBytes>.fromOpaque($0!).release() }, owner)
        addHeaders(headers, to: response)
        return response
    }
}

func makeEmptyResponse(_ headers: Fields) -> OpaquePointer? {
    let response = MHD_create_response_from_buffer(0, nil, .RESPMEM_PERSISTENT)
    addHeaders(headers, to: response)
    return response
}

func addHeaders(_ headers: Fields, to response: OpaquePointer?) {
    for (name, value) in headers { MHD_add_response_header(response, name, value) }
}

extension Fields {
    /// The header fields that a 304 response repeats (RFC 9110, 15.4.5).
    var withoutContent: Fields {
        var kept = Fields()
        for (name, value) in self where !name.lowercased().hasPrefix("content-") { kept.add(name, value) }
        return kept
    }
}
