#if canImport(Glibc)
import Glibc
#endif

package enum WholeFile {
    package static func read(_ path: String) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        return file < 0 ? nil : read(file)
    }

    /// Returns the text of a file, such as a file in `/proc`; empty if the file cannot be read.
    package static func text(_ path: String) -> String { String(decoding: read(path) ?? [], as: UTF8.self) }

    /// Reads an open file to its end, and closes the descriptor `file`. Returns nil if the file cannot be read.
    package static func read(_ file: Int32) -> [UInt8]? {
        defer { close(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(file, &buffer, buffer.count)
            guard count >= 0 else { return nil }
            if count == 0 { return bytes }
            bytes += buffer[..<count]
        }
    }
}
