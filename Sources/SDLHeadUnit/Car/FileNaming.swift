/// The rule for the names of apps' folders and files on disk. No name can lead outside the root folder.
package enum FileNaming: Hashable, Sendable {
    case safe
    /// The naming that test benches for SDL Core expect: files keep the names that apps have chosen, and folder names
    /// contain the device id.
    case asCore(device: String)

    func folder(of app: AppKey) -> String {
        switch self {
        case .safe: app.rawValue.asFileName
        case .asCore(let device): "\(app.rawValue.asFileName)_\(device)"
        }
    }

    /// Returns the path of an app's icon. No app file can have the icon's name, because two digits follow each percent
    /// sign in the names of app files.
    func icon(of app: AppKey, below root: String) -> String {
        guard self != .safe else { return "\(root)/\(folder(of: app))/%icon" }
        // SDL Core keeps icons in a folder beside the folder for files.
        let outer = root.lastIndex(of: "/").map { root[..<$0] + "/" } ?? ""
        return "\(outer)icons/\(app.rawValue.asFileName)"
    }

    /// Returns the name on disk of an app's file. A name with a percent sign is always encoded, because the percent
    /// sign marks encoded names.
    func file(_ name: String) -> String {
        guard self != .safe, name != ".", name != "..", name.utf8.count <= 200,
            name.utf8.allSatisfy({ $0 > 0x1F && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "%") })
        else { return name.asFileName }
        return name
    }
}

extension String {
    /// The text as a safe file name: every character except letters, digits, `-`, `_` and `.` is encoded as %XX. Names
    /// that are too long for file systems are shortened and end with a hash.
    var asFileName: String {
        let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_"
        let dotted = self == "." || self == ".."
        let name = utf8.map { byte in
            let character = Character(UnicodeScalar(byte))
            if plain.contains(character) || (character == "." && !dotted) { return String(character) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count < 2 ? "0" + digits : digits)
        }.joined()
        guard name.utf8.count > 200 else { return name }
        return name.prefix(150) + "%~" + FileHash.extending(nil, by: Array(utf8)[...])
    }
}
