import Foundation
import SDLRPC
import Testing

@testable import SDLKit
@testable import SDLManagers

@Suite struct ErrorWordsTests {
    private static let answers: [(refused: any Error, noAnswer: (any Error)?, with: @Sendable (String) -> any Error)] =
        [
            (
                SDLManagerError.refused(.rejected, info: nil), SDLManagerError.noAnswer("gone"),
                { SDLManagerError.refused(.rejected, info: $0) }
            ),
            (
                SDLVehicleDataError.refused(.rejected, info: nil), SDLVehicleDataError.noAnswer("gone"),
                { SDLVehicleDataError.refused(.rejected, info: $0) }
            ),
            (
                SDLButtonError.refused(.rejected, info: nil), SDLButtonError.noAnswer("gone"),
                { SDLButtonError.refused(.rejected, info: $0) }
            ),
            (
                SDLOverlayError.refused(.rejected, info: nil, tryAgainTime: nil), SDLOverlayError.noAnswer("gone"),
                { SDLOverlayError.refused(.rejected, info: $0, tryAgainTime: nil) }
            ),
            (
                SDLChoiceCellError.refused(.rejected, info: nil), SDLChoiceCellError.noAnswer("gone"),
                { SDLChoiceCellError.refused(.rejected, info: $0) }
            ),
            (
                SDLCapabilityError.refused(.rejected, info: nil), nil,
                { SDLCapabilityError.refused(.rejected, info: $0) }
            ),
            (
                SDLChoiceSetError.refused(.rejected, info: nil), nil,
                { SDLChoiceSetError.refused(.rejected, info: $0) }
            ),
            (
                SDLAlertError.refused(.rejected, info: nil, tryAgainTime: nil), nil,
                { SDLAlertError.refused(.rejected, info: $0, tryAgainTime: nil) }
            ),
        ]

    @Test func `The description of a refusal contains the result and the info, if there is one`() {
        for row in Self.answers {
            let words = "\(row.refused)"
            #expect(words.lowercased() == "the head unit answered rejected", "\(type(of: row.refused))")
            let more = "\(row.with("No such thing"))"
            #expect(
                more.hasPrefix(words) && [": No such thing", ", No such thing"].contains(more.dropFirst(words.count)))
            if let noAnswer = row.noAnswer { #expect("\(noAnswer)".lowercased() == "no answer: gone") }
        }
    }

    @Test func `The description of an alert error contains the time after which to try again`() {
        for info in [nil, "Busy"] {
            let middle = info.map { ": \($0)" } ?? ""
            #expect(
                "\(SDLAlertError.refused(.rejected, info: info, tryAgainTime: 7))"
                    == "The head unit answered REJECTED\(middle); try again in 7 s")
            #expect(
                "\(SDLOverlayError.refused(.rejected, info: info, tryAgainTime: 7))"
                    == "The head unit answered REJECTED\(middle); try again in 7 s")
        }
    }

    @Test func `CHS-14: the error names each choice that is not on the head unit with its reason, in order`() {
        let errors: [SDLChoiceCell: SDLChoiceCellError] = [
            SDLChoiceCell(text: "c"): .artwork("image"), SDLChoiceCell(text: "a"): .noAnswer("gone"),
            SDLChoiceCell(text: "b"): .refused(.invalidId, info: nil),
        ]
        let error = SDLChoiceSetError.failed(errors)
        let words = """
            CHS-14: 3 choices are not on the head unit: "a": no answer: gone; \
            "b": the head unit answered INVALID_ID; "c": the image image could not be uploaded. \
            See /docs/api/#/rules/CHS-14 of the bridge.
            """
        #expect("\(error)" == words)
        let info = (error as NSError).userInfo
        #expect(["a", "b", "c"].allSatisfy { info[$0] is SDLChoiceCellError })
        #expect((info[SDLChoiceSetError.cellErrorsKey] as? [SDLChoiceCell: SDLChoiceCellError]) == errors)
        #expect((error as NSError).domain == "com.sdl.choicesetmanager.error")
    }

    @Test func `The error of several files names each with its reason, in order`() {
        let error = SDLFileError.several(["c": .noData, "a": .failed, "b": .cancelled])
        #expect(
            "\(error)"
                == "a: The head unit did not accept the file.\nb: The upload was stopped.\nc: The file is empty.")
    }
}
