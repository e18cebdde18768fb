import Foundation
import Testing

@testable import CarUI

@MainActor
@Suite struct ResourceImages {
    @Test func `An image is read from the app's resources by its name`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let drawn = CarUI.UIImage(size: CarUI.CGSize(width: 4, height: 3), draw: { _ in })
        try Data(try #require(drawn.pngData())).write(to: folder.appendingPathComponent("pin.png"))
        let folders = CarUI.UIImage.resourceFolders
        CarUI.UIImage.resourceFolders = [folder.path]
        defer { CarUI.UIImage.resourceFolders = folders }
        #expect(CarUI.UIImage(named: "pin")?.size == CarUI.CGSize(width: 4, height: 3))
        #expect(CarUI.UIImage(named: "pin.png") != nil && CarUI.UIImage(named: "pen") == nil)
        #expect(!folders.isEmpty)
    }
}
