package import SDLHeadUnit

// Profiles for the command line.
extension Bridge {
    /// Returns the built-in profile with the id `name`. If no built-in profile has this id, `name` is the path of a
    /// profile file.
    package static func profile(named name: String) throws -> Profile {
        try BuiltInProfile(rawValue: name)?.profile ?? Profile(file: name)
    }
}
