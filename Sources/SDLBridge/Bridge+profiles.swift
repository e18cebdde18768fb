package import SDLHeadUnit

// Profiles for the command line.
extension Bridge {
    /// Returns the built-in profile with the id `name`. Otherwise `name` is the path of a profile file.
    package static func profile(named name: String) throws -> Profile {
        try BuiltInProfile(rawValue: name)?.profile ?? Profile(file: name)
    }
}
