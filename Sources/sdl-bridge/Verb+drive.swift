import JSON
import SDLBridge
import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

extension Verb {
    /// The maximum size in bytes of a drive file that the bridge accepts.
    private static let limitBytes = 48 << 20

    static let drive = Verb(
        name: "drive", words: "FILE | city | motorway | fuel-stop",
        help:
            "start a drive: GPX, CSV, NDJSON, a script or a built-in drive; --loop, --speed TIMES, --from SECONDS",
        grammar: Arguments.Grammar(options: ["--speed", "--from", "--format"], flags: ["--loop"])
    ) { words in
        var body: JSONValue = .object([:])
        if words.flag("--loop") { body["loop"] = true }
        body["speed"] = try words.option("--speed").map { try number($0, "--speed") }
        body["fromMs"] = try words.option("--from").map { text in
            .int(Int(clamping: ((try number(text, "--from").double ?? 0) * 1_000).rounded()))
        }
        body["format"] = words.option("--format").map { .string($0) }
        let name = try words.need("FILE")
        let options = body
        return { client in
            var asked = options
            // An existing file takes precedence over a built-in drive with the same name.
            if let text = try text(of: name) {
                asked["text"] = .string(text)
                asked["name"] = .string(String(name.split(separator: "/").last ?? "a drive"))
            } else {
                asked["builtIn"] = .string(name)
            }
            return Outcome(answer: try client.call("POST", "/v1/head-unit/drive:start", asked), text: "started")
        }
    }

    private static func number(_ text: String, _ option: String) throws -> JSONValue {
        guard let number = Double(text), number.isFinite else {
            throw Options.Unknown(description: "\(option) \(text) is not a number")
        }
        return .double(number)
    }

    /// Returns the content of a text file. If the file does not exist, throws an error if `path` looks like a path;
    /// otherwise returns nil, because `path` may be the name of a built-in drive.
    private static func text(of path: String) throws -> String? {
        var status = stat()
        guard stat(path, &status) == 0 else {
            guard path.contains("/") || path.contains(".") else { return nil }
            throw Options.Unknown(description: "the file \(path) does not exist")
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw Options.Unknown(description: "\(path) is not a file")
        }
        guard status.st_size <= limitBytes else {
            throw Options.Unknown(
                description: "\(path) is \(status.st_size >> 20) MB large; the limit is \(limitBytes >> 20) MB")
        }
        guard let file = fopen(path, "re") else {
            throw Options.Unknown(description: "\(path) cannot be read: \(String(cString: strerror(errno)))")
        }
        defer { fclose(file) }
        let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
            count = fread(buffer.baseAddress, 1, buffer.count, file)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
