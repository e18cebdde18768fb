import Foundation
import JSON

package struct Bench: Sendable {
    package let name: String
    let run: @Sendable () async throws -> [Figure]

    package init(name: String, run: @escaping @Sendable () async throws -> [Figure]) {
        (self.name, self.run) = (name, run)
    }
}

/// A benchmark program. The program runs the benchmarks that its arguments name, or all benchmarks if it has no
/// arguments. The program prints each figure, and writes all figures to a JSON file.
package struct BenchProgram {
    private let benches: [Bench]
    /// The benchmarks of other programs in the same folder, by program name.
    private let others: [(program: String, names: [String])]
    private var names: [String] = []
    private var file: String

    package init(_ benches: [Bench], file: String, others: [(program: String, names: [String])] = []) {
        (self.benches, self.file, self.others) = (benches, file, others)
    }

    private var known: [String] { benches.map(\.name) + others.flatMap(\.names) }

    package func main() async {
        var asked = self
        asked.readArguments()
        await asked.measure()
        for other in others { asked.runOther(other.program, other.names.filter(asked.isWanted)) }
    }

    /// Reads the arguments: `[--json FILE] [--list] [NAME ...]`.
    private mutating func readArguments() {
        var arguments = CommandLine.arguments.dropFirst().makeIterator()
        while let argument = arguments.next() {
            switch argument {
            case "--json":
                guard let path = arguments.next() else { fail("--json needs a file name") }
                file = path
            case "--list":
                known.forEach { print($0) }
                exit(0)
            default:
                guard known.contains(argument) else {
                    fail("there is no benchmark \"\(argument)\"; choose one of \(known.joined(separator: ", "))")
                }
                names.append(argument)
            }
        }
    }

    private func isWanted(_ name: String) -> Bool { names.isEmpty || names.contains(name) }

    private func measure() async {
        let wanted = benches.filter { isWanted($0.name) }
        guard !wanted.isEmpty else { return }
        var figures: [JSONValue] = []
        var unmet = 0
        for bench in wanted {
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
            print("\(unmet == 0 ? "all limits met" : "\(unmet) limits not met"); written to \(file)")
        } catch {
            fail("\(file) cannot be written: \(error.localizedDescription)")
        }
    }

    /// Runs the benchmarks `names` of another program in this folder.
    ///
    /// If this program also runs benchmarks, the other program writes its figures to a second file, `…-apps.json`.
    /// Otherwise the other program writes its figures to `file`.
    private func runOther(_ program: String, _ names: [String]) {
        guard !names.isEmpty else { return }
        let isAlone = !benches.contains { isWanted($0.name) }
        let process = Process()
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: program)
        let beside = "\(file.dropLast(file.hasSuffix(".json") ? 5 : 0))-apps.json"
        process.arguments = ["--json", isAlone ? file : beside] + names
        do {
            try process.run()
        } catch {
            fail("\(program) is not built; run: swift build -c release --product \(program)")
        }
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }

    private func fail(_ why: String) -> Never {
        FileHandle.standardError.write(Data("sdl-bench: \(why)\n".utf8))
        exit(2)
    }
}
