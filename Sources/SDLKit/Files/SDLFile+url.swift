public import Foundation
public import SDLManagers
import SDLRPC

extension SDLFile {
    /// Creates a file for upload from the local file at `fileURL`. The extension of `fileURL` determines the file type.
    public init(fileURL: URL, name: String, persistent: Bool = false, overwrite: Bool = false) throws {
        self.init(
            data: [UInt8](try Data(contentsOf: fileURL)), name: name,
            fileType: Self.type(ofEnding: fileURL.pathExtension.lowercased()), persistent: persistent,
            overwrite: overwrite)
    }

    private static func type(ofEnding ending: String) -> SDLFileType {
        switch ending {
        case "png": .graphicPng
        case "jpg", "jpeg": .graphicJpeg
        case "bmp": .graphicBmp
        case "wav": .audioWave
        case "mp3": .audioMp3
        case "aac", "m4a": .audioAac
        case "json": .json
        default: .binary
        }
    }
}
