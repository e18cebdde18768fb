public import SDLRPC

/// A file of an app: bytes to put on the head unit, under a name.
public struct SDLFile: Hashable, Sendable {
    /// The name under which the head unit keeps the file.
    public let name: String
    /// The file's bytes; a file without any is refused with `SDLFileError.noData`.
    public let data: [UInt8]
    /// The kind of file, such as an image or a sound; `.binary` if the head unit need not know.
    public let fileType: SDLFileType
    /// Whether the head unit keeps the file over ignition cycles.
    public let isPersistent: Bool
    /// Whether a file of this name that is there already is replaced.
    public let overwrite: Bool

    /// Creates a file from bytes, named after its content unless a name is given.
    public init(
        data: [UInt8], name: String? = nil, fileType: SDLFileType = .binary, persistent: Bool = false,
        overwrite: Bool = false
    ) {
        self.name = name ?? ContentName.of(data)
        self.data = data
        self.fileType = fileType
        isPersistent = persistent
        self.overwrite = overwrite
    }

    /// An image as a file.
    init(_ artwork: SDLArtwork) {
        self.init(
            data: artwork.data, name: artwork.name, fileType: artwork.fileType, persistent: artwork.isPersistent,
            overwrite: artwork.overwrite)
    }
}

/// Why a file was not put on the head unit, or not taken off it.
public enum SDLFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file is there already, and does not say that it replaces what is there.
    case cannotOverwrite
    /// The file is empty: the head unit would not take it.
    case noData
    /// The head unit has no file of that name.
    case noKnownFile
    /// The head unit did not take it, as often as it was tried.
    case failed
    /// A progress handler has stopped it.
    case cancelled
    /// The app is not registered with a head unit, or not any more.
    case notConnected
    /// Of several files these failed, each for its own reason.
    indirect case several([String: SDLFileError])

    /// What happened, in words.
    public var description: String {
        switch self {
        case .cannotOverwrite: "The file is there already; set `overwrite` to replace it."
        case .noData: "The file is empty."
        case .noKnownFile: "The head unit has no file of that name."
        case .failed: "The head unit did not take the file."
        case .cancelled: "The upload was stopped."
        case .notConnected: "The app is not registered with a head unit."
        case .several(let failures):
            failures.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: "\n")
        }
    }
}
