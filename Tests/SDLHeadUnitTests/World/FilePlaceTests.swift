import Testing

@testable import SDLHeadUnit

/// Where an HMI that shares the disk is told to look for an app's file.
@Suite struct FilePlaceTests {
    private let app = AppKey(rawValue: "music")

    @Test func `On a bench of SDL Core's an absolute path is its own place`() {
        let store = FileStore(root: "/storage", naming: .asCore(device: "phone"))
        #expect(store.place("cover.png", of: app) == "/storage/music_phone/cover.png")
        #expect(store.place("/media/cover.png", of: app) == "/media/cover.png")
        // Nothing is kept there.
        #expect(store.path("/media/cover.png", of: app) == "/storage/music_phone/%2Fmedia%2Fcover.png")
    }

    @Test func `On a bench of SDL Core's icons lie in a folder beside the one for files`() {
        #expect(
            FileStore(root: "/core/storage", naming: .asCore(device: "phone")).iconPath(of: app) == "/core/icons/music")
        #expect(FileStore(root: "storage", naming: .asCore(device: "phone")).iconPath(of: app) == "icons/music")
        #expect(FileStore(root: "/core/storage").iconPath(of: app) == "/core/storage/music/%icon")
    }

    @Test func `Elsewhere a name leads nowhere but into the app's folder`() {
        let store = FileStore(root: "/storage")
        #expect(store.place("/media/cover.png", of: app) == "/storage/music/%2Fmedia%2Fcover.png")
    }
}
