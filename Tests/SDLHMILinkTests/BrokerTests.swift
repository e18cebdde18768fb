import JSON
import SDLSupport
import Testing

@testable import SDLHMILink

/// Tests of the message broker in the HMI link. An HMI registers and subscribes with the broker. The broker answers
/// like the broker of SDL Core.
@Suite struct BrokerTests {
    private let page = HMISocketID(1)
    private let other = HMISocketID(2)

    private func call(
        _ broker: inout Broker, _ method: String, _ params: JSONValue, from socket: HMISocketID
    ) -> JSONValue {
        do throws(RPCError) {
            return try broker.handle(method, params, from: socket)
        } catch {
            return ["code": .int(error.code), "message": .string(error.message)]
        }
    }

    @Test func `Each component gets a thousand ids, and no id range is used twice`() {
        var broker = Broker()
        let names: [JSONValue] = ["UI", "VR", "TTS"]
        let starts = names.map { call(&broker, "MB.registerComponent", ["componentName": $0], from: page) }
        #expect(starts == [1000, 2000, 3000])
        #expect(call(&broker, "MB.unregisterComponent", ["componentName": "VR"], from: page) == "OK")
        #expect(call(&broker, "MB.registerComponent", ["componentName": "VR"], from: page) == 4000)
    }

    @Test(
        arguments: [
            ("MB.registerComponent", ["componentName": "UI"], -32000, "Controller has been already registered."),
            ("MB.subscribeTo", ["propertyName": "UI.OnRecordStart"], -32000, "Subscribe has been already registered."),
            ("MB.registerComponent", [:], -32600, "componentName is missing."),
            ("MB.subscribeTo", ["propertyName": 7], -32600, "propertyName is missing."),
            ("MB.dance", [:], -32601, "MB.dance is not a method of the message broker."),
        ] as [(String, JSONValue, Int, String)])
    func `Invalid broker requests are refused with SDL Core's texts`(
        method: String, params: JSONValue, code: Int, message: String
    ) {
        var broker = Broker()
        _ = call(&broker, "MB.registerComponent", ["componentName": "UI"], from: page)
        _ = call(&broker, "MB.subscribeTo", ["propertyName": "UI.OnRecordStart"], from: page)
        #expect(call(&broker, method, params, from: page) == ["code": .int(code), "message": .string(message)])
    }

    @Test func `Unregistering one component drops all subscriptions of its socket, as SDL Core does`() {
        var broker = Broker()
        for (name, socket) in [("UI", page), ("VR", other)] {
            _ = call(&broker, "MB.registerComponent", ["componentName": .string(name)], from: socket)
            _ = call(&broker, "MB.subscribeTo", ["propertyName": "X.OnY"], from: socket)
        }
        #expect(broker.subscribers(to: "X.OnY") == [page, other])
        _ = call(&broker, "MB.unregisterComponent", ["componentName": "UI"], from: page)
        #expect(broker.subscribers(to: "X.OnY") == [other])
        #expect(broker.components.keys == ["VR"])
    }

    @Test func `A closed socket loses its components and subscriptions, and other sockets keep theirs`() {
        var broker = Broker()
        for (name, socket) in [("UI", page), ("VR", other)] {
            _ = call(&broker, "MB.registerComponent", ["componentName": .string(name)], from: socket)
            _ = call(&broker, "MB.subscribeTo", ["propertyName": "X.OnY"], from: socket)
        }
        broker.forget(page)
        #expect(broker.components.keys == ["VR"])
        #expect(broker.subscribers(to: "X.OnY") == [other])
    }
}
