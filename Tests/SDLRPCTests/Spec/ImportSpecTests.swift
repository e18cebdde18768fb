import Foundation
import Testing

/// `scripts/import-spec` converts a definition completely. If the script does not understand a line, it stops and
/// reports this line.
@Suite struct ImportSpecTests {
    @Test func `converts a small definition to exactly this file`() throws {
        let run = try ImportRun(mobile: Definition.mobile, hmi: Definition.hmi)
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.output.contains(
                "mobile.json: 1 interfaces, 2 enums, 4 elements, 1 structs, 3 structParams, 2 functions"))
        #expect(run.file("mobile.json") == Definition.mobileCompact)
        #expect(run.file("hmi.json") == Definition.hmiCompact)
    }

    @Test func `gives the same bytes for the same definition`() throws {
        let one = try ImportRun(mobile: Definition.mobile, hmi: Definition.hmi)
        let two = try ImportRun(mobile: Definition.mobile, hmi: Definition.hmi)
        #expect(one.file("mobile.json") == two.file("mobile.json"))
    }

    @Test func `in its own repository it runs the generator, and ends with its status`() throws {
        let run = try ImportRun(mobile: Definition.mobile, hmi: Definition.hmi, generatorStatus: 3)
        #expect(run.output.hasSuffix("swift run rpc-gen in its folder\n"), "\(run.errors)")
        #expect(run.status == 3)
        #expect(run.file("Sources/rpc-gen/Spec/mobile.json") == Definition.mobileCompact)
        #expect(run.file("wireshark/sdl_names.lua")?.contains("[12] = \"Alert\",") == true)
    }

    @Test(arguments: Mutation.all) func `stops at anything unknown and writes nothing`(change: Mutation)
        throws
    {
        let mobile = try #require(change.applied(to: Definition.mobile), "the mutation no longer fits the definition")
        let run = try ImportRun(mobile: mobile, hmi: Definition.hmi)
        #expect(run.status == 1)
        #expect(run.errors.contains(change.complaint), "\(run.errors)")
        #expect(run.file("mobile.json") == nil && run.file("hmi.json") == nil)
    }

    @Test func `refuses a definition of the other dialect`() throws {
        let run = try ImportRun(mobile: Definition.hmi, hmi: Definition.mobile)
        #expect(run.status == 1)
        #expect(run.errors.contains("expected <interface> as the root, found <interfaces>"))
    }

    @Test(arguments: [
        ("Common.Mode", "Common.Mood", "UI Show (request): param mode: undeclared type Common.Mood"),
        ("<interfaces", "<interfaces date=\"2021\"", "interfaces with attributes ['date', 'name']"),
        ("<interface name=\"UI\"", "<interface name=\"Common\"", "interface Common is declared twice"),
    ])
    func `stops at anything unknown in the HMI definition, too`(old: String, new: String, complaint: String)
        throws
    {
        let change = Mutation(old, new, complaint)
        let hmi = try #require(change.applied(to: Definition.hmi), "the mutation no longer fits the definition")
        let run = try ImportRun(mobile: Definition.mobile, hmi: hmi)
        #expect(run.status == 1)
        #expect(run.errors.contains(complaint), "\(run.errors)")
        #expect(run.file("mobile.json") == nil && run.file("hmi.json") == nil)
    }
}

