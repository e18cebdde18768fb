// The files of a new app, made from the templates in `Template`.
extension NewApp {
    private var isRemote: Bool { library.contains("://") || library.hasPrefix("git@") }

    private var dependency: String {
        isRemote
            ? #".package(url: "\#(library)", branch: "main")"# : #".package(name: "sdl-bridge", path: "\#(library)")"#
    }

    var manifest: String { filled(PackageResources.Package_txt) }
    var source: String { filled(PackageResources.App_txt) }
    var firstTest: String { filled(PackageResources.Tests_txt) }
    var pythonTest: String { filled(PackageResources.PythonTests_txt) }

    private func filled(_ template: [UInt8]) -> String {
        String(decoding: template, as: UTF8.self)
            .replacing("APPID", with: name.lowercased())
            .replacing("LIBRARY", with: dependency)
            .replacing("MyApp", with: name)
    }
}
