import SDLHMILink
import SDLSupport
import Testing

@testable import SDLBridge

/// Tests for the device names of a bridge with the option `--as-core`.
@Suite struct CoreDevicesTests {
    @Test func `names a wildcard address by this machine's own`() {
        var settings = HMISettings()
        settings.standInForCore(apps: ["tcp://0.0.0.0:12345"])
        #expect(settings.devices?.own.name == "127.0.0.1:12345")
        #expect(settings.devices?.device("tcp 1.0.0.1:40000").name == "1.0.0.1:12345")
    }

    @Test(
        arguments: [
            ("tcp 127.0.0.51:40000", "127.0.0.51:12345"), ("tcp 127.0.0.1:40001", "127.0.0.1:12345"),
            ("tcp [::1]:40002", "[::1]:12345"), ("ws 10.0.0.9:40003", "127.0.0.1:12345"),
            ("unix @1", "127.0.0.1:12345"), ("memory", "127.0.0.1:12345"),
        ])
    func `names a device by its app's address and the port of the bridge`(_ connection: String, _ name: String) {
        var settings = HMISettings()
        settings.standInForCore(apps: ["tcp://127.0.0.1:12345", "ws://127.0.0.1:2020/"])
        let device = settings.devices?.device(connection)
        #expect(device?.name == name)
        #expect(device?.id == SHA256.hex(of: name))
    }
}
