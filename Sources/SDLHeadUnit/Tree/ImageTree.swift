import JSON
import SDLRPC
import SDLSupport

/// A value with images in the state tree. Each image gets a URL for the browser. An image is marked if its file is
/// missing or if this display does not draw the image.
struct ImageTree: JSONWritable, Sendable {
    private let content: any JSONWritable & Sendable
    private let images: ImageURLs?

    init(_ content: some JSONWritable & Sendable, _ images: ImageURLs?) {
        self.content = content
        self.images = images
    }

    func write(to writer: inout JSONWriter) {
        guard let images else { return content.write(to: &writer) }
        images.adding(to: JSONValue(of: content)).write(to: &writer)
    }
}

/// Finds the URLs of the images that an app refers to.
struct ImageURLs: Sendable {
    private let key: AppKey
    private let files: AppFiles
    /// The image types that the display draws.
    private let drawn: [SDLImageType]

    init(of key: AppKey, in state: borrowing HeadUnitState) {
        self.key = key
        files = state.files[key]
        drawn = state.profile.drawnImages
    }

    fileprivate func adding(to value: JSONValue) -> JSONValue {
        switch value {
        case .array(let values): return .array(values.map(adding))
        case .object(let members):
            var result: OrderedMap<String, JSONValue> = [:]
            for (name, member) in members { result[name] = adding(to: member) }
            guard let name = members["value"]?.string, let type = members["imageType"]?.string else {
                return .object(result)
            }
            if !drawn.contains(SDLImageType(rawValue: type)) {
                result["omitted"] = true
            } else if type == SDLImageType.dynamic.rawValue {
                if let file = files.all[name], file.isOnDisk {
                    result["url"] = .string(url(of: name, file))
                } else {
                    result["missing"] = true
                }
            }
            return .object(result)
        default: return value
        }
    }

    /// Returns the URL of an icon that is stored apart from the app's current files; nil for any other icon.
    func url(ofIcon name: String?) -> String? {
        guard let name, files.all[name] == nil else { return nil }
        return files.keptIcon.map { url(of: name, $0) }
    }

    /// The app's files, by name.
    var tree: OrderedMap<String, ObjectTree> {
        var tree: OrderedMap<String, ObjectTree> = [:]
        for name in files.all.keys { tree[name] = self.tree(of: name) }
        return tree
    }

    /// Returns a file; nil if the app has no file with this name.
    func tree(of name: String) -> ObjectTree? {
        guard let file = files.all[name] else { return nil }
        let url = url(of: name, file)
        return ObjectTree { writer in
            writer.field("fileType", file.fileType)
            writer.field("size", file.size)
            writer.field("persistent", file.isPersistent)
            writer.field("hash", file.hash)
            writer.field("url", url)
        }
    }

    /// Returns the URL of a file, relative to the page. The hash makes the URL change when the content changes.
    func url(of name: String, _ file: StoredFile) -> String {
        let parts = [key.rawValue, name].map { PercentCoding.encode($0, isPathPart: true) }
        return "v1/files/\(parts[0])/\(parts[1])?\(file.hash)"
    }
}
