import Foundation
import SDLRPC
import SDLSupport

/// Typed coding of one Show against Foundation's coders on equal structures, in one run.
enum JSONBench {
    struct Row {
        let name: String
        /// The better of all rounds, in nanoseconds an operation.
        let ours: Double
        let foundation: Double
        /// How many times as fast as Foundation it has to be.
        let bar: Double

        var ratio: Double { foundation / ours }
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Rounds alternate, so that a busy machine slows both sides.
    static func run(rounds: Int = 7, operations: Int = 20_000) throws -> [Row] {
        let show = Self.show
        let json = show.json()
        let data = Data(json)
        let decoded = try JSONDecoder().decode(CodableShow.self, from: data)
        let encoder = JSONEncoder()
        let decoder = JSONDecoder()
        guard try SDLShow.reading(json).value == show,
            try decoder.decode(CodableShow.self, from: encoder.encode(decoded)) == decoded
        else { throw Failure(description: "a Show does not survive its own JSON") }

        var encode = (ours: Double.infinity, foundation: Double.infinity)
        var decode = encode
        for _ in 0..<rounds {
            encode.ours = min(encode.ours, try time(operations) { show.json().count })
            encode.foundation = min(encode.foundation, try time(operations / 10) { try encoder.encode(decoded).count })
            decode.ours = min(decode.ours, try time(operations) { try SDLShow.reading(json).value?.softButtons?.count })
            decode.foundation = min(
                decode.foundation,
                try time(operations / 10) { try decoder.decode(CodableShow.self, from: data).softButtons?.count })
        }
        return [
            Row(name: "encode a Show of \(json.count) bytes", ours: encode.ours, foundation: encode.foundation, bar: 8),
            Row(name: "decode a Show of \(json.count) bytes", ours: decode.ours, foundation: decode.foundation, bar: 4),
        ]
    }

    /// The table as text.
    static func table(_ rows: [Row]) -> String {
        rows.map { row in
            let figures = String(format: "%8.0f ns  Foundation %8.0f ns  %5.1fx", row.ours, row.foundation, row.ratio)
            return row.name.padding(toLength: 32, withPad: " ", startingAt: 0) + figures
                + " (at least \(Int(row.bar))x)"
        }.joined(separator: "\n")
    }

    /// The result of each operation is asked for, so that the optimiser cannot leave one out.
    @inline(never)
    private static func time(_ operations: Int, _ body: () throws -> Int?) throws -> Double {
        var sum = 0
        let elapsed = try ContinuousClock().measure {
            for _ in 0..<operations { sum &+= try body() ?? 0 }
        }
        guard sum > 0 else { throw Failure(description: "nothing was coded") }
        let (seconds, attoseconds) = elapsed.components
        return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(operations)
    }
}

extension JSONBench {
    private static let show = SDLShow(
        mainField1: "Kind of Blue", mainField2: "So What", alignment: .centered,
        graphic: SDLImage(value: "cover_4711.png", imageType: .dynamic),
        softButtons: [
            SDLSoftButton(
                type: .text, text: "Like", isHighlighted: true, softButtonID: 1, systemAction: .defaultAction),
            SDLSoftButton(
                type: .image, image: SDLImage(value: "0x11", imageType: .static), softButtonID: 2,
                systemAction: .keepContext),
        ])

    private enum CodableAlignment: String, Codable {
        case left = "LEFT_ALIGNED"
        case right = "RIGHT_ALIGNED"
        case centered = "CENTERED"
    }

    private enum CodableImageType: String, Codable {
        case `static` = "STATIC"
        case dynamic = "DYNAMIC"
    }

    private enum CodableButtonType: String, Codable {
        case text = "TEXT"
        case image = "IMAGE"
        case both = "BOTH"
    }

    private enum CodableAction: String, Codable {
        case defaultAction = "DEFAULT_ACTION"
        case stealFocus = "STEAL_FOCUS"
        case keepContext = "KEEP_CONTEXT"
    }

    private struct CodableImage: Codable, Equatable {
        var value: String
        var imageType: CodableImageType
        var isTemplate: Bool?
    }

    private struct CodableButton: Codable, Equatable {
        var type: CodableButtonType
        var text: String?
        var image: CodableImage?
        var isHighlighted: Bool?
        var softButtonID: Int
        var systemAction: CodableAction?
    }

    /// The members the Show above has, and those it leaves out.
    private struct CodableShow: Codable, Equatable {
        var mainField1: String?
        var mainField2: String?
        var mainField3: String?
        var mainField4: String?
        var alignment: CodableAlignment?
        var statusBar: String?
        var mediaClock: String?
        var mediaTrack: String?
        var graphic: CodableImage?
        var secondaryGraphic: CodableImage?
        var softButtons: [CodableButton]?
        var customPresets: [String]?
        var templateTitle: String?
        var windowID: Int?
    }
}
