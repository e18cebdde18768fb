import JSON
import RPCSpec
import SDLRPC
import SDLSupport

@testable import SDLHeadUnit

// Streams, and the outcomes of what the head unit has asked of apps, the disk and the network.
extension Monkey {
    mutating func streamInput() -> HeadUnitInput? {
        guard let session = sessions.randomElement(using: &maker.random) else { return nil }
        let service = maker.random.pick([StreamService.audio, .video])
        let size = maker.random.pick([nil, 800])
        return maker.random.pick([
            .streamRequested(session, StreamRequest(service, width: size, height: size)),
            .streamRequested(session, StreamRequest(service)), .streamEnded(session, service),
            .streamRefused(session, service), .streamFlows(session, service, maker.random.chance(0.5)),
            .streamGoesOn(session, service), .pictureBroken(session, "no picture"),
            .pictureShown(session, ShownPicture(number: rows, mark: nil, codec: "H264", width: 800, height: 480)),
        ])
    }

    /// Returns the outcome of a random request of the head unit; nil if no request is open. Some outcomes come twice.
    mutating func outcome() -> HeadUnitInput? {
        guard let outcome = outcomes.indices.randomElement(using: &maker.random) else { return nil }
        return maker.random.chance(0.1) ? outcomes[outcome] : outcomes.remove(at: outcome)
    }

    /// Notes a request of the head unit, so that its outcome follows as a later input.
    mutating func note(_ effect: HeadUnitEffect) {
        switch effect {
        case .ask(let ticket, let session, let request, _):
            let function = maker.function(type(of: request).name, .response)
            let json = maker.anything(function).json()
            let answer = AppAnswer(json: maker.random.chance(0.1) ? Array("{".utf8) : json, cause: nil)
            expect(.answered(ticket, session, maker.random.chance(0.1) ? AppAnswer(failure: "no answer") : answer))
        case .askPresenter(let ticket, _, _):
            presenterQuestions.append(ticket)
            if presenterQuestions.count > 20 { presenterQuestions.removeFirst() }
        case .read(let ticket, _, _, _), .readShared(let ticket, _, _, _, _):
            expect(.read(ticket, maker.random.pick([.bytes([1, 2]), .noFile, .ends(at: 1), .failed("broken disk")])))
        case .dial(let ticket, _):
            expect(
                .dialled(ticket, maker.random.pick([.connected(rows), .failed(CloudFailure(why: "no", fix: "wait"))])))
        default: break
        }
    }

    private mutating func expect(_ outcome: HeadUnitInput) {
        outcomes.append(outcome)
        if outcomes.count > 20 { outcomes.removeFirst() }
    }
}
