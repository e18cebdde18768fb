import RPCSpec
import Testing

/// The compact specifications contain everything that the official definitions contain.
@Suite struct CoverageTests {
    @Test(arguments: [
        (
            Spec.Dialect.mobile,
            [
                "111 enums", "900 elements", "121 structs", "616 structParams", "152 functions", "751 functionParams",
                "592 results",
            ]
        ),
        (.hmi, ["11 interfaces", "265 functions", "118 enums", "124 structs", "1308 params"]),
    ])
    func `the compact spec has as many declarations as the definition`(dialect: Spec.Dialect, wanted: [String]) throws {
        let counts = try CompactSpec.of(dialect).counts
        var found = counts.map { "\($0.value) \($0.key)" }
        found.append("\(counts.filter { $0.key.hasSuffix("Params") }.reduce(0) { $0 + $1.value }) params")
        for count in wanted { #expect(found.contains(count), "\(found)") }
    }

    @Test(
        .enabled(
            if: OfficialDefinition.folder != nil,
            "The official XML is neither in SDL_SPEC_DIR nor in ../shared/spec: nothing was compared with it."),
        arguments: [(OfficialDefinition.mobile, Spec.Dialect.mobile, 9_900), (.hmi, .hmi, 7_000)])
    func `the compact spec contains exactly the facts of the official XML`(
        official: OfficialDefinition, dialect: Spec.Dialect, atLeast: Int
    ) throws {
        let (wanted, found) = try (official.facts(), Facts(CompactSpec.of(dialect)))
        #expect(wanted.differences(from: found) == [])
        #expect(wanted.count > atLeast, "\(wanted.count) facts")
        print("\(official.rawValue): \(wanted.count) facts compared with the compact spec")
    }
}
