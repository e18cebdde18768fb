import SDLRPC
import JSON
import Testing

@testable import SDLHeadUnit

/// Tests that the head unit's table of module types has the same content as the mobile API.
@Suite struct ModuleKindTests {
    private func names(_ value: Any) -> [String] { Mirror(reflecting: value).children.compactMap(\.label) }

    @Test func `Every module type is listed, with the interface's names for its data and capabilities`() {
        #expect(ModuleKind.all.map(\.type.rawValue).sorted() == SDLModuleType.allCases.map(\.rawValue).sorted())
        let data = names(SDLModuleData(moduleType: .climate)).filter { $0.hasSuffix("Data") }
        #expect(Set(ModuleKind.all.map(\.data)) == Set(data))
        let capabilities = names(SDLRemoteControlCapabilities()).filter { $0.hasSuffix("ControlCapabilities") }
        #expect(Set(ModuleKind.all.map(\.capabilities)) == Set(capabilities))
    }

    @Test func `Every value of a module has the capability of the interface`() {
        let pairs: [(values: Any, capabilities: Any)] = [
            (SDLClimateControlData(), SDLClimateControlCapabilities(moduleName: "a")),
            (SDLRadioControlData(), SDLRadioControlCapabilities(moduleName: "a")),
            (SDLSeatControlData(id: .driver), SDLSeatControlCapabilities(moduleName: "a")),
            (SDLAudioControlData(), SDLAudioControlCapabilities(moduleName: "a")),
            (SDLHMISettingsControlData(), SDLHMISettingsControlCapabilities(moduleName: "a")),
        ]
        var count = 0
        for (values, capabilities) in pairs {
            let known = names(capabilities)
            for name in names(values) where name != "id" {
                #expect(known.contains(ModuleKind.capability(of: name)), "\(name)")
                count += 1
            }
        }
        #expect(count == 50)
        let light = names(SDLLightState(id: .fogLights, status: .on)).filter { $0 != "id" }
        #expect(Set(ModuleKind.lightCapabilities.keys) == Set(light))
        #expect(
            names(SDLLightCapabilities(name: .fogLights)).filter { $0 != "name" }.sorted()
                == ModuleKind.lightCapabilities.values.sorted())
    }

    @Test func `A profile with invalid modules is refused with the path`() {
        let good = Profile.all[0].document
        func refusal(_ path: String, _ value: JSONValue) -> String? {
            var document = good
            var part = document["remoteControl"] ?? .null
            if path == "values" { part["values"] = value } else { part[path] = value }
            document["remoteControl"] = part
            do throws(Profile.Refusal) {
                _ = try Profile(document)
                return nil
            } catch { return error.path }
        }
        #expect(refusal("values", ["CLIMATE": ["roof": [:]]]) == "remoteControl.values.CLIMATE.roof")
        let cold: JSONValue = ["CLIMATE": ["front": ["fanSpeed": 101]]]
        #expect(refusal("values", cold) == "remoteControl.values.CLIMATE.front.fanSpeed")
        let odd: JSONValue = ["CLIMATE": ["rear": ["acEnable": true]]]
        #expect(refusal("values", odd) == "remoteControl.values.CLIMATE.rear.acEnable")
        #expect(refusal("seats", ["rows": 0]) == "remoteControl.seats.rows")
        #expect(refusal("capabilities", ["radio": []]) == "remoteControl.capabilities.radio")
    }
}
