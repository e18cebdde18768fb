import Foundation
import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests of the files of an app service that a web HMI provides. The HMI reports the path of a file. The app may read
/// the file if the file is in the shared folder.
@MainActor
@Suite(.checksMessages) struct ServiceFileScenarioTests {
    private static let bytes = (0..<5_000).map { UInt8(truncatingIfNeeded: $0) }

    /// Returns an app and a service of the HMI. The shared folder of the service contains an image.
    private func offering(isShared: Bool = true) async throws -> (Bench, PhoneApp, service: String, folder: String) {
        let folder = TemporaryFolder.make()
        let bench = await Bench.offering(shared: isShared ? folder : nil)
        try FileManager.default.createDirectory(atPath: folder + "/in", withIntermediateDirectories: true)
        try Data(Self.bytes).write(to: URL(fileURLWithPath: folder + "/in/icon.png"))
        let service = await bench.offer("WEATHER", name: "Car weather")
        return (bench, await bench.running(), service, folder)
    }

    private func script(_ bench: Bench, _ path: String?) {
        var answer: JSONValue = ["fileType": "GRAPHIC_PNG"]
        answer["filePath"] = path.map { .string($0) }
        bench.hmi.script("BasicCommunication.GetFilePath", .answer(0, answer))
    }

    nonisolated static let pieces: [(offset: Int?, length: Int?)] = [(nil, nil), (4_990, nil), (0, 10), (5_000, 1)]

    @Test(arguments: pieces)
    func `An app gets a file or a part of it, and the HMI is only asked for the path`(
        _ offset: Int?, _ length: Int?
    ) async throws {
        let (bench, app, service, folder) = try await offering()
        for path in ["in/icon.png", folder + "/in/icon.png", folder + "/in/../in/icon.png"] {
            script(bench, path)
            let request = SDLGetFile(
                fileName: "icon", appServiceId: service, fileType: .graphicPng, offset: offset, length: length)
            let id = await app.ask(request)
            let wanted = Array(Self.bytes.dropFirst(offset ?? 0).prefix(length ?? .max))
            #expect(app.result(id) == "SUCCESS" && app.answer(id)?["fileType"] == "GRAPHIC_PNG")
            #expect(app.bulk(id) == wanted && app.answer(id)?["length"] == .int(wanted.count))
            #expect(app.answer(id)?["crc"] == .int(Int(CRC32.of(wanted[...]))))
            #expect(
                bench.hmi.last("BasicCommunication.GetFilePath")?.params == [
                    "fileName": "icon", "appServiceId": .string(service), "fileType": "GRAPHIC_PNG",
                ])
        }
        #expect(bench.findingMessages == [])
    }

    nonisolated static let elsewhere: [(path: String?, result: String)] = [
        ("/etc/passwd", "GENERIC_ERROR"), ("../../../../../../etc/passwd", "GENERIC_ERROR"),
        ("/no/such/file", "GENERIC_ERROR"), ("in/link", "GENERIC_ERROR"), ("in", "GENERIC_ERROR"),
        ("in/other.png", "FILE_NOT_FOUND"), ("", "GENERIC_ERROR"), (nil, "INVALID_DATA"),
    ]

    @Test(arguments: elsewhere)
    func `Only files below the shared folder are read`(_ path: String?, _ result: String) async throws {
        let (bench, app, service, folder) = try await offering()
        try FileManager.default.createSymbolicLink(atPath: folder + "/in/link", withDestinationPath: "/etc/passwd")
        script(bench, path)
        let id = await app.ask(SDLGetFile(fileName: "icon", appServiceId: service))
        #expect(app.result(id) == result && app.answer(id)?["success"] == false && app.bulk(id) == [])
    }

    @Test func `An offset after the end is invalid`() async throws {
        let (bench, app, service, _) = try await offering()
        script(bench, "in/icon.png")
        let id = await app.ask(SDLGetFile(fileName: "icon", appServiceId: service, offset: 5_001))
        #expect(app.result(id) == "INVALID_DATA")
    }

    @Test func `Without a shared folder no file is read`() async throws {
        let (bench, app, service, folder) = try await offering(isShared: false)
        script(bench, folder + "/in/icon.png")
        let id = await app.ask(SDLGetFile(fileName: "icon", appServiceId: service))
        #expect(app.result(id) == "GENERIC_ERROR")
        #expect(app.answer(id)?["info"]?.string?.contains("--hmi-files") == true)
    }

    @Test func `The app gets the HMI's refusal, and an unknown service has no files`() async throws {
        let (bench, app, service, _) = try await offering()
        bench.hmi.script("BasicCommunication.GetFilePath", .error(4, "Not now"))
        let id = await app.ask(SDLGetFile(fileName: "icon", appServiceId: service))
        #expect(app.result(id) == "REJECTED" && app.answer(id)?["info"] == "Not now")
        bench.hmi.script("BasicCommunication.GetFilePath", .silence)
        let last = await app.ask(SDLGetFile(fileName: "icon", appServiceId: service))
        await bench.pass(.seconds(30))
        #expect(app.result(last) == "GENERIC_ERROR")
        let unknown = await app.ask(SDLGetFile(fileName: "icon", appServiceId: "unknown"))
        #expect(app.result(unknown) == "INVALID_DATA")
    }
}
