import JSON

#if canImport(Glibc)
import Glibc
#endif

/// A Swift package with one executable product. The product is an app.
package struct AppPackage: Sendable {
    package let folder: String
    /// The path of the build folder; nil for the usual build folder of the package.
    package let scratch: String?

    /// The error of a failed build. Contains the compiler's output.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    package init(folder: String, scratch: String? = nil) {
        self.folder = folder
        self.scratch = scratch
    }

    /// Returns whether `path` is the folder of a Swift package. Otherwise, callers use `path` as the path of an
    /// executable.
    package static func exists(at path: String) -> Bool {
        access("\(path)/Package.swift", R_OK) == 0
    }

    /// The paths of the package's manifest and sources. Dependencies of the package are not included.
    var sources: [String] { ["\(folder)/Package.swift", "\(folder)/Sources"] }

    package func build() async throws(Failure) {
        let (status, said) = await Subprocess.run(swift("build"))
        guard status == 0 else { throw Failure(description: Self.errors(in: said)) }
    }

    /// Returns the path of the built executable. Throws an error if the package does not have exactly one executable
    /// product.
    package func executable() async throws(Failure) -> String {
        let (_, description) = await Subprocess.run(swift("package") + ["describe", "--type", "json"])
        let json = description.firstIndex(of: "{").flatMap { try? JSONValue(parsing: String(description[$0...])) }
        let programs = (json?["products"]?.array ?? []).filter { $0["type"]?["executable"] != nil }
        guard let name = programs.first?["name"]?.string, programs.count == 1 else {
            let names = programs.compactMap { $0["name"]?.string }.joined(separator: ", ")
            throw Failure(
                description: names.isEmpty
                    ? "\(folder) has no executable product. Add an executable target to the package."
                    : "\(folder) has several executable products (\(names)). Build the package and run one product.")
        }
        let (status, path) = await Subprocess.run(swift("build") + ["--show-bin-path"])
        guard status == 0, let line = path.split(separator: "\n").last else {
            throw Failure(description: Self.errors(in: path))
        }
        return "\(line)/\(name)"
    }

    private func swift(_ verb: String) -> [String] {
        ["swift", verb, "--package-path", folder] + (scratch.map { ["--scratch-path", $0] } ?? [])
    }

    /// Returns the lines of the compiler's output that report errors. If there are no such lines, returns the last 20
    /// lines.
    static func errors(in said: String) -> String {
        let lines = said.split(separator: "\n")
        let errors = lines.filter { $0.contains("error:") }
        return (errors.isEmpty ? Array(lines.suffix(20)) : errors.prefix(20) + []).joined(separator: "\n")
    }
}
