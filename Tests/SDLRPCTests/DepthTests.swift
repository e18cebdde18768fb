import JSON
import SDLRPC
import Testing

@Suite("A recursive structure")
struct DepthTests {
    /// Returns a response with `depth` nested capabilities. The message itself has two levels of nesting. The innermost
    /// capability adds one level, and each other capability adds two levels.
    private func response(_ depth: Int) -> [UInt8] {
        let head =
            #"{"success":true,"resultCode":"SUCCESS","systemCapability":{"systemCapabilityType":"VIDEO_STREAMING","#
        let open = String(repeating: #"{"additionalVideoStreamingCapabilities":["#, count: depth - 1)
        let close = String(repeating: "]}", count: depth - 1)
        return Array((head + #""videoStreamingCapability":"# + open + #"{"maxBitrate":-1}"# + close + "}}").utf8)
    }

    @Test("is read and written up to the JSON depth limit")
    func deepest() throws {
        let reading = try SDLGetSystemCapabilityResponse.reading(response(127))
        let violation = try #require(reading.violations.items.first)
        #expect(violation.path.steps.count == 2 + 2 * 126 + 1)
        #expect(violation.rule == .integer(-1, .atLeast(0)))
        let value = try #require(reading.value)
        #expect(try SDLGetSystemCapabilityResponse.reading(value.json()).value == value)
        #expect(value.validate() == reading.violations.items)
    }

    @Test("is refused one level deeper")
    func tooDeep() {
        let error = #expect(throws: JSONError.self) { try SDLGetSystemCapabilityResponse.reading(response(128)) }
        #expect(error?.expected == "at most 256 nested arrays and objects")
    }
}
