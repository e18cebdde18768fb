package import SDLSupport

/// A file format of drives.
package enum DriveFormat: String, CaseIterable, Sendable {
    /// A GPS track: positions and times.
    case gpx
    /// A table: a line of names, then a line for each moment.
    case csv
    /// A JSON object for each moment.
    case ndjson
    /// Ramps and single values, written by hand.
    case script

    /// Detects the format from the first line that is not a comment.
    init(of text: String) {
        var lines = TextLines(text)
        var first: Substring = ""
        while let (_, line) = lines.next() {
            first = line
            if line.first != "#" { break }
        }
        self =
            switch first.first {
            case "<": .gpx
            case "{": .ndjson
            default: first.contains(",") ? .csv : .script
            }
    }
}

extension Drive {
    /// Reads a drive in any of the formats. The error names the first invalid line.
    ///
    /// - Parameters:
    ///   - name: the name of the drive.
    ///   - format: the format of the text; nil to detect it from the text.
    package init(
        reading text: String, named name: String, as format: DriveFormat? = nil, _ catalog: some SignalCatalog
    ) throws(DriveFault) {
        let builder = DriveBuilder(name: name, catalog)
        switch format ?? DriveFormat(of: text) {
        case .gpx: self = try GPXDrive.read(text, builder)
        case .csv: self = try CSVDrive.read(text, builder)
        case .ndjson: self = try NDJSONDrive.read(text, builder)
        case .script: self = try ScriptDrive.read(text, builder)
        }
    }

    /// The drives that come with the project, as scripts.
    package static let builtIn: OrderedMap<String, String> = [
        "city": String(decoding: PackageResources.city_drive, as: UTF8.self),
        "motorway": String(decoding: PackageResources.motorway_drive, as: UTF8.self),
        "fuel-stop": String(decoding: PackageResources.fuel_stop_drive, as: UTF8.self),
    ]
}

extension Drive: Codable {
    private enum Key: CodingKey { case name, lines }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        try self.init(
            reading: values.decode(String.self, forKey: .lines), named: values.decode(String.self, forKey: .name),
            as: .ndjson, UncheckedSignals())
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(name, forKey: .name)
        try values.encode(NDJSONDrive.text(of: self), forKey: .lines)
    }
}
