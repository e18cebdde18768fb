import Foundation
import JSON
import Journaling
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests of the content of a profile, of the refusal of invalid profiles, and of the notifications to apps after a
/// change.
@Suite struct ProfileTests {
    static let generic = Profile.all[0]

    static let schema: JSONValue = {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/SDLHeadUnit/Profiles/profile.schema.json")
        guard let data = try? Data(contentsOf: file), let json = try? JSONValue(parsing: Array(data)) else {
            return .null
        }
        return json
    }()

    @Test func `there are five built-in profiles with their own ids`() {
        #expect(Profile.all.map(\.id) == ["generic", "wide", "twoline", "rpc5", "portrait"])
        for profile in Profile.all {
            let size = profile.display.screenParams?.resolution
            #expect(size == nil || size?.resolutionWidth == profile.document["width"]?.int)
            #expect(profile.initialLevel == .none)
            #expect(profile.quirks.isEmpty)
        }
        #expect(Profile.all[2].display.imageFields == nil)
        #expect(Profile.all[3].rpcVersion == SDLVersion(5))
        #expect(
            Profile.all[3].display.templatesAvailable?.contains("MEDIA") == true || Profile.all[3].templates.isEmpty)
        #expect(Profile.all[4].document["height"]!.int! > Profile.all[4].document["width"]!.int!)
    }

    // MARK: Refusals

    static let refusals: [(patch: String, path: String, says: String)] = [
        (#"{"id":null}"#, "id", "missing; it is a text: a short name in lower-case letters"),
        (#"{"id":"My Car"}"#, "id", "lower-case letters"),
        (#"{"width":"800"}"#, "width", "expected a whole number, got \"800\": width of the display"),
        (#"{"height":0}"#, "height", "0 is not in the range 1 to"),
        (#"{"colour":"red"}"#, "colour", "unknown field"),
        (#"{"storagequota":1}"#, "storagequota", "the correct spelling is \"storageQuota\""),
        (#"{"language":"en-us"}"#, "language", "write \"EN-US\""),
        (#"{"language":"KLINGON"}"#, "language", "is not one of EN-US"),
        (#"{"languages":["DE-DE"]}"#, "language", "is not one of the languages"),
        (#"{"languages":[]}"#, "languages", "expected at least 1"),
        (#"{"languages":["EN-US","EN-US"]}"#, "languages", "is listed twice"),
        (#"{"inputModes":["touch","voice"]}"#, "inputModes[1]", "is not one of touch, rotary, touchpad"),
        (#"{"initialLevel":"HMI_FULL"}"#, "initialLevel", "FULL, LIMITED, BACKGROUND, NONE"),
        (
            #"{"displayCapabilities":{"textFields":[{"name":"mainField1","characterSet":"UTF_8","width":0,"rows":1}]}}"#,
            "displayCapabilities.textFields[0].width", "characters in a row"
        ),
        (
            #"{"displayCapabilities":{"screenParams":{"resolution":{"resolutionWidth":1}}}}"#,
            "displayCapabilities.screenParams", ""
        ),
        (#"{"displayCapabilities":{"graphicSupported":1}}"#, "displayCapabilities.graphicSupported", "true or false"),
        (
            #"{"templates":{"MEDIA":{"textFields":["mainField9"],"imageFields":[]}}}"#, "templates.MEDIA.textFields[0]",
            ""
        ),
        (#"{"permissions":{"Shew":["FULL"]}}"#, "permissions.Shew", "not a request or notification"),
        (#"{"permissions":{"Show":["ALWAYS"]}}"#, "permissions.Show[0]", "is not one of"),
        (#"{"quirks":{"blink":true}}"#, "quirks.blink", "showClearsAbsentFields"),
        (#"{"driving":{"keyboard":"shut"}}"#, "driving.keyboard", "is not one of open, closed"),
        (#"{"limits":{"requests":-1}}"#, "limits.requests", "-1 is less than 0"),
        (#"{"limits":{"request":1}}"#, "limits.request", "requestsInNone"),
        (
            #"{"videoStreamingCapability":{"scale":0.5}}"#, "videoStreamingCapability.scale",
            "0.5 is not in the range 1.0 to"
        ),
    ]

    @Test(arguments: refusals)
    func `a refusal names the path and the fix`(patch: String, path: String, says: String) throws {
        let patch = try JSONValue(parsing: patch)
        let document = Self.generic.document.patched(patch)
        do {
            _ = try Profile(document)
            // A patch of a structure may still result in a valid value.
            #expect(says.isEmpty && path == "displayCapabilities.screenParams", "\(patch) was taken")
        } catch {
            #expect(error.path == path)
            #expect(says.isEmpty || "\(error)".contains(says), "\(error)")
        }
        var run = Run()
        let failure = run.drive(.profile(.edit(mergePatch: patch)))
        if !says.isEmpty { #expect(failure?.detail.contains(path) == true) }
    }

    @Test func `a custom profile is read from a file, and an error names the file and the path`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sdl-profile-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appending(path: "mine.json").path
        try Data(Self.generic.document.with("id", "mine").json()).write(to: URL(filePath: path))
        #expect(try Profile(file: path).id == "mine")
        try Data(Self.generic.document.with("widgets", -1).json()).write(to: URL(filePath: path))
        do {
            _ = try Profile(file: path)
            Issue.record("widgets -1 was taken")
        } catch {
            #expect(error.path == "\(path): widgets")
            #expect(error.problem == "-1 is not in the range 0 to 100: the number of widgets that an app may have")
        }
        try Data("{".utf8).write(to: URL(filePath: path))
        do {
            _ = try Profile(file: path)
            Issue.record("half a document was taken")
        } catch {
            #expect("\(error)".contains("not JSON"))
        }
        let none = #expect(throws: Profile.Refusal.self) { try Profile(file: "cinema") }
        let builtIn = "generic, wide, twoline, rpc5, portrait"
        #expect(none?.problem == "no such file; the built-in profiles are \(builtIn)")
    }

    // MARK: Every field at run time

    /// For each field of the profile: a merge patch that changes the field, and the notifications to an active
    /// projection app.
    static let fields: [(path: String, patch: String, heard: [String])] = [
        ("id", #"{"id":"mine"}"#, []),
        ("name", #"{"name":"Mine"}"#, []),
        ("width", #"{"width":900}"#, []),
        ("height", #"{"height":500}"#, []),
        ("rpcVersion", #"{"rpcVersion":{"majorVersion":7}}"#, []),
        ("language", #"{"language":"DE-DE"}"#, ["OnLanguageChange", "OnAppInterfaceUnregistered"]),
        ("languages", #"{"languages":["EN-US"]}"#, []),
        ("inputModes", #"{"inputModes":["rotary"]}"#, []),
        ("initialLevel", #"{"initialLevel":"FULL"}"#, []),
        ("displayCapabilities.displayType", #"{"displayCapabilities":{"displayType":"CID"}}"#, []),
        ("displayCapabilities.displayName", #"{"displayCapabilities":{"displayName":"X"}}"#, ["DISPLAYS"]),
        (
            "displayCapabilities.textFields",
            #"{"displayCapabilities":{"textFields":[{"name":"mainField1","characterSet":"UTF_8","width":9,"rows":1}]}}"#,
            ["DISPLAYS"]
        ),
        ("displayCapabilities.imageFields", #"{"displayCapabilities":{"imageFields":null}}"#, ["DISPLAYS"]),
        ("displayCapabilities.mediaClockFormats", #"{"displayCapabilities":{"mediaClockFormats":["CLOCK1"]}}"#, []),
        ("displayCapabilities.graphicSupported", #"{"displayCapabilities":{"graphicSupported":false}}"#, ["DISPLAYS"]),
        (
            "displayCapabilities.templatesAvailable",
            #"{"displayCapabilities":{"templatesAvailable":["NAV_FULLSCREEN_MAP"]}}"#, ["DISPLAYS"]
        ),
        (
            "displayCapabilities.screenParams",
            #"{"displayCapabilities":{"screenParams":{"resolution":{"resolutionWidth":900}}}}"#, ["VIDEO_STREAMING"]
        ),
        (
            "displayCapabilities.numCustomPresetsAvailable",
            #"{"displayCapabilities":{"numCustomPresetsAvailable":3}}"#, ["DISPLAYS"]
        ),
        ("templates", #"{"templates":{"NAV_FULLSCREEN_MAP":{"textFields":[],"imageFields":[]}}}"#, ["DISPLAYS"]),
        ("buttonCapabilities", #"{"buttonCapabilities":[]}"#, ["DISPLAYS"]),
        ("softButtonCapabilities", #"{"softButtonCapabilities":[]}"#, ["DISPLAYS"]),
        ("presetBankCapabilities", #"{"presetBankCapabilities":{"onScreenPresetsAvailable":false}}"#, []),
        ("menuLayouts", #"{"menuLayouts":["TILES"]}"#, ["DISPLAYS"]),
        ("keyboard", #"{"keyboard":{"maskInputCharactersSupported":false}}"#, ["DISPLAYS"]),
        ("audioPassThruCapabilities", #"{"audioPassThruCapabilities":[]}"#, []),
        ("speechCapabilities", #"{"speechCapabilities":["TEXT"]}"#, []),
        ("prerecordedSpeech", #"{"prerecordedSpeech":[]}"#, []),
        ("vrCapabilities", #"{"vrCapabilities":[]}"#, []),
        ("hmiCapabilities", #"{"hmiCapabilities":{"videoStreaming":false}}"#, ["OnHMIStatus"]),
        ("videoStreamingCapability", #"{"videoStreamingCapability":{"scale":2}}"#, ["VIDEO_STREAMING"]),
        ("driverDistractionCapability", #"{"driverDistractionCapability":{"menuLength":3}}"#, ["DRIVER_DISTRACTION"]),
        ("vehicle", #"{"vehicle":{"make":"Ours","modelYear":"2026"}}"#, []),
        ("vehicleItems", #"{"vehicleItems":[{"name":"level","type":"Integer"}]}"#, []),
        ("vehicleData", #"{"vehicleData":{"speed":5,"odometer":null}}"#, []),
        ("remoteControl", #"{"remoteControl":{"seats":{"rows":3}}}"#, []),
        ("navigation", #"{"navigation":{"sendLocationEnabled":false}}"#, []),
        ("appServices", #"{"appServices":{"types":["MEDIA"]}}"#, []),
        ("controlUnits", #"{"controlUnits":{"5":{"dtcs":{"P0420":1}}}}"#, []),
        ("lockScreenIconURL", #"{"lockScreenIconURL":"file://icon"}"#, []),
        (
            "policy",
            #"{"policy":{"functional_groupings":{"B":{"rpcs":{"OnPermissionsChange":{"hmi_levels":["FULL"]}}}},"app_policies":{"one":{"groups":["B"]}}}}"#,
            ["OnPermissionsChange"]
        ),
        ("microphone", #"{"microphone":"hum"}"#, []),
        ("policySnapshot", #"{"policySnapshot":"policy.json"}"#, []),
        (
            "lockScreenDismissal", #"{"lockScreenDismissal":{"enabled":true,"warning":"For passengers"}}"#,
            ["OnDriverDistraction"]
        ),
        ("storageQuota", #"{"storageQuota":5}"#, []),
        ("widgets", #"{"widgets":3}"#, ["DISPLAYS"]),
        ("permissions", #"{"permissions":{"Alert":["FULL","BACKGROUND"]}}"#, ["OnPermissionsChange"]),
        ("quirks", #"{"quirks":{"oneOverlayAtATime":true}}"#, []),
        ("driving", #"{"driving":{"keyboard":"closed"}}"#, []),
        ("limits", #"{"limits":{"requests":5}}"#, []),
    ]

    private func driven() -> Run {
        var run = Run()
        let app = run.register("one", types: [.navigation])
        run.drive(.app(key: "one", .activate))
        for type in [SDLSystemCapabilityType.videoStreaming, .driverDistraction] {
            run.ask(SDLGetSystemCapability(systemCapabilityType: type, subscribe: true), on: app)
        }
        return run
    }

    @Test(arguments: fields)
    func `each field can be edited, and the app gets the related notifications`(
        path: String, patch: String, heard: [String]
    ) throws {
        let patch = try JSONValue(parsing: patch)
        var run = driven()
        #expect(run.drive(.profile(.edit(mergePatch: patch))) == nil)
        let names = run.notices.filter { $0 != "OnSystemCapabilityUpdated" }
        let types = run.notices("OnSystemCapabilityUpdated").compactMap {
            $0["systemCapability"]?["systemCapabilityType"]?.string
        }
        #expect(names + types == heard)
        #expect(run.state.profile.document == Self.generic.document.patched(patch))
        let changed = run.effects.compactMap { if case .change(let change, _) = $0 { "\(change.path)" } else { nil } }
        #expect(changed.contains("/profile"))
        // The same edit again has no effect.
        run.drive(.profile(.edit(mergePatch: patch)))
        #expect(run.notices == [])
    }

    @Test func `the table above has every field of a profile`() throws {
        let all = try #require(Self.schema["properties"]?.object)
        let display = try #require(all["displayCapabilities"]?["properties"]?.object)
        let wanted = all.keys.filter { $0 != "displayCapabilities" } + display.keys.map { "displayCapabilities.\($0)" }
        #expect(Set(Self.fields.map(\.path)) == Set(wanted))
    }

    @Test func `the schema has each field of the built-in profiles and requires only those they have`() throws {
        let known = Set(try #require(Self.schema["properties"]?.object?.keys))
        let wanted = Set(try #require(Self.schema["required"]?.array).compactMap(\.string))
        for profile in Profile.all {
            let keys = Set(profile.document.object?.keys ?? [])
            #expect(keys.subtracting(known).isEmpty)
            #expect(wanted.subtracting(keys).isEmpty)
        }
    }

    @Test func `each quirk and each limit of the schema is read, and no others`() throws {
        let fields = try #require(Self.schema["properties"])
        let habits = try #require(fields["quirks"]?["properties"]?.object?.keys)
        #expect(Set(habits) == Set(Profile.Quirk.allCases.map(\.rawValue)))
        let limits = try #require(fields["limits"]?["properties"]?.object?.keys)
        let standard = try Profile(Self.generic.document.with("limits", [:])).limits
        var read: Set<Profile.Limits> = [standard]
        for limit in limits {
            read.insert(try Profile(Self.generic.document.with("limits", [limit: 77])).limits)
        }
        #expect(read.count == limits.count + 1, "one of \(limits) changes nothing")
        #expect(Mirror(reflecting: standard).children.count == limits.count)
    }

    // MARK: Effects of fields

    @Test func `removed buttons lose their subscriptions, and the new quota applies to existing files`() {
        var run = driven()
        let app = SessionRef(connection: 1, session: 1)
        run.ask(SDLSubscribeButton(buttonName: .ok), on: app)
        run.drive(.profile(.edit(mergePatch: ["buttonCapabilities": [], "storageQuota": 2])))
        #expect(run.app("one")?.screen.buttons == [])
        let put = SDLPutFile(syncFileName: "a", fileType: .binary)
        #expect(run.ask(put, on: app, bulk: [1, 2, 3])?["resultCode"] == "OUT_OF_MEMORY")
    }

    @Test func `the capabilities list the fields of the current template`() {
        var run = Run()
        let app = run.register("one")
        run.drive(.app(key: "one", .activate))
        let answer = run.ask(
            SDLShow(templateConfiguration: SDLTemplateConfiguration(template: "LARGE_GRAPHIC_ONLY")), on: app)
        #expect(answer?["resultCode"] == "SUCCESS")
        let window = run.notices("OnSystemCapabilityUpdated").first?["systemCapability"]?["displayCapabilities"]?[0]?[
            "windowCapabilities"]?[0]
        let texts = window?["textFields"]?.array?.compactMap { $0["name"]?.string } ?? []
        #expect(!texts.contains("mainField1") && texts.contains("alertText1"))
        let images = window?["imageFields"]?.array?.compactMap { $0["name"]?.string } ?? []
        #expect(images.contains("graphic") && !images.contains("secondaryGraphic"))
    }

    @Test(arguments: [
        ("NONE", "NOT_AUDIBLE", "NOT_STREAMABLE"), ("BACKGROUND", "NOT_AUDIBLE", "NOT_STREAMABLE"),
        ("LIMITED", "AUDIBLE", "STREAMABLE"), ("FULL", "AUDIBLE", "STREAMABLE"),
    ])
    func `initialLevel is the first status of an app (ruling 60)`(level: String, audio: String, video: String) throws {
        var run = Run(try Profile(Self.generic.document.with("initialLevel", .string(level))))
        let first = run.register("one", types: [.navigation])
        _ = first
        let status = try #require(run.notices("OnHMIStatus").first)
        #expect(status["hmiLevel"]?.string == level)
        #expect(status["audioStreamingState"]?.string == audio)
        #expect(status["videoStreamingState"]?.string == video)
        #expect(run.state.activeApp?.rawValue == (level == "FULL" ? "one" : nil))
    }

    @Test func `only one of two apps that start in FULL is active`() throws {
        var run = Run(try Profile(Self.generic.document.with("initialLevel", "FULL")))
        _ = run.register("one")
        _ = run.register("two", session: 2)
        #expect(run.app("one")?.status.hmiLevel == .background)
        #expect(run.app("two")?.status.hmiLevel == .full)
    }

    private func quirky(_ name: String, _ isOn: Bool) throws -> Run {
        var run = Run(try Profile(Self.generic.document.with("quirks", [name: .bool(isOn)])))
        _ = run.register("one")
        run.drive(.app(key: "one", .activate))
        return run
    }

    @Test(arguments: [true, false]) func `Quirk: a Show clears absent fields`(isOn: Bool) throws {
        var run = try quirky("showClearsAbsentFields", isOn)
        let app = SessionRef(connection: 1, session: 1)
        run.ask(SDLShow(mainField1: "a", mainField2: "b"), on: app)
        run.ask(SDLShow(mainField1: "c"), on: app)
        #expect(run.app("one")?.screen.windows[0]?.content.mainField1 == "c")
        #expect(run.app("one")?.screen.windows[0]?.content.mainField2 == (isOn ? nil : "b"))
    }

    @Test(arguments: [true, false]) func `Quirk: soft buttons need mainField1`(isOn: Bool) throws {
        var run = try quirky("softButtonsNeedMainField1", isOn)
        let app = SessionRef(connection: 1, session: 1)
        let button = SDLSoftButton(type: .text, text: "Go", softButtonID: 1)
        #expect(run.ask(SDLShow(softButtons: [button]), on: app)?["resultCode"] == "SUCCESS")
        #expect(run.app("one")?.screen.windows[0]?.content.softButtons?.count == (isOn ? nil : 1))
        run.ask(SDLShow(mainField1: "", softButtons: [button]), on: app)
        #expect(run.app("one")?.screen.windows[0]?.content.softButtons?.count == 1)
    }

    @Test(arguments: [true, false]) func `Quirk: one overlay at a time`(isOn: Bool) throws {
        var run = try quirky("oneOverlayAtATime", isOn)
        let app = SessionRef(connection: 1, session: 1)
        run.ask(SDLScrollableMessage(scrollableMessageBody: "long"), on: app)
        let second = run.ask(SDLAlert(alertText1: "short"), on: app)
        #expect(second?["resultCode"]?.string == (isOn ? "REJECTED" : nil))
    }
}

extension JSONValue {
    /// Returns a copy in which the member `key` has this value.
    func with(_ key: String, _ value: JSONValue) -> JSONValue {
        var copy = self
        copy[key] = value
        return copy
    }

    /// Returns the value after a JSON merge patch (RFC 7396). The tests compare the head unit's result with the result
    /// of this simple implementation.
    func patched(_ patch: JSONValue) -> JSONValue {
        guard let changes = patch.object else { return patch }
        var result: JSONValue = object == nil ? .object([:]) : self
        for (key, change) in changes {
            guard !change.isNull else {
                result[key] = JSONValue?.none
                continue
            }
            result[key] = (result[key] ?? .null).patched(change)
        }
        return result
    }
}
