import Testing

@testable import SDLHeadUnit

/// Tests of the file paths that the head unit sends to an HMI on the same computer.
@Suite struct FilePlaceTests {
    private let app = AppKey(rawValue: "music")

    @Test func `with SDL Core's layout, an absolute path is passed on unchanged`() {
        let store = FileStore(root: "/storage", naming: .asCore(device: "phone"))
        #expect(store.place("cover.png", of: app) == "/storage/music_phone/cover.png")
        #expect(store.place("/media/cover.png", of: app) == "/media/cover.png")
        // The head unit stores no files under such a path.
        #expect(store.path("/media/cover.png", of: app) == "/storage/music_phone/%2Fmedia%2Fcover.png")
    }

    @Test func `with SDL Core's layout, icons are in a folder next to the storage folder`() {
        #expect(
            FileStore(root: "/core/storage", naming: .asCore(device: "phone")).iconPath(of: app) == "/core/icons/music")
        #expect(FileStore(root: "storage", naming: .asCore(device: "phone")).iconPath(of: app) == "icons/music")
        #expect(FileStore(root: "/core/storage").iconPath(of: app) == "/core/storage/music/%icon")
    }

    @Test func `without SDL Core's layout, each file name leads into the app's folder`() {
        let store = FileStore(root: "/storage")
        #expect(store.place("/media/cover.png", of: app) == "/storage/music/%2Fmedia%2Fcover.png")
    }
}
