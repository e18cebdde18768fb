#if canImport(Glibc)
import Glibc
#endif

package enum Folder {
    /// Returns the names of the files and folders in a folder, in any order. Returns no names if the folder cannot be
    /// read.
    package static func names(in path: String) -> [String] {
        guard let stream = opendir(path) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// Deletes a file, or a folder with its content. Symbolic links are deleted, but their targets stay.
    package static func remove(_ path: String) {
        guard Glibc.remove(path) != 0 else { return }
        for name in names(in: path) { remove("\(path)/\(name)") }
        Glibc.remove(path)
    }
}
