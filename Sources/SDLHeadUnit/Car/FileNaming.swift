/// How apps' folders and files are called on disk. No name leads anywhere else.
package enum FileNaming: Hashable, Sendable {
    case safe
    /// Where a bench made for SDL Core looks for them: files by their own names, in folders that name the device too.
    case asCore(device: String)

    func folder(of app: AppKey) -> String {
        switch self {
        case .safe: app.rawValue.asFileName
        case .asCore(let device): "\(app.rawValue.asFileName)_\(device)"
        }
    }

    /// No file of an app is called like ours: in their names a percent sign is followed by two digits.
    func icon(of app: AppKey, below root: String) -> String {
        guard self != .safe else { return "\(root)/\(folder(of: app))/%icon" }
        // SDL Core has a folder for them beside the one for files.
        let outer = root.lastIndex(of: "/").map { root[..<$0] + "/" } ?? ""
        return "\(outer)icons/\(app.rawValue.asFileName)"
    }

    /// A percent sign marks our own way of writing a name, so a name that has one is written that way too.
    func file(_ name: String) -> String {
        guard self != .safe, name != ".", name != "..", name.utf8.count <= 200,
            name.utf8.allSatisfy({ $0 > 0x1F && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "%") })
        else { return name.asFileName }
        return name
    }
}

extension String {
    /// A name that leads nowhere else: everything but letters, digits and a few marks is written as %XX. One that would be
    /// longer than file systems take is cut, and told apart by its hash.
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
