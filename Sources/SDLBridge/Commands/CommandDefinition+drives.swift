import Drives
import JSON
import SDLHeadUnit
import SDLSupport
import WebServing

// Drives: what the car's sensors say over time, played on the head unit's clock.
extension CommandDefinition {
    private static let speed = Schema.Field.may(
        "speed", .number, "times as fast as it was, 0.1 to 100; once when left out")
    private static let loop = Schema.Field.may("loop", .boolean, "whether it begins again at its end")

    static let drives: [CommandDefinition] = [
        start,
        of("pause", "Let the drive stand.") { _ in .pause },
        of("resume", "Let the drive go on; from its start where it has ended.") { _ in .resume },
        of("stop", "End the drive: the car stands where it is, and moves by hand again.") { _ in .stop },
        of(
            "seek", "Go to a place of the drive; everything that has changed is told at once.",
            [.needs("positionMs", .integer(0...Int(Int32.max)), "since its start")]
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
            "headUnit.drive.set", "/v1/head-unit/drive", method: .patch, "Change how a drive is played.",
            [speed, loop],
            guarded: "/headUnit/drive"
        ) { params throws(Problem) in .playback(.change(try params.playbackOptions())) }
    }

    private static var start: CommandDefinition {
        var definition = of(
            "start", "Have a drive move the car: one that comes with the bridge, or one of your own.",
            [
                .may("builtIn", .word(Drive.builtIn.keys), "one that comes with the bridge"),
                .may("text", .text(), "one of your own: a GPX track, CSV, NDJSON, or a script (docs/drives.md)"),
                .may("format", .word(DriveFormat.allCases.map(\.rawValue)), "of the text; told from it when left out"),
                .may("name", .text(most: 200), "what the text is called"), speed, loop,
                .may("fromMs", .integer(0...Int(Int32.max)), "where it begins; at its start when left out"),
            ]
        ) { params throws(Problem) in
            .start(
                try params.readDrive(), try params.playbackOptions(), fromMs: params.optionalInteger("fromMs") ?? 0)
        }
        definition.bodyLimitBytes = 64 << 20
        definition.file = "text"
        // A long one takes seconds to read: not on the thread that brings everybody's work.
        definition.isDrive = false
        return definition
    }
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
                hint: "Give one of them; GET /v1/drives lists what comes with the bridge.")
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
                hint: "docs/drives.md says how a drive is written; the one before goes on.", more: more)
        }
    }
}
