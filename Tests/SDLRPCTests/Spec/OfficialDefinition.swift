import Foundation
import FoundationXML
import Testing

/// The official XML of an interface. It is read from the folder `SDL_SPEC_DIR`, or from a copy beside this checkout.
enum OfficialDefinition: String, CaseIterable {
    case mobile = "MOBILE_API.xml"
    case hmi = "HMI_API.xml"

    static let folder: URL? = {
        let named = ProcessInfo.processInfo.environment["SDL_SPEC_DIR"].map { URL(filePath: $0) }
        let beside = Checkout.root.appending(path: "../shared/spec").standardizedFileURL
        return [named, beside].compactMap(\.self).first { folder in
            allCases.allSatisfy { FileManager.default.fileExists(atPath: folder.appending(path: $0.rawValue).path) }
        }
    }()

    func facts() throws -> Facts {
        let folder = try #require(Self.folder)
        return try Facts(xml: Data(contentsOf: folder.appending(path: rawValue)))
    }
}

extension Facts {
    /// Creates the facts of an official XML: all attributes of all elements, except comments and descriptions.
    init(xml: Data) throws {
        let root = try #require(XMLDocument(data: xml).rootElement())
        self.init()
        add(root, at: "")
    }

    private mutating func add(_ element: XMLElement, at path: String) {
        for attribute in element.attributes ?? [] {
            let (name, value) = (attribute.name ?? "", attribute.stringValue ?? "")
            self["\(path)@\(name)"] = Self.canonical(name, value, of: element)
        }
        let children = (element.children ?? []).compactMap { $0 as? XMLElement }
            .filter { !["description", "warning", "todo", "history"].contains($0.name) }
        if !children.isEmpty {
            let names = children.map(Self.name)
            let order = ["interface", "enum", "struct", "function"]
            let sorted = order.flatMap { tag in names.filter { $0.hasPrefix(tag + " ") } }
            self["\(path)#children"] = (sorted.isEmpty ? names : sorted).joined(separator: ",")
        }
        for child in children { add(child, at: "\(path)/\(Self.name(child))") }
        let past = element.elements(forName: "history").flatMap { $0.children ?? [] }.compactMap { $0 as? XMLElement }
        for (index, form) in past.enumerated() { add(form, at: "\(path)/history \(index)") }
    }

    private static func name(_ element: XMLElement) -> String {
        [element.name, value("name", element), value("messagetype", element)].compactMap(\.self).joined(separator: " ")
    }

    private static func value(_ attribute: String, _ element: XMLElement) -> String? {
        element.attribute(forName: attribute)?.stringValue
    }

    /// Returns the value of an attribute in the form of facts: versions have three parts, and numbers are doubles.
    /// Returns nil for a flag that is false.
    private static func canonical(_ name: String, _ text: String, of element: XMLElement) -> String? {
        switch name {
        case "since", "until", "version", "minVersion":
            (text.split(separator: ".") + ["0", "0"]).prefix(3).joined(separator: ".")
        case "minvalue", "maxvalue":
            Double(text)?.description
        case "defvalue" where ["Integer", "Float"].contains(value("type", element)):
            Double(text)?.description
        case "array", "deprecated", "rootscreen":
            text == "false" ? nil : text
        default:
            text
        }
    }
}
