import CapsuleExport
import Capsules
import SDLBridge

#if canImport(Glibc)
import Glibc
#endif

/// Prints a capsule (a saved session) in another format. Returns the exit code: 0 for success, 2 if the arguments or
/// the file are wrong.
func export(_ words: ArraySlice<String>) -> Int32 {
    do {
        let words = try Arguments(words, Arguments.Grammar(options: ["--as"]))
        let file = try words.need("FILE")
        let name = words.option("--as") ?? ExportForm.ndjson.rawValue
        try words.end()
        guard let form = ExportForm(rawValue: name) else {
            let forms = ExportForm.allCases.map(\.rawValue).joined(separator: ", ")
            throw Options.Unknown(description: "--as \(name): the formats are \(forms)")
        }
        guard form != .pcapng || isatty(STDOUT_FILENO) == 0 else {
            throw Options.Unknown(description: "pcapng is a binary format; add > session.pcapng")
        }
        return export(file, as: form)
    } catch {
        say("export: \(error)")
        return 2
    }
}

private func export(_ file: String, as form: ExportForm) -> Int32 {
    var export: any CapsuleExport
    do {
        export = form.export(wire: form == .pcapng ? try wire(of: file) : [])
    } catch {
        say("\(file) \(error)")
        return 2
    }
    // Print nothing before the first part of the capsule was read, because the file may not be a capsule.
    var hasBegun = false
    func begin() throws {
        guard !hasBegun else { return }
        hasBegun = true
        try put(export.begin())
    }
    do {
        let found = try CapsuleReader(file).read({ $0.hasPrefix("rows/") }) { _, rows in
            try begin()
            try put(export.add(rows: rows))
        }
        try begin()
        try put(export.end())
        if found.isCut { say("\(file) is incomplete; only the rows of the existing part are exported") }
        return 0
    } catch is CapsuleReader.ReaderGone {
        return 1
    } catch {
        say("\(file) \(error)")
        return 2
    }
}

/// Returns the bytes that apps and head unit have sent, as far as the capsule contains them.
private func wire(of file: String) throws -> [UInt8] {
    var wire: [UInt8] = []
    _ = try CapsuleReader(file).read({ $0 == CapsuleWriter.wire }) { _, capture in wire = capture }
    return wire
}

private func put(_ bytes: [UInt8]) throws {
    var done = 0
    while done < bytes.count {
        let count = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress! + done, $0.count - done) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw CapsuleReader.ReaderGone() }
        done += count
    }
}
