internal import Foundation

package enum TemporaryFolder {
    package static func make() -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sdl-test-\(UUID().uuidString)")
        return folder.path
    }
}
