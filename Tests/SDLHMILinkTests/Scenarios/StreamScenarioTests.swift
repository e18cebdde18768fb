import SDLHeadUnit
import SDLProtocol
import SDLRPC
import JSON
import Testing

@testable import SDLHMILink

/// Tests of the audio and video streams of an app. The HMI accepts or refuses a stream, is notified when data arrives,
/// and receives a request to stop the stream.
@MainActor
@Suite(.checksMessages) struct StreamScenarioTests {
    private let wanted = VideoParameters(height: 480, width: 800, videoProtocol: "RAW", videoCodec: "H264")

    private func maps() async -> (Bench, PhoneApp, JSONValue) {
        let bench = await Bench.ready()
        let app = await bench.running("Maps", [.navigation])
        return (bench, app, .int(bench.hmi.appID("Maps")!))
    }

    @Test func `Video is configured, accepted, started, reported while data flows, and stopped`() async {
        let (bench, app, appID) = await maps()
        bench.hmi.script("Navigation.SetVideoConfig", .hold)
        bench.hmi.script("Navigation.StartStream", .hold)
        await app.stream(.video, wanted)
        #expect(app.streamState(of: .video) == nil)
        let config: JSONValue = ["protocol": "RAW", "codec": "H264", "width": 800, "height": 480]
        #expect(bench.hmi.waiting("Navigation.SetVideoConfig")?.params == ["config": config, "appID": appID])
        bench.hmi.answer("Navigation.SetVideoConfig")
        await bench.settle()
        #expect(app.streamState(of: .video) == "started")
        #expect(
            bench.hmi.waiting("Navigation.StartStream")?.params == [
                "url": "http://127.0.0.1/v1/streams/maps/video", "appID": appID,
            ])
        bench.hmi.answer("Navigation.StartStream")
        await app.send([1, 2, 3], on: .video)
        await app.send([4], on: .video)
        #expect(bench.hmi.received("Navigation.OnVideoDataStreaming").map(\.params) == [["available": true]])
        #expect(bench.tree("apps", "maps", "streams", "video", "flowing") == true)
        // SDL Core assumes that the data has ended after one second without data.
        await bench.pass(.milliseconds(999))
        #expect(bench.hmi.received("Navigation.OnVideoDataStreaming").count == 1)
        await bench.pass(.milliseconds(1))
        #expect(bench.hmi.last("Navigation.OnVideoDataStreaming")?.params == ["available": false])
        await app.send([5], on: .video)
        #expect(bench.hmi.last("Navigation.OnVideoDataStreaming")?.params == ["available": true])
        await app.endStream(.video)
        #expect(bench.hmi.last("Navigation.OnVideoDataStreaming")?.params == ["available": false])
        #expect(bench.hmi.received("Navigation.StopStream").map(\.params) == [["appID": appID]])
        #expect(bench.findings == [])
    }

    @Test func `Audio needs no configuration`() async {
        let (bench, app, appID) = await maps()
        await app.stream(.audio)
        #expect(app.streamState(of: .audio) == "started")
        #expect(
            bench.hmi.last("Navigation.StartAudioStream")?.params == [
                "url": "http://127.0.0.1/v1/streams/maps/audio", "appID": appID,
            ])
        await app.send([1], on: .audio)
        #expect(bench.hmi.last("Navigation.OnAudioDataStreaming")?.params == ["available": true])
        await app.endStream(.audio)
        #expect(bench.hmi.received("Navigation.StopAudioStream").count == 1)
        #expect(!bench.hmi.methods.contains("Navigation.StartStream"))
    }

    @Test(
        arguments: [
            (
                .answer(4, ["rejectedParams": ["codec", "width", "other"]]),
                "refused videoCodec,width: Received SetVideoConfig failure response"
            ),
            (.answer(0, [:]), "started"),
            // An answer that breaks the HMI API counts as a refusal.
            (.answer(0, ["rejectedParams": []]), "refused : Received SetVideoConfig failure response"),
            (.error(4, "too wide"), "refused : Received SetVideoConfig failure response"),
        ] as [(ScriptedHMI.Script, String)])
    func `The HMI's answer to the video configuration decides what the app gets`(
        script: ScriptedHMI.Script, state: String
    ) async {
        let (bench, app, _) = await maps()
        bench.hmi.script("Navigation.SetVideoConfig", script)
        await app.stream(.video, wanted)
        #expect(app.streamState(of: .video) == state)
        #expect((bench.tree("apps", "maps", "streams", "video") != nil) == (state == "started"))
        // As in SDL Core, an app is closed if its only stream is refused.
        #expect(app.level == (state == "started" ? "FULL" : "NONE"))
    }

    @Test func `Without an answer to the video configuration, the stream is refused after the time limit`() async {
        let (bench, app, _) = await maps()
        bench.hmi.script("Navigation.SetVideoConfig", .silence)
        await app.stream(.video, wanted)
        await bench.pass(.milliseconds(10_999))
        #expect(app.streamState(of: .video) == nil)
        await bench.pass(.milliseconds(1))
        #expect(app.streamState(of: .video) == "refused : Timed out while waiting for SetVideoConfig response")
        #expect(bench.findings == ["hmi.silent"])
        #expect(bench.presenter.openRequests == 0)
    }

    @Test func `A refused start is requested three more times, a second apart, and then the stream ends`() async {
        let (bench, app, _) = await maps()
        bench.hmi.script("Navigation.StartStream", .error(4, "the driver said no"))
        await app.stream(.video)
        #expect(app.streamState(of: .video) == "started")
        for attempt in 1...4 {
            #expect(bench.hmi.received("Navigation.StartStream").count == attempt)
            #expect((app.streamState(of: .video) == "started") == (attempt < 4))
            await bench.pass(.seconds(1))
        }
        #expect(app.streamState(of: .video) == "ended")
        #expect(bench.hmi.received("Navigation.StopStream").count == 1)
        #expect(bench.tree("apps", "maps", "streams", "video") == nil)
        #expect(bench.findings == ["hmi.stream"])
    }

    @Test func `The profile sets the number and the pause of further attempts`() async throws {
        let (bench, app, _) = await maps()
        let limits: JSONValue = ["streamRetries": 2, "streamRetryMilliseconds": 50]
        try await bench.drive(.profile(.edit(mergePatch: ["limits": limits])))
        bench.hmi.script("Navigation.StartAudioStream", .silence)
        await app.stream(.audio)
        for attempt in 1...3 {
            #expect(bench.hmi.received("Navigation.StartAudioStream").count == attempt)
            await bench.pass(.milliseconds(1_049))
            #expect(app.streamState(of: .audio) == "started")
            await bench.pass(.milliseconds(1))
        }
        #expect(bench.hmi.received("Navigation.StartAudioStream").count == 3)
        #expect(app.streamState(of: .audio) == "ended")
        #expect(bench.hmi.received("Navigation.StopAudioStream").count == 1)
    }

    @Test func `Data of a muted or hidden stream does not flow until it is audible or visible again`() async {
        let (bench, app, _) = await maps()
        await app.stream(.audio)
        await app.send([1], on: .audio)
        #expect(bench.hmi.last("Navigation.OnAudioDataStreaming")?.params == ["available": true])
        bench.hmi.notify("BasicCommunication.OnEventChanged", ["eventName": "PHONE_CALL", "isActive": true])
        await bench.settle()
        await bench.pass(.milliseconds(500))
        await app.send([2], on: .audio)
        await bench.pass(.milliseconds(500))
        #expect(bench.hmi.last("Navigation.OnAudioDataStreaming")?.params == ["available": false])
        bench.hmi.notify("BasicCommunication.OnEventChanged", ["eventName": "PHONE_CALL", "isActive": false])
        await bench.settle()
        await app.send([3], on: .audio)
        #expect(bench.hmi.last("Navigation.OnAudioDataStreaming")?.params == ["available": true])
        #expect(bench.hmi.received("Navigation.StopAudioStream").isEmpty)
    }

    @Test func `Without Navigation the video cannot be configured`() async {
        let bench = await Bench()
        bench.hmi.script("Navigation.IsReady", .answer(0, ["available": false]))
        await bench.connect()
        let app = await bench.running("Maps", [.navigation])
        await app.stream(.video, wanted)
        #expect(app.streamState(of: .video) == "refused : Navigation is not supported by the HMI")
    }

    /// Each row: the reason why an app is not visible any more, and the number of milliseconds after which the app's
    /// streams end; nil if they do not end.
    nonisolated static let leavings: [(leaves: String, end: Int?)] = [
        ("another app is activated", 1_000), ("the HMI is deactivated", 1_000), ("the driver closes it", 0),
        ("it stays visible", nil), ("it becomes visible again in time", nil),
    ]

    @Test(arguments: leavings) func `A stream ends when its app is no longer visible`(
        _ row: (leaves: String, end: Int?)
    ) async {
        let (bench, app, appID) = await maps()
        await app.stream(.video)
        await app.stream(.audio)
        let other = await bench.running("Other", [row.leaves == "another app is activated" ? .navigation : .default])
        #expect(other.level == "FULL")
        let event: JSONValue = ["eventName": "DEACTIVATE_HMI", "isActive": true]
        switch row.leaves {
        case "the HMI is deactivated": bench.hmi.notify("BasicCommunication.OnEventChanged", event)
        case "the driver closes it":
            bench.hmi.notify("BasicCommunication.OnExitApplication", ["appID": appID, "reason": "USER_EXIT"])
        case "it becomes visible again in time":
            bench.hmi.notify("BasicCommunication.OnEventChanged", event)
            await bench.pass(.milliseconds(900))
            var over = event
            over["isActive"] = false
            bench.hmi.notify("BasicCommunication.OnEventChanged", over)
        default: break
        }
        await bench.settle()
        if let end = row.end, end > 0 {
            await bench.pass(.milliseconds(end - 1))
            #expect(app.streamState(of: .video) == "started" && app.streamState(of: .audio) == "started")
            await bench.pass(.milliseconds(1))
        } else if row.end == nil {
            await bench.pass(.seconds(5))
        }
        let state = row.end == nil ? "started" : "ended"
        #expect(app.streamState(of: .video) == state && app.streamState(of: .audio) == state)
        #expect(bench.hmi.received("Navigation.StopStream").count == (row.end == nil ? 0 : 1))
        #expect(bench.hmi.received("Navigation.StopAudioStream").count == (row.end == nil ? 0 : 1))
    }

    @Test func `A stream of an app that disconnects is stopped before the HMI is notified`() async {
        let (bench, app, _) = await maps()
        await app.stream(.video)
        bench.hmi.forgetLog()
        await app.disconnect()
        let methods = bench.hmi.methods
        #expect(methods.first == "Navigation.StopStream")
        #expect(methods.contains("BasicCommunication.OnAppUnregistered"))
    }

    @Test func `A reloaded page is asked to start the stream again`() async {
        let (bench, app, _) = await maps()
        await app.stream(.video, wanted)
        bench.hmi.disconnect()
        bench.hmi.forgetLog()
        await bench.connect()
        await bench.pass(.seconds(1))
        #expect(bench.hmi.received("Navigation.StartStream").count == 1)
        #expect(app.streamState(of: .video) == "started")
    }

    @Test func `If a page disconnects while the app waits, the head unit answers`() async {
        let (bench, app, _) = await maps()
        bench.hmi.script("Navigation.SetVideoConfig", .hold)
        await app.stream(.video, wanted)
        #expect(app.streamState(of: .video) == nil)
        bench.hmi.disconnect()
        await bench.settle()
        #expect(app.streamState(of: .video) == "started")
    }

    @Test func `Sessions and services are reported with SDL Core's events`() async {
        let bench = await Bench.ready()
        bench.hmi.broker("MB.subscribeTo", ["propertyName": "BasicCommunication.OnServiceUpdate"])
        let app = await bench.running("Maps", [.navigation])
        await app.stream(.video, wanted)
        bench.hmi.script("Navigation.SetVideoConfig", .error(4, "no"))
        await app.endStream(.video)
        await app.stream(.video, wanted)
        let received = bench.hmi.received("BasicCommunication.OnServiceUpdate").map { message in
            "\(message.params["serviceType"]?.string ?? "") \(message.params["serviceEvent"]?.string ?? "")"
        }
        #expect(
            received == [
                "RPC REQUEST_RECEIVED", "RPC REQUEST_ACCEPTED", "VIDEO REQUEST_RECEIVED", "VIDEO REQUEST_ACCEPTED",
                "VIDEO REQUEST_RECEIVED", "VIDEO REQUEST_REJECTED",
            ])
    }
}
