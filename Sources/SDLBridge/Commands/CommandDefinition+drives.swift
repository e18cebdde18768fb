import Drives
import JSON
import SDLHeadUnit
import SDLSupport
import WebServing

// Commands for drives: vehicle data over time, played on the head unit's clock.
extension CommandDefinition {
    private static let speed = Schema.Field.may(
        "speed", .number, "playback speed, 0.1 to 100; default: 1")
    private static let loop = Schema.Field.may("loop", .boolean, "whether the drive restarts at its end")

    static let drives: [CommandDefinition] = [
        start,
        of("pause", "Pause the drive.") { _ in .pause },
        of("resume", "Resume a paused drive, or restart a drive that has ended.") { _ in .resume },
        of("stop", "End the drive. The vehicle data, including the position, keep their current values.") { _ in .stop
        },
        of(
            "seek", "Go to a position of the drive; all changed vehicle data is sent immediately.",
            [.needs("positionMs", .integer(0...Int(Int32.max)), "the new position, from the start of the drive")]
        ) { params throws(Problem) in .seek(ms: params.integer("positionMs")) },
        change,
    ]

    private static func of(
        _ verb: String, _ summary: String, _ fields: [Schema.Field] = [], _ read: @escaping Read<DriveCommand>
    ) -> CommandDefinition {
        drive(
            "headUnit.drive.\(verb)", "/v1/head-unit/drive:\(verb)", summary, fields, guarded: "/headUnit/drive"
        ) { params throws(Problem) in .playback(try read(params)) }
    }

    private static var change: CommandDefinition {
        drive(
            "headUnit.drive.set", "/v1/head-unit/drive", method: .patch,
            "Change the playback speed of the drive, or whether the drive repeats.",
            [speed, loop],
            guarded: "/headUnit/drive"
        ) { params throws(Problem) in .playback(.change(try params.playbackOptions())) }
    }

    private static let start = of(
        "start", "Start a drive: a built-in drive or your own drive.",
        [
            .may("builtIn", .word(Drive.builtIn.keys), "the name of a built-in drive"),
            .may("text", .text(), "a drive of your own: a GPX track, CSV, NDJSON or a script (docs/drives.md)"),
            .may(
                "format", .word(DriveFormat.allCases.map(\.rawValue)),
                "the format of the text; default: detected from the text"),
            .may("name", .text(most: 200), "the name of your own drive"), speed, loop,
            .may("fromMs", .integer(0...Int(Int32.max)), "the position at which playback begins; default: 0"),
        ]
    ) { params throws(Problem) in
        .start(
            try params.readDrive(), try params.playbackOptions(), fromMs: params.optionalInteger("fromMs") ?? 0)
    }
    // Parsing a long drive takes seconds, so the command must not run on the head unit's thread.
    .with(\.isDrive, false).with(\.bodyLimitBytes, 64 << 20).with(\.file, "text")
}

extension CommandParams {
    fileprivate func playbackOptions() throws(Problem) -> DrivePlaybackOptions {
        DrivePlaybackOptions(speed: json["speed"]?.double, loop: optionalBoolean("loop"))
    }

    fileprivate func readDrive() throws(Problem) -> Drive {
        let (builtIn, own) = (optionalText("builtIn"), optionalText("text"))
        guard (builtIn == nil) != (own == nil) else {
            throw Problem(
                .unprocessable,
                detail: builtIn == nil ? "Neither builtIn nor text is given." : "Both builtIn and text are given.",
                hint: "Give builtIn or text; GET /v1/drives lists the built-in drives.")
        }
        let name = optionalText("name") ?? builtIn ?? "a drive"
        let format = optionalText("format").flatMap(DriveFormat.init(rawValue:))
        guard let text = own ?? builtIn.flatMap({ Drive.builtIn[$0] }) else {
            throw Problem(.notFound, detail: "There is no drive \"\(builtIn ?? "")\".")
        }
        do throws(DriveFault) {
            return try Drive(reading: text, named: name, as: format, VehicleSignals(of: profile()))
        } catch {
            var more: OrderedMap<String, JSONValue> = [:]
            if let line = error.line { more["line"] = .int(line) }
            if !error.candidates.isEmpty { more["candidates"] = .array(error.candidates.map { .string($0) }) }
            throw Problem(
                .unprocessable, detail: "\(name), \(error).",
                hint: "docs/drives.md describes the formats. The previous drive continues.", more: more)
        }
    }
}
