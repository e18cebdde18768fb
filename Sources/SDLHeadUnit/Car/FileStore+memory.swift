import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

// What is known of all apps lies beside their folders.
extension FileStore {
    /// No app's folder is called so: in their names a percent sign is followed by two digits.
    private var memoryPath: String { root + "/%memory" }

    /// - Parameter bytes: made on the lane, as there may be many.
    func keepMemory(_ bytes: @escaping @Sendable () -> [UInt8], done: @escaping @Sendable (String?) -> Void) {
        lane.send { [self] in
            makeFolders(root)
            // A run that ends in the middle leaves the old file.
            if let failure = write(bytes()[...], offset: 0, at: memoryPath + "%new", called: "memory") {
                return done(failure)
            }
            done(rename(memoryPath + "%new", memoryPath) == 0 ? nil : problem("rename", "memory"))
        }
    }

    func readMemory() -> [UInt8]? { OwnFile.open(memoryPath, O_RDONLY).flatMap(WholeFile.read) }

    /// - Returns: where it lies now.
    func setMemoryAside() -> String {
        let aside = memoryPath + ".unreadable"
        return rename(memoryPath, aside) == 0 ? aside : memoryPath
    }

    /// Returns when all that was to be kept has been written, or has failed to be.
    func settled() async {
        await withCheckedContinuation { continuation in lane.send { continuation.resume() } }
    }
}
