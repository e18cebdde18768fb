import JSON
import RPCSpec
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests that the head unit accepts every structure, enumeration and bound that the mobile API defines for vehicle
/// data.
@Suite struct CarInterfaceTests {
    private static func words(_ item: String, _ path: [InterfaceStep]) -> String {
        path.reduce(item) { words, step in
            switch step {
            case .member(let name): "\(words).\(name)"
            case .element: "\(words)[0]"
            case .list: words
            }
        }
    }

    @Test(arguments: VehicleItem.all.map(\.name))
    func `accepts and sends each permitted value, and names the path of each invalid value`(_ name: String)
        throws
    {
        let car = try InterfaceWalk()
        let item = try #require(car.notification("OnVehicleData").first { $0.name == name })
        var (run, session) = Run.active()
        let isSubscribed = name != "vin"
        if isSubscribed { run.ask(try Run.request(SDLSubscribeVehicleData.self, name), on: session) }
        let places = car.places(item, [])
        #expect(!places.isEmpty)
        for place in places {
            let words = Self.words(name, place.path)
            for value in place.good {
                let whole = car.value(item, place.path[...], value)
                run.set(vehicle: [name: .null])
                #expect(run.set(vehicle: [name: whole]) == nil, "\(words): \(value)")
                if isSubscribed { #expect(run.received(session) == [[name: whole]], "\(words): \(value)") }
                let read = run.ask(try Run.request(SDLGetVehicleData.self, name), on: session)
                #expect(read?["resultCode"] == "SUCCESS" && read?[name] == whole, "\(words): \(value)")
            }
            for value in place.bad {
                let before = run.state.vehicle.values[name]
                run.set(vehicle: [name: .null])
                let failure = run.set(vehicle: [name: car.value(item, place.path[...], value)])
                #expect(failure?.detail.hasPrefix(words) == true, "\(words) takes \(value): \(failure?.detail ?? "")")
                if let before { run.set(vehicle: [name: before]) }
            }
        }
    }

    @Test func `the test above covers the whole interface for vehicle data`() throws {
        let car = try InterfaceWalk()
        #expect(car.notification("OnVehicleData").map(\.name) == VehicleItem.all.map(\.name))
        let places = car.notification("OnVehicleData").flatMap { car.places($0, []) }
        let values = places.reduce(0) { $0 + $1.good.count }
        #expect(places.count > 150 && values > 600, "\(places.count) places, \(values) values")
    }
}
