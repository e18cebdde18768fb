import Foundation

/// A path that nothing stands at, in the machine's own folder for such things.
func temporaryPath() -> String {
    FileManager.default.temporaryDirectory.appending(path: "sdl-\(UInt64.random(in: 0...UInt64.max)).sock").path
}
