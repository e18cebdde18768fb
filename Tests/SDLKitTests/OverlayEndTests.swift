import JSON
import SDLRPC
import SDLSupport
import Testing

@testable import SDLKit

/// Tests of the result that an app gets for an overlay, depending on the head unit's response. OVL-11
@Suite struct OverlayEndTests {
    @Test(arguments: SDLResult.allCases)
    func `OVL-11: an answer gives its result, and an error unless it is a success`(_ result: SDLResult) {
        let end = OverlayEnd.answered(result, info: "so", tryAgainTime: 3)
        let isSuccess = [SDLResult.success, .warnings, .saved, .retry].contains(result)
        #expect(end.result == result)
        #expect(
            end.error as? SDLOverlayError == (isSuccess ? nil : .refused(result, info: "so", tryAgainTime: 3)))
    }

    @Test func `OVL-11: an end without an answer is a GENERIC_ERROR with a reason`() {
        let end = OverlayEnd.failed(.noAnswer("the connection has ended"))
        #expect(end.result == .genericError && end.error as? SDLOverlayError == .noAnswer("the connection has ended"))
    }
}