/// A change of the small mobile definition, and the error with which the script must stop.
struct Mutation: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let complaint: String

    var testDescription: String { complaint }

    init(_ old: String, _ new: String, _ complaint: String) {
        (self.old, self.new, self.complaint) = (old, new, complaint)
    }

    func applied(to definition: String) -> String? {
        definition.contains(old) ? definition.replacingOccurrences(of: old, with: new) : nil
    }

    static let all: [Mutation] = elements + attributes + values + references

    private static let elements = [
        Mutation("until=\"5.0\"/>", "until=\"5.0\"><bit/></param>", "param size: unknown element 'bit' in param"),
        Mutation("name=\"OFF\"><", "name=\"OFF\"><bit/><", "param resultCode: unknown element 'bit' in element"),
        Mutation("<enum name=\"Mode\"", "<union/><enum name=\"Mode\"", "unknown element 'union' in interface"),
        Mutation(
            "<element name=\"ON\"/>", "<element name=\"ON\"><bit/></element>", "element ON: unknown element 'bit'"),
        Mutation("<param name=\"mode\"", "stray<param name=\"mode\"", "struct Lamp: text inside struct: 'stray'"),
        Mutation("<element name=\"ON\"/>", "<element name=\"ON\"/>stray", "enum Mode: text after element: 'stray'"),
        Mutation("<description>", "<description lang=\"en\">", "description of interface holds more than text"),
        Mutation("<history>", "<history for=\"ever\">", "param size: history with attributes"),
        Mutation("<history>", "<history><enum name=\"size\"/>", "unknown element 'enum' in history"),
        Mutation(
            "<element name=\"SUCCESS\"/>", "<element name=\"SUCCESS\" since=\"2.0\"/>", "a legal result with attributes"
        ),
        Mutation("</interface>", "", "no element found"),
    ]

    private static let attributes = [
        Mutation("version=\"8.0.0\"", "version=\"8.0.0\" colour=\"red\"", "unknown attribute 'colour' of interface"),
        Mutation("<enum name=\"Mode\"", "<enum name=\"Mode\" open=\"true\"", "enum Mode: unknown attribute 'open'"),
        Mutation("<element name=\"ON\"", "<element name=\"ON\" rank=\"1\"", "element ON: unknown attribute 'rank'"),
        Mutation(
            "<struct name=\"Lamp\"", "<struct name=\"Lamp\" extends=\"X\"", "struct Lamp: unknown attribute 'extends'"),
        Mutation(
            "<param name=\"mode\"", "<param name=\"mode\" pattern=\".\"", "param mode: unknown attribute 'pattern'"),
        Mutation("messagetype=\"request\"", "messagetype=\"request\" async=\"true\"", "unknown attribute 'async'"),
        Mutation("until=\"5.0\"", "until=\"5.0\" why=\"x\"", "param size: unknown attribute 'why' of param"),
        Mutation("type=\"Mode\" mandatory=\"true\"", "type=\"Mode\"", "param mode: param without 'mandatory'"),
        Mutation(" messagetype=\"request\"", "", "function without 'messagetype'"),
    ]

    private static let values = [
        Mutation("platform=\"documentation\"", "platform=\"\"", "empty value"),
        Mutation("mandatory=\"true\"", "mandatory=\"yes\"", "'yes' is neither true nor false"),
        Mutation("since=\"5.0\"", "since=\"five\"", "'five' does not match"),
        Mutation("maxvalue=\"100.0\"", "maxvalue=\"1e2\"", "'1e2' does not match"),
        Mutation("maxsize=\"4\"", "maxsize=\"4.5\"", "'4.5' does not match"),
        Mutation("hexvalue=\"C\"", "hexvalue=\"D\"", "element AlertID: value 12 is not hexvalue D"),
        Mutation("minsize=\"1\"", "minsize=\"9\"", "bounds 9..4 allow no value"),
        Mutation("defvalue=\"1.5\"", "defvalue=\"much\"", "param size: 'much' does not match"),
        Mutation("messagetype=\"request\"", "messagetype=\"question\"", "unknown message type 'question'"),
    ]

    private static let references = [
        Mutation("type=\"Mode\"", "type=\"Mood\"", "param mode: undeclared type Mood"),
        Mutation("type=\"Lamp\"", "type=\"Lamp\" defvalue=\"ON\"", "a default value for an array"),
        Mutation("defvalue=\"ON\"", "defvalue=\"DIM\"", "default 'DIM' is not an element of Mode"),
        Mutation("<element name=\"OFF\"><", "<element name=\"DIM\"><", "result DIM is not an element of Mode"),
        Mutation("functionID=\"AlertID\"", "functionID=\"ShoutID\"", "no number in FunctionID for ShoutID"),
        Mutation("<element name=\"OFF\"", "<element name=\"ON\"", "enum Mode: element ON is declared twice"),
        Mutation("<param name=\"lamps\"", "<param name=\"mode\"", "param mode is declared twice"),
        Mutation(
            "messagetype=\"response\"", "messagetype=\"request\"", "function ('Alert', 'request') is declared twice"),
        Mutation(
            "name=\"size\" type=\"Integer\"", "name=\"girth\" type=\"Integer\"", "history entry with another name"),
        Mutation("type=\"Float\"", "type=\"Boolean\"", "value bounds on a type that is not a number"),
        Mutation("array=\"true\"", "array=\"false\"", "size bounds on a type that is not an array"),
    ]
}

/// A temporary folder with two definitions, in which a test runs the script.
final class ImportRun {
    let status: Int32
    let output: String
    let errors: String
    private let folder: URL

    /// Runs the script. If `generatorStatus` is nil, the script only writes its output (`--into`). Otherwise, the
    /// script also calls the generator. In this test, the generator is a fake command `swift`, which only prints its
    /// arguments and exits with `generatorStatus`.
    init(mobile: String, hmi: String, generatorStatus: Int32? = nil) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "import-spec-\(UUID().uuidString)")
        self.folder = folder
        let write = { (text: String, name: String) in
            try Data(text.utf8).write(to: folder.appending(path: name))
        }
        let script = Checkout.root.appending(path: "scripts/import-spec")
        let swift =
            "#!/bin/sh\n[ \"$PWD\" = \"$(cd \"\(folder.path)\" && pwd -P)\" ] && echo \"swift $* in its folder\"\n"
        try FileManager.default.createDirectory(
            at: folder.appending(path: "scripts"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: script, to: folder.appending(path: "scripts/import-spec"))
        try write(mobile, "mobile.xml")
        try write(hmi, "hmi.xml")
        try write(swift + "exit \(generatorStatus ?? 0)\n", "swift")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: "swift").path)

        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            ["PATH=\(folder.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")", "python3"]
            + ["scripts/import-spec", "mobile.xml", "hmi.xml"].map { folder.appending(path: $0).path }
            + (generatorStatus == nil ? ["--into", folder.path] : [])
        let (out, err) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (out, err)
        try process.run()
        output = String(decoding: out.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        errors = String(decoding: err.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func file(_ name: String) -> String? {
        (try? Data(contentsOf: folder.appending(path: name))).map { String(decoding: $0, as: UTF8.self) }
    }
}

enum Checkout {
    static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
}
