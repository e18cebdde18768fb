import Foundation
import SDLSupport

// sdl-bench [--json FILE] [--list] [NAME ...]: runs the benches named, or all, prints each figure and writes them as JSON.

var names: [String] = []
var file = ".build/bench.json"
var arguments = CommandLine.arguments.dropFirst().makeIterator()
while let argument = arguments.next() {
    switch argument {
    case "--json":
        guard let path = arguments.next() else { fail("--json needs a file's name") }
        file = path
    case "--list":
        for bench in Bench.all { print(bench.name) }
        exit(0)
    default:
        guard Bench.all.contains(where: { $0.name == argument }) else {
            fail("there is no bench \"\(argument)\": choose among \(Bench.all.map(\.name).joined(separator: ", "))")
        }
        names.append(argument)
    }
}

var figures: [JSONValue] = []
var unmet = 0
for bench in Bench.all where names.isEmpty || names.contains(bench.name) {
    do {
        for figure in try await bench.run() {
            print(figure.line)
            if !figure.isMet { unmet += 1 }
            var json = figure.json
            json["bench"] = .string(bench.name)
            figures.append(json)
        }
    } catch {
        fail("\(bench.name) could not be measured: \(error)")
    }
}
do {
    try Data(JSONValue.array(figures).json()).write(to: URL(filePath: file))
    print("\(unmet == 0 ? "all bars met" : "\(unmet) not met"); written to \(file)")
} catch {
    fail("\(file) cannot be written: \(error.localizedDescription)")
}

func fail(_ why: String) -> Never {
    FileHandle.standardError.write(Data("sdl-bench: \(why)\n".utf8))
    exit(2)
}
