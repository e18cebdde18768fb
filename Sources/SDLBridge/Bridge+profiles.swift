package import SDLHeadUnit

// Profiles for the command line.
extension Bridge {
    /// Returns a built-in profile by its id, or the profile in a file.
    package static func profile(named name: String) throws -> Profile {
        try BuiltInProfile(rawValue: name)?.profile ?? Profile(file: name)
    }
}
