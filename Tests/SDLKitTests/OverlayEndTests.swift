import JSON
import SDLRPC
import SDLSupport
import Testing

@testable import SDLKit

/// What a head unit's answer is to the app that has presented an overlay. OVL-11
@Suite struct OverlayEndTests {
    @Test(arguments: SDLResult.allCases)
    func `OVL-11: an answer brings an error unless it is a success, and its result either way`(_ result: SDLResult) {
        let end = OverlayEnd.answered(result, info: "so", tryAgainTime: 3)
        let isSuccess = [SDLResult.success, .warnings, .saved, .retry].contains(result)
        #expect(end.result == result)
        #expect(
            end.error as? SDLOverlayError == (isSuccess ? nil : .refused(result, info: "so", tryAgainTime: 3)))
    }

    @Test func `OVL-11: what ends without an answer is a GENERIC_ERROR, and says why`() {
        let end = OverlayEnd.failed(.noAnswer("the connection has gone"))
        #expect(end.result == .genericError && end.error as? SDLOverlayError == .noAnswer("the connection has gone"))
    }
}
