package import SDLHeadUnit

// The method with which the command line finds profiles.
extension Bridge {
    /// Returns the built-in profile with the id `name`. If there is no such profile, reads the profile from the file
    /// with the path `name`.
    package static func profile(named name: String) throws -> Profile {
        try BuiltInProfile(rawValue: name)?.profile ?? Profile(file: name)
    }
}
