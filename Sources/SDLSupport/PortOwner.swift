#if canImport(Glibc)
import Glibc
#endif

/// The process that listens on a TCP port, found in `/proc`. If a port is already in use, the error message names this
/// process.
package struct PortOwner: Hashable, Sendable, CustomStringConvertible {
    package let process: Int32
    package let program: String

    package var description: String { "\(program) (process \(process))" }

    /// Returns the process that listens on a port; nil if no process listens or if the system does not show the
    /// process.
    package static func find(port: UInt16) -> PortOwner? {
        let inodes = ["/proc/net/tcp", "/proc/net/tcp6"].flatMap { listeners(in: WholeFile.text($0), port: port) }
        guard !inodes.isEmpty else { return nil }
        let links = Set(inodes.map { "socket:[\($0)]" })
        for name in Folder.names(in: "/proc") {
            guard let process = Int32(name) else { continue }
            let folder = "/proc/\(name)/fd"
            guard Folder.names(in: folder).contains(where: { links.contains(target(of: "\(folder)/\($0)")) }) else {
                continue
            }
            let program = WholeFile.text("/proc/\(name)/comm").prefix { $0 != "\n" }
            return PortOwner(process: process, program: program.isEmpty ? "a process" : String(program))
        }
        return nil
    }

    /// Returns the inode numbers of the sockets that listen on a port. `table` is the text of a file such as
    /// `/proc/net/tcp`.
    static func listeners(in table: String, port: UInt16) -> [String] {
        let wanted = ":" + String(repeating: "0", count: 4 - String(port, radix: 16).count) + String(port, radix: 16)
        return table.split(separator: "\n").dropFirst().compactMap { line in
            let fields = line.split(separator: " ")
            // 0A is the state LISTEN; the tenth field is the inode.
            guard fields.count > 9, fields[3] == "0A", fields[1].lowercased().hasSuffix(wanted) else { return nil }
            return String(fields[9])
        }
    }

    private static func target(of link: String) -> String {
        var buffer = [UInt8](repeating: 0, count: 256)
        let count = buffer.withUnsafeMutableBytes { bytes in
            readlink(link, bytes.assumingMemoryBound(to: CChar.self).baseAddress!, bytes.count)
        }
        return String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self)
    }
}
