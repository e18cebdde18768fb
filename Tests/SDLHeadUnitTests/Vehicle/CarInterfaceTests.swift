import JSON
import RPCSpec
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Every member of every structure, every name of every enumeration and every bound that the interface has for vehicle data.
@Suite struct CarInterfaceTests {
    /// The single value at the end of a way through an item, and what may stand there or may not.
    private struct Place {
        let path: [Step]
        var good: [JSONValue] = []
        var bad: [JSONValue] = []
    }

    private enum Step: Equatable {
        case member(String)
        /// The only element of a list.
        case element
        /// A list itself, of so many elements.
        case list
    }

    /// The interface, as the compact definition has it.
    private struct Car {
        let spec: Spec
        let interface: Spec.Interface

        init() throws {
            spec = try MessageMaker(seed: 1).spec
            interface = spec.interfaces[0]
        }

        var items: [Spec.Parameter] {
            interface.functions.first { $0.name == "OnVehicleData" && $0.message == .notification }?.params ?? []
        }

        func places(_ param: Spec.Parameter, _ path: [Step]) -> [Place] {
            guard param.isArray else { return single(param, path) }
            let (least, most) = (param.size.min ?? 0, param.size.max ?? 100)
            var list = Place(path: path + [.list])
            for count in Set([least, most]) { list.good.append(.array((0..<count).map { _ in smallest(param) })) }
            list.bad.append(.array((0...most).map { _ in smallest(param) }))
            list.bad += [1, "a"]
            return [list] + single(param, path + [.element])
        }

        private func single(_ param: Spec.Parameter, _ path: [Step]) -> [Place] {
            let (low, high) = (param.value.min?.double, param.value.max?.double)
            switch spec.kind(of: param.type, in: interface) {
            case .boolean: return [Place(path: path, good: [true, false], bad: ["yes"])]
            case .integer:
                let good = [low, high].compactMap { $0.map { JSONValue.int(Int($0)) } }
                let bad = [low.map { $0 - 1 }, high.map { $0 + 1 }].compactMap { $0.map { JSONValue.int(Int($0)) } }
                return [Place(path: path, good: good.isEmpty ? [7] : good, bad: bad + ["a"])]
            case .float:
                let good = [low, high].compactMap { $0.map { JSONValue.double($0) } }
                let bad = [low.map { $0 - 0.5 }, high.map { $0 + 0.5 }].compactMap { $0.map { JSONValue.double($0) } }
                return [Place(path: path, good: good.isEmpty ? [7.5] : good, bad: bad + ["a"])]
            case .string:
                let text = { JSONValue.string(String(repeating: "x", count: $0)) }
                let most = param.length.max
                return [
                    Place(
                        path: path, good: [text(1), text(most ?? 500)], bad: [1] + (most.map { [text($0 + 1)] } ?? []))
                ]
            case .enumeration(let enumeration, _):
                let names = enumeration.elements.map { JSONValue.string($0.name) }
                return [Place(path: path, good: names, bad: ["NOBODY_KNOWS"])]
            case .structure(let structure, _):
                return structure.params.flatMap { places($0, path + [.member($0.name)]) }
            case nil: return []
            }
        }

        /// The least that may stand there, with one place as it is wanted.
        func value(_ param: Spec.Parameter, _ path: ArraySlice<Step>, _ wanted: JSONValue) -> JSONValue {
            switch path.first {
            case nil, .list: return wanted
            case .element: return .array([single(param, path.dropFirst(), wanted)])
            case .member: return single(param, path, wanted)
            }
        }

        private func single(_ param: Spec.Parameter, _ path: ArraySlice<Step>, _ wanted: JSONValue) -> JSONValue {
            guard case .member(let name) = path.first else { return wanted }
            guard case .structure(let structure, _) = spec.kind(of: param.type, in: interface) else { return .null }
            var whole = smallest(param)
            if let member = structure.params.first(where: { $0.name == name }) {
                whole[name] = value(member, path.dropFirst(), wanted)
            }
            return whole
        }

        /// One element, where there are several.
        private func smallest(_ param: Spec.Parameter) -> JSONValue {
            let low = param.value.min?.double ?? 0
            switch spec.kind(of: param.type, in: interface) {
            case .boolean: return true
            case .integer: return .int(Int(low))
            case .float: return .double(low)
            case .string: return "x"
            case .enumeration(let enumeration, _): return .string(enumeration.elements.first?.name ?? "")
            case .structure(let structure, _):
                var members: OrderedMap<String, JSONValue> = [:]
                for member in structure.params where member.isMandatory {
                    members[member.name] = member.isArray ? .array([smallest(member)]) : smallest(member)
                }
                return .object(members)
            case nil: return .null
            }
        }
    }

    private static func words(_ item: String, _ path: [Step]) -> String {
        path.reduce(item) { words, step in
            switch step {
            case .member(let name): "\(words).\(name)"
            case .element: "\(words)[0]"
            case .list: words
            }
        }
    }

    @Test(arguments: VehicleItem.all.map(\.name))
    func `Each value that the interface allows is told, and each beyond is refused with its place`(_ name: String)
        throws
    {
        let car = try Car()
        let item = try #require(car.items.first { $0.name == name })
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
                if isSubscribed { #expect(run.told(session) == [[name: whole]], "\(words): \(value)") }
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

    @Test func `That is every structure and enumeration of the car`() throws {
        let car = try Car()
        #expect(car.items.map(\.name) == VehicleItem.all.map(\.name))
        let places = car.items.flatMap { car.places($0, []) }
        let values = places.reduce(0) { $0 + $1.good.count }
        #expect(places.count > 150 && values > 600, "\(places.count) places, \(values) values")
    }
}
