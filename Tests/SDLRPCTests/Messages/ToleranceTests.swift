import JSON
import RPCSpec
import SDLRPC
import SDLSupport
import Testing

/// Unknown members and enum values from a newer peer are kept. All errors of a message are reported, not only the first
/// one.
@Suite struct ToleranceTests {
    @Test(arguments: [Spec.Dialect.mobile, .hmi])
    func `given unknown members on every level, the value is the same`(dialect: Spec.Dialect) throws {
        var tally = Tally("\(dialect) messages with unknown members")
        for message in try MessageType.all(dialect) {
            var specimens = Specimens(
                spec: try CompactSpec.of(dialect), random: SplitMix(3, for: message.name))
            let document = specimens.object(message.function.params, in: message.interface, .all)
            let outcome = try message.outcome(of: document.withUnknownMembers())
            let holds = outcome.violations.isEmpty && outcome.written == document
            tally.count(holds, "\(message.name): \(outcome.violations) in \(document)")
        }
        tally.check(atLeast: 152)
    }

    @Test func `given unknown members, the envelope keeps them byte by byte`() throws {
        var tally = Tally("envelopes with unknown members")
        for (index, message) in try MessageType.all(.mobile).enumerated() {
            var specimens = Specimens(
                spec: try CompactSpec.of(.mobile), random: SplitMix(4, for: message.name))
            let document = specimens.object(message.function.params, in: message.interface, .random)
            let json = document.withUnknownMembers().json()
            let type = SDLRPCRegistry.messages[index]
            let sent = RPCEnvelope(
                kind: type.kind, functionID: type.functionID, correlationID: Int32(index), json: json[...],
                bulk: [1, 2, 3])
            let received = try RPCEnvelope(payload: sent.payload())
            let old = try RPCEnvelope(version1: sent.version1()[...])
            tally.count(received == sent && Array(received.json) == json, "\(type.name): \(received)")
            tally.count(Array(old.json) == json, "\(type.name), version 1: \(old)")
        }
        tally.check(atLeast: 2 * 152)
    }

    @Test(arguments: [Spec.Dialect.mobile, .hmi])
    func `given every member is wrong, each is reported once, in the order of the document`(
        dialect: Spec.Dialect
    ) throws {
        var tally = Tally("\(dialect) messages wrong all over")
        for message in try MessageType.all(dialect) {
            let names = message.function.params.map(\.name)
            for order in [names, names.reversed(), names.sorted()] {
                var document: JSONValue = [:]
                for name in order { document[name] = .null }
                let outcome = try message.outcome(of: document)
                let paths = outcome.violations.map(\.path.description)
                let nulls = outcome.violations.filter { if case .type(_, .null) = $0.rule { true } else { false } }
                tally.count(
                    paths == order && nulls.count == order.count, "\(message.name): \(outcome.violations)")
            }
        }
        tally.check(atLeast: 3 * 152)
    }

    @Test(arguments: [Spec.Dialect.mobile, .hmi])
    func `given an empty object, mandatory members are reported in the spec's order`(dialect: Spec.Dialect) throws {
        var tally = Tally("\(dialect) messages with nothing in them")
        for message in try MessageType.all(dialect) {
            let wanted = message.function.params.filter(\.isMandatory)
                .map { Violation(path: JSONPath([.key($0.name)]), .missing) }
            let outcome = try message.outcome(of: [:])
            tally.count(outcome.violations == wanted, "\(message.name): \(outcome.violations)")
        }
        tally.check(atLeast: 152)
    }

    @Test func `given rules broken on several levels, reading and checking report the same`() throws {
        let text = """
            {"alertText1": "", "duration": 2999, "softButtons": [
                {"type": "TEXT", "softButtonID": 1},
                {"type": "SOUND", "softButtonID": 65536, "image": {"value": "v", "imageType": "DYNAMIC"}},
                {"type": "IMAGE", "image": {"imageType": "STATIC"}, "softButtonID": true}],
             "cancelID": 1.5, "ttsChunks": []}
            """
        let reading = try SDLAlert.reading(Array(text.utf8))
        #expect(
            reading.violations.items.map(\.description) == [
                "alertText1: length 0 < 1",
                "duration: 2999 < 3000",
                "softButtons[1].type: \"SOUND\" is not in SDLSoftButtonType",
                "softButtons[1].softButtonID: 65536 > 65535",
                "softButtons[2].image.value: missing",
                "softButtons[2].softButtonID: expected Integer, got Boolean",
                "cancelID: expected Integer, got Double",
                "ttsChunks: size 0 < 1",
            ])
        // Values that cannot be decoded are missing. The other values are checked in the order of the type.
        #expect(
            reading.value?.validate().map(\.description) == [
                "alertText1: length 0 < 1",
                "ttsChunks: size 0 < 1",
                "duration: 2999 < 3000",
                "softButtons[1].type: \"SOUND\" is not in SDLSoftButtonType",
                "softButtons[1].softButtonID: 65536 > 65535",
            ])
    }
}

extension JSONValue {
    /// Returns a copy in which every object has an additional unknown member: the first member at even depths, and the
    /// last member at odd depths.
    fileprivate func withUnknownMembers(_ depth: Int = 0) -> JSONValue {
        switch self {
        case .array(let values): return .array(values.map { $0.withUnknownMembers(depth + 1) })
        case .object(let members):
            let unknown: JSONValue = ["like": [1, nil, "\u{7}é"], "mainField1": 3]
            var copy: OrderedMap<String, JSONValue> = depth.isMultiple(of: 2) ? ["x-new": unknown] : [:]
            for (key, value) in members { copy[key] = value.withUnknownMembers(depth + 1) }
            copy["x-new"] = unknown
            return .object(copy)
        default: return self
        }
    }
}
