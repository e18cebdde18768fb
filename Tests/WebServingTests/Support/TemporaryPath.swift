import Foundation

/// Returns an unused path in the system's temporary folder.
func temporaryPath() -> String {
    FileManager.default.temporaryDirectory.appending(path: "sdl-\(UInt64.random(in: 0...UInt64.max)).sock").path
}
