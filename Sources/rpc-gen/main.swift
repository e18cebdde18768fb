import Foundation
import RPCSpec
import SDLSupport

// rpc-gen [--check] [root]: generates the Swift code of both definitions, or lists the outdated files.

let arguments = CommandLine.arguments.dropFirst()
let isCheck = arguments.contains("--check")
let root = URL(fileURLWithPath: arguments.first { !$0.hasPrefix("--") } ?? ".")

do {
    let specs = try ["mobile", "hmi"].map { name in
        let path = root.appendingPathComponent("Sources/rpc-gen/Spec/\(name).json")
        return try Spec(json: [UInt8](Data(contentsOf: path)))
    }
    let output = try Output(root: root, generators: [Generator(specs[0]), Generator(specs[1], sharing: specs[0])])
    if isCheck {
        let stale = output.stale()
        for path in stale { print("stale: \(path)") }
        exit(stale.isEmpty ? 0 : 1)
    }
    try output.write()
} catch {
    print("rpc-gen: \(error)")
    exit(2)
}
