import RPCSpec
import Testing

/// The reader of compact specifications understands every part of the file. If it does not understand a part, it stops
/// and reports this part.
@Suite struct SpecReadingTests {
    @Test func `reads a small file`() throws {
        let spec = try Spec(json: Array(Definition.mobileCompact.utf8))
        let interface = try #require(spec.interface("Small"))
        #expect(interface.version == Spec.Version(8) && interface.minVersion == Spec.Version("1.0"))
        let size = try #require(interface.structs.first?.params[1])
        #expect(size.type == .float && !size.isMandatory && !size.isArray)
        #expect(size.value == Spec.Bounds(min: .decimal(0.1), max: .decimal(100)))
        #expect(size.length == Spec.Bounds() && size.size == Spec.Bounds())
        #expect(size.defaultValue == .number(.decimal(1.5)))
        #expect(size.lifespan == Spec.Lifespan(since: Spec.Version(5)))
        let past = try #require(size.history.first)
        #expect(past.name == "size" && past.type == .integer && past.isMandatory)
        #expect(past.lifespan == Spec.Lifespan(since: Spec.Version(3), until: Spec.Version(5)))
        #expect(interface.functions[1].params[0].results == ["SUCCESS", "OFF"])
        #expect(spec.number(of: interface.functions[0]) == 12)
    }

    @Test func `resolves types in their own interface and, by their full name, in another`() throws {
        let spec = try Spec(json: Array(Definition.hmiCompact.utf8))
        let (common, ui) = try (#require(spec.interface("Common")), #require(spec.interface("UI")))
        #expect(spec.kind(of: .named("Common.Mode"), in: ui) == .enumeration(common.enums[0], interface: "Common"))
        #expect(spec.kind(of: .named("Mode"), in: common) == .enumeration(common.enums[0], interface: "Common"))
        #expect(spec.kind(of: .named("Mode"), in: ui) == nil)
        #expect(spec.kind(of: .named("Sea.Mode"), in: ui) == nil)
        #expect(spec.kind(of: .integer, in: ui) == .integer)
    }

    @Test(arguments: [
        ("\"format\": 1", "\"format\": 2", "spec: format 2; expected 1"),
        ("\"enums\": 2", "\"enums\": 3", "spec.counts: the file announces 3 enums, but contains 2"),
        ("\"results\": 2", "\"results\": 2, \"jokes\": 0", "spec.counts: unknown key jokes"),
        ("\"mandatory\": true}", "\"mandatory\": true, \"pattern\": 1}", "params[0] mode: unknown key pattern"),
        ("{\"name\": \"ON\"}", "{\"name\": \"ON\", \"rank\": 1}", "elements[0] ON: unknown key rank"),
        ("\"value\": 12", "\"value\": \"12\"", "AlertID: value is not an integer"),
        ("\"message\": \"request\"", "\"message\": \"question\"", "functions[0] Alert: message is not a Message"),
        ("\"since\": \"5.0\"", "\"since\": \"5.x\"", "params[1] size: since is not a version"),
        ("\"mandatory\": true, \"default\"", "\"default\"", "params[0] mode: no mandatory"),
        ("\"default\": 1.5", "\"default\": []", "params[1] size: default is not a default"),
        ("\"results\": [\"SUCCESS\"", "\"results\": [1", "resultCode: results contains a value that is not a string"),
    ])
    func `reports format errors with their place`(old: String, new: String, complaint: String) throws {
        #expect(Definition.mobileCompact.contains(old))
        let text = Definition.mobileCompact.replacing(old, with: new)
        let error = try #require(throws: SpecError.self) { try Spec(json: Array(text.utf8)) }
        #expect(error.description.hasSuffix(complaint), "\(error)")
    }

    @Test func `versions compare part by part`() {
        #expect(Spec.Version("4.2.2")! > Spec.Version("4.2")! && Spec.Version("4.10")! > Spec.Version("4.9.9")!)
        #expect(Spec.Version("5.0") == Spec.Version("5") && Spec.Version(7, 1).description == "7.1.0")
        for text in ["", "5.", "a", "1.2.3.4", "-1.0"] { #expect(Spec.Version(text) == nil) }
    }
}
