import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

// The data about all apps is stored beside the apps' folders.
extension FileStore {
    /// The path of the file with the data about all apps. No app's folder can have this name, because two digits follow
    /// each percent sign in the names of these folders.
    private var memoryPath: String { root + "/%memory" }

    /// Writes the data that `bytes` returns. `bytes` is called on the worker, because the encoding may take a long
    /// time.
    func keepMemory(_ bytes: @escaping @Sendable () -> [UInt8], done: @escaping @Sendable (String?) -> Void) {
        worker.send { [self] in
            makeFolders(root)
            done(replace(bytes(), at: memoryPath, called: "memory"))
        }
    }

    func readMemory() -> [UInt8]? { OwnFile.open(memoryPath, O_RDONLY).flatMap(WholeFile.read) }

    /// Renames the unreadable file with the data about all apps, and returns the new path.
    func setMemoryAside() -> String {
        let aside = memoryPath + ".unreadable"
        return rename(memoryPath, aside) == 0 ? aside : memoryPath
    }

    /// Waits until all queued writes are done or have failed.
    func settled() async {
        await withCheckedContinuation { continuation in worker.send { continuation.resume() } }
    }
}
