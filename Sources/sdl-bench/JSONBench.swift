import BenchSupport
import Foundation
import JSON
import SDLRPC
import SDLSupport

/// Measures how fast a Show is read and written as JSON. For comparison, Foundation's coders do the same with
/// equivalent structures.
enum JSONBench {
    /// Runs the benchmark. The two implementations are measured alternately, so that other load on the machine affects
    /// both.
    static func run() async throws -> [Figure] {
        let (rounds, operations) = (7, 20_000)
        let show = Self.show
        let json = show.json()
        let mixed = reversed(JSONValue(of: show)).json()
        let data = Data(json)
        let decoded = try JSONDecoder().decode(CodableShow.self, from: data)
        let encoder = JSONEncoder()
        let decoder = JSONDecoder()
        guard try SDLShow.reading(json).value == show, try SDLShow.reading(mixed).value == show,
            try decoder.decode(CodableShow.self, from: encoder.encode(decoded)) == decoded
        else { throw BenchFailure(description: "a decoded Show differs from the encoded one") }

        var encode = (ours: Double.infinity, foundation: Double.infinity)
        var decode = encode
        var decodeMixed = Double.infinity
        for _ in 0..<rounds {
            encode.ours = min(encode.ours, try time(operations) { show.json().count })
            encode.foundation = min(encode.foundation, try time(operations / 10) { try encoder.encode(decoded).count })
            decode.ours = min(decode.ours, try time(operations) { try SDLShow.reading(json).value?.softButtons?.count })
            decodeMixed = min(
                decodeMixed, try time(operations) { try SDLShow.reading(mixed).value?.softButtons?.count })
            decode.foundation = min(
                decode.foundation,
                try time(operations / 10) { try decoder.decode(CodableShow.self, from: data).softButtons?.count })
        }
        return figures("encode a Show of \(json.count) bytes", encode, bar: 8)
            + figures("decode a Show of \(json.count) bytes", decode, bar: 4)
            + [Figure(what: "decode a Show, members in reverse order", value: decodeMixed, unit: "ns")]
    }

    /// Returns `value` with the members of each object in reverse order, the order in which the reader is slowest.
    private static func reversed(_ value: JSONValue) -> JSONValue {
        switch value {
        case .array(let elements): return .array(elements.map(reversed))
        case .object(let members):
            var result: OrderedMap<String, JSONValue> = [:]
            for key in members.keys.reversed() { result[key] = members[key].map(reversed) }
            return .object(result)
        default: return value
        }
    }

    private static func figures(_ what: String, _ best: (ours: Double, foundation: Double), bar: Double) -> [Figure] {
        [
            Figure(what: what, value: best.ours, unit: "ns", baseline: (best.foundation, "Foundation")),
            Figure(
                what: "\(what): speed compared with Foundation", value: best.foundation / best.ours, unit: "times",
                bar: .atLeast(bar)),
        ]
    }

    /// Returns the time of `operations` calls of `body`. Adds up the results of the calls, so that the optimizer cannot
    /// remove the calls.
    @inline(never)
    private static func time(_ operations: Int, _ body: () throws -> Int?) throws -> Double {
        var sum = 0
        let elapsed = try ContinuousClock().measure {
            for _ in 0..<operations { sum &+= try body() ?? 0 }
        }
        guard sum > 0 else { throw BenchFailure(description: "nothing was coded") }
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

    /// A `Show` with all members of the mobile API, even members that the measured message does not contain.
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
