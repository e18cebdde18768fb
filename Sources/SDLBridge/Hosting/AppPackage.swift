import JSON

#if canImport(Glibc)
import Glibc
#endif

/// A package whose one program is an app: built by Swift's own package manager.
package struct AppPackage: Sendable {
    package let folder: String
    /// Where it is built; in the package itself unless given.
    package let scratch: String?

    /// Why there is no program, in the builder's own words.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    package init(folder: String, scratch: String? = nil) {
        self.folder = folder
        self.scratch = scratch
    }

    /// Whether a package lies there, as opposed to a program.
    package static func lies(at path: String) -> Bool {
        access("\(path)/Package.swift", R_OK) == 0
    }

    /// The package's own files and folders, without its dependencies.
    var sources: [String] { ["\(folder)/Package.swift", "\(folder)/Sources"] }

    /// Builds it; takes as long as it takes.
    package func build() async throws(Failure) {
        let (status, said) = await Subprocess.run(swift("build"))
        guard status == 0 else { throw Failure(description: Self.essence(of: said)) }
    }

    /// The program, once it has been built.
    package func executable() async throws(Failure) -> String {
        let (_, description) = await Subprocess.run(swift("package") + ["describe", "--type", "json"])
        let json = description.firstIndex(of: "{").flatMap { try? JSONValue(parsing: String(description[$0...])) }
        let programs = (json?["products"]?.array ?? []).filter { $0["type"]?["executable"] != nil }
        guard let name = programs.first?["name"]?.string, programs.count == 1 else {
            let names = programs.compactMap { $0["name"]?.string }.joined(separator: ", ")
            throw Failure(
                description: names.isEmpty
                    ? "\(folder) makes no program: give it an executable target."
                    : "\(folder) makes several programs (\(names)): build it and run the one you mean.")
        }
        let (status, path) = await Subprocess.run(swift("build") + ["--show-bin-path"])
        guard status == 0, let line = path.split(separator: "\n").last else {
            throw Failure(description: Self.essence(of: path))
        }
        return "\(line)/\(name)"
    }

    private func swift(_ verb: String) -> [String] {
        ["swift", verb, "--package-path", folder] + (scratch.map { ["--scratch-path", $0] } ?? [])
    }

    /// What is wrong, without what went well.
    static func essence(of said: String) -> String {
        let lines = said.split(separator: "\n")
        let errors = lines.filter { $0.contains("error:") }
        return (errors.isEmpty ? Array(lines.suffix(20)) : errors.prefix(20) + []).joined(separator: "\n")
    }
}
