public import SDLRPC

/// A file of an app, which the head unit stores under a name.
public struct SDLFile: Hashable, Sendable {
    /// The name under which the head unit keeps the file.
    public let name: String
    /// The file's bytes. The upload of an empty file fails with `SDLFileError.noData`.
    public let data: [UInt8]
    /// The kind of file, such as an image or a sound; `.binary` for files that the head unit does not process.
    public let fileType: SDLFileType
    /// Whether the head unit keeps the file after the ignition is switched off.
    public let isPersistent: Bool
    /// Whether the upload of the file replaces a file on the head unit with the same name.
    public let overwrite: Bool

    /// Creates a file from bytes. If `name` is nil, the name is computed from the bytes.
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

    init(_ artwork: SDLArtwork) {
        self.init(
            data: artwork.data, name: artwork.name, fileType: artwork.fileType, persistent: artwork.isPersistent,
            overwrite: artwork.overwrite)
    }
}

/// The reason why a file could not be uploaded or deleted.
public enum SDLFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The head unit already has a file with this name, and `overwrite` is false.
    case cannotOverwrite
    /// The file is empty. Head units accept no empty files.
    case noData
    /// The head unit has no file with this name.
    case noKnownFile
    /// The head unit refused the file twice, or refused to delete the file.
    case failed
    /// A progress handler stopped the upload.
    case cancelled
    /// The app is not registered with a head unit, or its registration has ended.
    case notConnected
    /// Some of several files could not be uploaded. The dictionary contains the error of each failed file, by file
    /// name.
    indirect case several([String: SDLFileError])

    /// The error as a sentence in English.
    public var description: String {
        switch self {
        case .cannotOverwrite: "A file with this name already exists; set `overwrite` to replace the file."
        case .noData: "The file is empty."
        case .noKnownFile: "The head unit has no file with this name."
        case .failed: "The head unit did not accept the file."
        case .cancelled: "The upload was stopped."
        case .notConnected: "The app is not registered with a head unit."
        case .several(let failures):
            failures.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: "\n")
        }
    }
}
