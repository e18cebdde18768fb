/// What this is, and which version of it: told by `--version`, `/v1/version` and the state tree's `bridge/version`.
package enum Product {
    package static let name = "sdl-bridge"
    package static let version = "0.9.0"
}
