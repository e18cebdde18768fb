package import SDLSupport

/// A file format of drives.
package enum DriveFormat: String, CaseIterable, Sendable {
    /// A GPS track that contains positions and times.
    case gpx
    /// A table. The first line contains the names, and each other line is one moment.
    case csv
    /// JSON lines. Each line is an object for one moment.
    case ndjson
    /// A script with ramps and single values.
    case script

    /// Detects the format of `text` from its first line that is not a comment.
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
    /// Reads a drive in any of the formats. The error contains the number of the first invalid line.
    ///
    /// - Parameters:
    ///   - name: the name of the drive.
    ///   - format: the format of `text`; nil to detect the format.
    package init(
        reading text: String, named name: String, as format: DriveFormat? = nil, _ catalog: some SignalCatalog
    ) throws(DriveFault) {
        var builder = DriveBuilder(name: name, catalog)
        switch format ?? DriveFormat(of: text) {
        case .gpx: try GPXDrive.read(text, into: &builder)
        case .csv: try CSVDrive.read(text, into: &builder)
        case .ndjson: try NDJSONDrive.read(text, into: &builder)
        case .script: try ScriptDrive.read(text, into: &builder)
        }
        self = try builder.finished()
    }

    /// The scripts of the built-in drives.
    package static let builtIn: OrderedMap<String, String> = [
        "city": String(decoding: PackageResources.city_drive, as: UTF8.self),
        "motorway": String(decoding: PackageResources.motorway_drive, as: UTF8.self),
        "fuel-stop": String(decoding: PackageResources.fuel_stop_drive, as: UTF8.self),
    ]
}
