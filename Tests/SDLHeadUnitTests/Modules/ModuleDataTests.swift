import JSON
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHeadUnit

/// Tests of apps that read and set each value of each module.
@Suite struct ModuleDataTests {
    struct Setting: Sendable, CustomTestStringConvertible {
        let ref: ModuleRef
        let name: String
        let value: JSONValue
        var testDescription: String { "\(ref.type).\(ref.id).\(name)" }
    }

    static let modules = Array(Profile.all[0].remoteControl!.modules.values)

    /// All values that an app may set, each with a value that differs from the initial value.
    static let settings: [Setting] = modules.flatMap { module in
        (module.values.object ?? [:]).compactMap { name, value in
            guard name != "id", !module.kind.readOnly.contains(name) else { return nil }
            return Setting(ref: module.ref, name: name, value: other(name, value))
        }
    }

    private static func other(_ name: String, _ value: JSONValue) -> JSONValue {
        switch value {
        case .bool(let flag): .bool(!flag)
        case .int(let number): .int(number == 0 ? 1 : number - 1)
        default: others[name] ?? .null
        }
    }

    private static let others: [String: JSONValue] = [
        "desiredTemperature": ["unit": "CELSIUS", "value": 24.5], "defrostZone": "FRONT", "ventilationMode": "UPPER",
        "band": "AM", "source": "USB", "displayMode": "NIGHT", "temperatureUnit": "FAHRENHEIT",
        "distanceUnit": "MILES", "massageMode": [["massageZone": "LUMBAR", "massageMode": "HIGH"]],
        "massageCushionFirmness": [["cushion": "BACK_BOLSTERS", "firmness": 61]],
        "equalizerSettings": [["channelId": 2, "channelSetting": 70]],
        "lightState": [["id": "READING_LIGHTS", "status": "ON"]],
    ]

    private func data(_ ref: ModuleRef, _ values: JSONValue) -> JSONValue {
        var values = values
        if ref.type == .seat { values["id"] = ref.id == "driver" ? "DRIVER" : "FRONT_PASSENGER" }
        return [ModuleKind.byType[ref.type]!.data: values]
    }

    @Test(arguments: settings)
    func `Each value can be set, is in the answer and is sent to subscribers`(_ setting: Setting) throws {
        let ref = setting.ref
        var (run, watcher) = Run.controlling("watcher")
        let app = run.controller("app", session: 2, isMedia: true)
        #expect(run.read(ref.type, ref.id, subscribe: true, on: watcher)?["isSubscribed"] == true)
        let requested = data(ref, [setting.name: setting.value])
        let answer = run.set(ref.type, ref.id, requested, on: app)
        #expect(answer?["resultCode"] == "SUCCESS" && answer?["success"] == true)
        let received = try #require(run.receivedModules(watcher).first)
        #expect(run.receivedModules(watcher).count == 1)
        #expect(received["moduleType"] == .string(ref.type.rawValue) && received["moduleId"] == .string(ref.id))
        let kind = try #require(ModuleKind.byType[ref.type])
        let news = try #require(received[kind.data]?[setting.name])
        #expect(answer?["moduleData"]?[kind.data]?[setting.name] == news)
        if let key = ModuleKind.identities[setting.name] {
            // For a list, only the named elements are sent, with all of their members.
            #expect(news.array?.count == 1)
            for (member, value) in setting.value[0]?.object ?? [:] { #expect(news[0]?[member] == value) }
            let all = try #require(run.values(ref.type, ref.id)?[setting.name]?.array)
            #expect(all.count == ref.first[setting.name]?.array?.count)
            #expect(all.first { $0[key] == news[0]?[key] } == news[0])
        } else {
            #expect(news == setting.value)
            #expect(run.values(ref.type, ref.id)?[setting.name] == setting.value)
        }
        #expect(run.set(ref.type, ref.id, requested, on: app)?["resultCode"] == "SUCCESS")
        #expect(run.receivedModules(watcher) == [], "nothing has changed")
    }

    @Test(arguments: settings)
    func `A value that the module does not have is refused as by SDL Core`(_ setting: Setting) throws {
        let ref = setting.ref
        var module = try #require(Self.modules.first { $0.ref == ref })
        guard setting.name != "lightState" else { return }
        for isListed in [true, false] {
            var capabilities = module.capabilities
            capabilities[ModuleKind.capability(of: setting.name)] = isListed ? false : JSONValue?.none
            module = CarModule(ref: ref, capabilities: capabilities, values: module.values)
            let refusal = #expect(throws: ModuleRefusal.self) {
                try module.settable([setting.name: setting.value], isPlayer: true)
            }
            #expect(refusal?.result == .unsupportedResource)
            #expect(refusal?.info == "Accessing not supported module data.")
        }
    }

    @Test(arguments: modules.flatMap { module in module.kind.readOnly.map { (module.ref, $0) } })
    func `A read-only value is refused if it is the only one, and left out otherwise`(
        _ ref: ModuleRef, _ name: String
    ) throws {
        let module = try #require(Self.modules.first { $0.ref == ref })
        guard let value = module.values[name] else { return }
        let refusal = #expect(throws: ModuleRefusal.self) { try module.settable([name: value], isPlayer: false) }
        #expect(refusal?.result == .readOnly)
        #expect(refusal?.info == "All request params in module type are READ ONLY!")
        let switched = try #require(module.kind.power).member
        #expect(try module.settable([name: value, switched: true], isPlayer: false) == [switched: true])
    }

    @Test(arguments: modules.map(\.ref))
    func `A module can be read, subscribed and unsubscribed`(_ ref: ModuleRef) throws {
        var (run, app) = Run.controlling()
        let kind = try #require(ModuleKind.byType[ref.type])
        let plain = run.read(ref.type, ref.id, on: app)
        #expect(plain?["resultCode"] == "SUCCESS" && plain?["isSubscribed"] == nil)
        #expect(plain?["moduleData"]?[kind.data] == run.values(ref.type, ref.id))
        #expect(run.read(ref.type, ref.id, subscribe: true, on: app)?["isSubscribed"] == true)
        #expect(run.notices == ["OnHashChange"] && run.state.control.subscribed(AppKey(rawValue: "app")) == [ref])
        let again = run.read(ref.type, ref.id, subscribe: true, on: app)
        #expect(again?["success"] == true && again?["resultCode"] == "WARNINGS" && again?["isSubscribed"] == true)
        #expect(again?["info"] == "App is already subscribed to the provided module")
        #expect(run.notices == [])
        #expect(run.read(ref.type, ref.id, on: app)?["resultCode"] == "SUCCESS")
        #expect(run.state.control.subscribed(AppKey(rawValue: "app")) == [ref])
        let left = run.read(ref.type, ref.id, subscribe: false, on: app)
        #expect(left?["resultCode"] == "SUCCESS" && left?["isSubscribed"] == false)
        #expect(run.notices == ["OnHashChange"] && run.state.control.subscribed(AppKey(rawValue: "app")) == [])
        #expect(run.read(ref.type, ref.id, subscribe: false, on: app)?["isSubscribed"] == false)
        #expect(run.notices == [])
    }
}

extension ModuleRef {
    /// The values that the module has at the start.
    fileprivate var first: JSONValue { Profile.all[0].remoteControl!.modules[self]!.values }
}
