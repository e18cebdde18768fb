internal import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// The address of a unix socket, for binding or connecting. The path may be longer than a socket address allows.
///
/// A socket address has space for a path of 107 bytes, but paths on build servers can be longer. For a long path, this
/// type opens the folder and uses the folder's path in `/proc/self/fd/`. Then only the file name must be short.
struct UnixSocketPath: ~Copyable {
    let address: SocketAddress
    private let folder: Int32

    private init(_ address: SocketAddress, in folder: Int32 = -1) {
        self.address = address
        self.folder = folder
    }

    deinit { if folder >= 0 { close(folder) } }

    /// Returns the address of the socket at `path`. If the folder of the socket cannot be opened, throws the error that
    /// `cannot` creates.
    static func find(
        _ address: Address, path: String, cannot: (_ code: Int32) -> TransportError
    ) throws(TransportError) -> UnixSocketPath {
        if let short = SocketAddress(unixPath: path) { return UnixSocketPath(short) }
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        let name = slash.map { path[path.utf8.index(after: $0)...] } ?? path[...]
        let folder = open(slash.map { String(path[...$0]) } ?? ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw cannot(errno) }
        guard let address = SocketAddress(unixPath: "/proc/self/fd/\(folder)/\(name)") else {
            close(folder)
            throw TransportError(
                address: address, cause: "the file name has \(name.utf8.count) bytes; the limit is about 80",
                fix: "choose a shorter file name")
        }
        return UnixSocketPath(address, in: folder)
    }
}
