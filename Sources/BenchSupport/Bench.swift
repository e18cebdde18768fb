import Foundation

package struct Bench: Sendable {
    package let name: String
    let run: @Sendable () async throws -> [Figure]

    package init(name: String, run: @escaping @Sendable () async throws -> [Figure]) {
        (self.name, self.run) = (name, run)
    }
}

/// A benchmark program. The program runs the benchmarks that its arguments name, or all benchmarks if it has no
/// arguments, and prints their figures.
package struct BenchProgram {
    private let benches: [Bench]
    /// The benchmarks of other programs in the same folder, by program name.
    private let others: [(program: String, names: [String])]
    private let names = Array(CommandLine.arguments.dropFirst())

    package init(_ benches: [Bench], others: [(program: String, names: [String])] = []) {
        (self.benches, self.others) = (benches, others)
    }

    package func main() async {
        let known = benches.map(\.name) + others.flatMap(\.names)
        if let unknown = names.first(where: { !known.contains($0) }) {
            fail("there is no benchmark \"\(unknown)\"; choose one of \(known.joined(separator: ", "))")
        }
        await measure()
        for other in others { runOther(other.program, other.names.filter(isWanted)) }
    }

    private func isWanted(_ name: String) -> Bool { names.isEmpty || names.contains(name) }

    private func measure() async {
        let wanted = benches.filter { isWanted($0.name) }
        guard !wanted.isEmpty else { return }
        var unmet = 0
        for bench in wanted {
            do {
                for figure in try await bench.run() {
                    print(figure.line)
                    if !figure.isMet { unmet += 1 }
                }
            } catch {
                fail("\(bench.name) could not be measured: \(error)")
            }
        }
        print(unmet == 0 ? "all limits met" : "\(unmet) limits not met")
    }

    /// Runs the benchmarks `names` of another program in this folder.
    private func runOther(_ program: String, _ names: [String]) {
        guard !names.isEmpty else { return }
        let process = Process()
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: program)
        process.arguments = names
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
