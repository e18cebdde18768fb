import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests of apps that press buttons of the car with ButtonPress.
@Suite struct ModuleButtonTests {
    struct Press: Sendable, CustomTestStringConvertible {
        let type: SDLModuleType
        let button: SDLButtonName
        let target: ModuleRef
        let name: String
        let value: JSONValue
        var testDescription: String { "\(button): \(name) \(value)" }

        init(
            _ button: SDLButtonName, _ name: String, _ value: JSONValue, _ type: SDLModuleType = .climate,
            _ target: ModuleRef = ModuleRef(.climate, "front")
        ) {
            (self.type, self.button, self.target, self.name, self.value) = (type, button, target, name, value)
        }
    }

    private static func degrees(_ value: Double) -> JSONValue { ["unit": "CELSIUS", "value": .double(value)] }
    private static let audio = ModuleRef(.audio, "audio")

    static let presses: [Press] = [
        Press(.acMax, "acMaxEnable", true), Press(.ac, "acEnable", false),
        Press(.recirculate, "circulateAirEnable", true), Press(.fanUp, "fanSpeed", 50),
        Press(.fanDown, "fanSpeed", 30), Press(.tempUp, "desiredTemperature", degrees(20.5)),
        Press(.tempDown, "desiredTemperature", degrees(19.5)), Press(.defrostMax, "defrostZone", "ALL"),
        Press(.defrost, "defrostZone", "FRONT"), Press(.defrostRear, "defrostZone", "REAR"),
        Press(.upperVent, "ventilationMode", "UPPER"), Press(.lowerVent, "ventilationMode", "LOWER"),
        Press(.volumeUp, "volume", 35, .radio, audio), Press(.volumeDown, "volume", 25, .radio, audio),
    ]

    private func press(
        _ run: inout Run, _ button: SDLButtonName, _ type: SDLModuleType, _ id: String? = nil, on session: SessionRef
    ) -> JSONValue? {
        run.ask(
            SDLButtonPress(moduleType: type, moduleId: id, buttonName: button, buttonPressMode: .short), on: session)
    }

    @Test(arguments: presses)
    func `A button changes its value, and the app owns the module`(_ press: Press) {
        var (run, app) = Run.controlling()
        run.read(press.target.type, press.target.id, subscribe: true, on: app)
        #expect(self.press(&run, press.button, press.type, on: app) == ["success": true, "resultCode": "SUCCESS"])
        #expect(run.values(press.target.type, press.target.id)?[press.name] == press.value)
        #expect(run.receivedModules(app).count == 1)
        #expect(Array(run.holders.keys) == ["\(press.type).\(press.type == .radio ? "radio" : "front")"])
        if [.ac, .acMax, .defrost].contains(press.button) {
            _ = self.press(&run, press.button, press.type, on: app)
            let first = Profile.all[0].remoteControl?.modules[press.target]?.values[press.name]
            #expect(run.values(press.target.type, press.target.id)?[press.name] == first, "a second press reverts it")
        }
    }

    @Test func `The fan speed stays within its limit`() {
        var (run, app) = Run.controlling()
        for _ in 1...8 { _ = press(&run, .fanUp, .climate, on: app) }
        #expect(run.values(.climate, "front")?["fanSpeed"] == 100)
    }

    @Test(
        arguments: [
            (.volumeUp, .climate, nil, "INVALID_DATA"), (.ac, .radio, nil, "INVALID_DATA"),
            (.eject, .radio, nil, "UNSUPPORTED_RESOURCE"), (.ok, .climate, nil, "UNSUPPORTED_RESOURCE"),
            (.ac, .climate, "roof", "UNSUPPORTED_RESOURCE"), (.ac, .climate, "rear", "UNSUPPORTED_RESOURCE"),
        ] as [(SDLButtonName, SDLModuleType, String?, String)])
    func `A button that the module does not have is refused`(
        _ button: SDLButtonName, _ type: SDLModuleType, _ id: String?, _ result: String
    ) {
        var (run, app) = Run.controlling()
        #expect(press(&run, button, type, id, on: app)?["resultCode"] == .string(result))
        #expect(run.holders == [:])
    }

    @Test func `A climate module that is off refuses buttons`() {
        var (run, app) = Run.controlling()
        run.move(.climate, "front", ["climateEnable": false])
        #expect(press(&run, .fanUp, .climate, on: app)?["resultCode"] == "REJECTED")
    }
}
