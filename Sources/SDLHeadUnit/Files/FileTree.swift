import JSON
import SDLRPC
import SDLSupport

// Files and storage in the state tree.
struct FileTree: JSONWritable, Sendable {
    let file: StoredFile
    let url: String

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("fileType", file.fileType)
            writer.field("size", file.size)
            writer.field("persistent", file.isPersistent)
            writer.field("hash", file.hash)
            writer.field("url", url)
        }
    }
}

struct StorageTree: JSONWritable, Sendable {
    let used: Int
    let quota: Int

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("used", used)
            writer.field("quota", quota)
        }
    }
}
