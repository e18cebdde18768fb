package import SDLSupport

/// A file format of drives.
package enum DriveFormat: String, CaseIterable, Sendable {
    /// A GPS track: positions and times.
    case gpx
    /// A table: a line of names, then one line for each moment.
    case csv
    /// Lines of JSON: one object for each moment.
    case ndjson
    /// A script written by hand, with ramps and single values.
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

    /// The scripts of the built-in drives.
    package static let builtIn: OrderedMap<String, String> = [
        "city": String(decoding: PackageResources.city_drive, as: UTF8.self),
        "motorway": String(decoding: PackageResources.motorway_drive, as: UTF8.self),
        "fuel-stop": String(decoding: PackageResources.fuel_stop_drive, as: UTF8.self),
    ]
}
