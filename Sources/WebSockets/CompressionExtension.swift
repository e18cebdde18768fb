internal import CLibwebsockets

#if canImport(Glibc)
import Glibc
#endif

/// The table of WebSocket extensions for libwebsockets. Its only entry is permessage-deflate. The table is never freed.
enum CompressionExtension {
    nonisolated(unsafe) static let table: UnsafePointer<lws_extension> = {
        let table = UnsafeMutablePointer<lws_extension>.allocate(capacity: 2)
        table.initialize(repeating: lws_extension(), count: 2)
        table[0].name = UnsafePointer(strdup("permessage-deflate"))
        table[0].callback = lws_extension_callback_pm_deflate
        table[0].client_offer = UnsafePointer(
            strdup("permessage-deflate; client_no_context_takeover; client_max_window_bits"))
        return UnsafePointer(table)
    }()
}
