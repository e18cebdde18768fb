/// The product's name and version, as reported by `--version`, `/v1/version` and `bridge/version` of the state tree.
package enum Product {
    package static let name = "sdl-bridge"
    package static let version = "0.9.0"
}
