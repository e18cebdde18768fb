import Glibc

extension UIImage {
    /// Creates an image from a PNG file in the app's resources, with or without `.png` in `name`. Returns nil if no
    /// resource has this name.
    ///
    /// The resources are the files that the app's package lists under `resources`. The build copies the files into
    /// folders beside the program. Images are cached by name.
    public convenience init?(named name: String) {
        guard let pixels = Self.resource(name) else {
            UIDiagnostic.report(
                .symbol, "no resource is named \"\(name)\"; add \(name).png to the resources in Package.swift")
            return nil
        }
        self.init(pixels: pixels)
        self.name = name
    }

    /// The folders that are searched for resources, in this order.
    package static var resourceFolders: [String] = {
        guard
            let program = realpath("/proc/self/exe", nil).map({ path in
                defer { free(path) }
                return String(cString: path)
            }), let slash = program.lastIndex(of: "/")
        else { return [] }
        let folder = String(program[..<slash])
        return [folder + "/Resources", folder]
            + contents(of: folder).filter { $0.hasSuffix(".resources") }.sorted()
            .map { "\(folder)/\($0)" }
    }()
    {
        didSet { cache = [:] }
    }

    private static var cache: [String: Surface] = [:]

    private static func resource(_ name: String) -> Surface? {
        if let known = cache[name] { return known }
        for folder in resourceFolders {
            for path in ["\(folder)/\(name).png", "\(folder)/\(name)"] {
                guard let surface = read(path) else { continue }
                cache[name] = surface
                return surface
            }
        }
        return nil
    }

    private static func contents(of folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            names.append(
                withUnsafeBytes(of: entry.pointee.d_name) {
                    String(cString: $0.bindMemory(to: CChar.self).baseAddress!)
                })
        }
        return names
    }
}
