#if canImport(Glibc)
import Glibc
#endif

/// Where a unix socket lies, for as long as it takes to bind or dial it.
///
/// A socket's address holds 107 bytes, and folders of build servers have more. Such a path is named by its folder, which
/// is held open meanwhile, so that only the file's own name has to fit.
struct UnixPlace: ~Copyable {
    let address: SocketAddress
    private let folder: Int32

    private init(_ address: SocketAddress, in folder: Int32 = -1) {
        self.address = address
        self.folder = folder
    }

    deinit { if folder >= 0 { close(folder) } }

    /// - Parameter cannot: what is said of a folder that cannot be opened.
    static func find(
        _ address: Address, path: String, cannot: (_ code: Int32) -> TransportError
    ) throws(TransportError) -> UnixPlace {
        if let short = SocketAddress(unixPath: path) { return UnixPlace(short) }
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        let name = slash.map { path[path.utf8.index(after: $0)...] } ?? path[...]
        let folder = open(slash.map { String(path[...$0]) } ?? ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw cannot(errno) }
        guard let address = SocketAddress(unixPath: "/proc/self/fd/\(folder)/\(name)") else {
            close(folder)
            throw TransportError(
                address: address, cause: "the file's name has \(name.utf8.count) bytes, a socket's can have about 80",
                fix: "choose a shorter one")
        }
        return UnixPlace(address, in: folder)
    }
}
