import CExpat
import SDLSupport

/// Reads the points of a track with their line numbers.
final class TrackReader {
    private let parser: XML_Parser
    private var points: [TrackPoint] = []
    private var fault: DriveFault?
    /// The text of the current XML element.
    private var text = ""
    private var isInPoint = false

    private init?() {
        guard let parser = XML_ParserCreate(nil) else { return nil }
        self.parser = parser
    }

    deinit { XML_ParserFree(parser) }

    static func points(of text: String) throws(DriveFault) -> [TrackPoint] {
        guard let reader = TrackReader() else { throw DriveFault(line: nil, problem: "out of memory") }
        return try reader.read(text)
    }

    private func read(_ text: String) throws(DriveFault) -> [TrackPoint] {
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(
            parser, { TrackReader.of($0).begin(String(cString: $1!), $2) },
            { this, name in TrackReader.of(this).end(String(cString: name!)) })
        XML_SetCharacterDataHandler(parser) { this, letters, count in
            let bytes = UnsafeRawBufferPointer(start: letters, count: Int(count))
            TrackReader.of(this).add(bytes)
        }
        var bytes = text
        let status = bytes.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                XML_Parse(parser, $0.baseAddress, Int32(clamping: $0.count), 1)
            }
        }
        if let fault { throw fault }
        guard status == XML_STATUS_OK else {
            let why = String(cString: XML_ErrorString(XML_GetErrorCode(parser)))
            throw DriveFault(line: line, problem: "the text is not XML: \(why)")
        }
        return points
    }

    private var line: Int { Int(XML_GetCurrentLineNumber(parser)) }

    private static func of(_ this: UnsafeMutableRawPointer?) -> TrackReader {
        Unmanaged<TrackReader>.fromOpaque(this!).takeUnretainedValue()
    }

    private func begin(_ name: String, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
        text = ""
        guard ["trkpt", "rtept"].contains(TrackReader.local(name)) else { return }
        var values: [String: Double] = [:]
        var next = attributes
        while let pair = next, let key = pair[0], let value = pair[1] {
            values[String(cString: key)] = Double(String(cString: value))
            next = pair + 2
        }
        guard let latitude = values["lat"], let longitude = values["lon"], latitude.isFinite, longitude.isFinite else {
            return stop(DriveFault(line: line, problem: "a track point needs the numbers lat and lon"))
        }
        isInPoint = true
        points.append(TrackPoint(line: line, latitude: latitude, longitude: longitude))
    }

    private func end(_ name: String) {
        let name = TrackReader.local(name)
        guard isInPoint, let last = points.indices.last else { return }
        let text = self.text[...].trimmed
        switch name {
        case "ele": points[last].elevation = Double(text).flatMap { $0.isFinite ? $0 : nil }
        case "speed": points[last].metresPerSecond = Double(text).flatMap { $0.isFinite ? $0 : nil }
        case "time":
            guard let seconds = CalendarTime.seconds(text) else {
                return stop(
                    DriveFault(line: line, problem: "\"\(text.prefix(40))\" is not a date with time (RFC 3339)"))
            }
            points[last].seconds = seconds
        case "trkpt", "rtept": isInPoint = false
        default: break
        }
    }

    private func add(_ bytes: UnsafeRawBufferPointer) {
        guard isInPoint, text.utf8.count < 1_000 else { return }
        text += String(decoding: bytes, as: UTF8.self)
    }

    private func stop(_ fault: DriveFault) {
        self.fault = self.fault ?? fault
        XML_StopParser(parser, XML_Bool(XML_FALSE))
    }

    /// Returns the name of an element without its namespace prefix, for example `speed` for `gpxtpx:speed`.
    private static func local(_ name: String) -> Substring { name.split(separator: ":").last ?? "" }
}
