#if canImport(Glibc)
import Glibc
#endif

/// An open file that is sent as the body of a response. The system sends the file directly, without a copy in this
/// process. The file is closed when the last reference to this object is released.
package final class FileBody: Sendable {
    package let size: Int
    /// The entity tag of the file, made from its inode, size and times of the last change.
    package let tag: String
    let descriptor: Int32

    /// Creates a body from the descriptor of a regular file. The body closes the descriptor. Returns nil if the file is
    /// not a regular file.
    package init?(descriptor: Int32) {
        var about = stat()
        guard fstat(descriptor, &about) == 0, about.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            return nil
        }
        self.descriptor = descriptor
        size = Int(about.st_size)
        let written = "\(about.st_mtim.tv_sec).\(about.st_mtim.tv_nsec)"
        let changed = "\(about.st_ctim.tv_sec).\(about.st_ctim.tv_nsec)"
        tag = "\"\(about.st_ino)-\(size)-\(written)-\(changed)\""
    }

    deinit { close(descriptor) }

    /// Reads the whole file. Returns nil if the file has become shorter since it was opened.
    package func contents() -> [UInt8]? {
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let got = pread(descriptor, buffer.baseAddress! + count, size - count, off_t(count))
                guard got > 0 else { break }
                count += got
            }
        }
        return bytes.count == size ? bytes : nil
    }

    /// Opens a file. Returns nil if the file or its folder is a symbolic link, or if the file is not a regular file.
    package convenience init?(path: String) {
        let steps = path.split(separator: "/")
        guard steps.count > 1 else { return nil }
        let parent = (path.hasPrefix("/") ? "/" : "") + steps.dropLast().joined(separator: "/")
        let folder = open(parent, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard folder >= 0 else { return nil }
        defer { close(folder) }
        let descriptor = openat(folder, String(steps[steps.count - 1]), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        self.init(descriptor: descriptor)
    }
}
