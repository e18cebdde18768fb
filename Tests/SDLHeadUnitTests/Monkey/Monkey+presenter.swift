import JSON
import RPCSpec
import SDLRPC
import SDLSupport

@testable import SDLHeadUnit

// Inputs of a web HMI: its answers, and what it reports without a question. A web HMI also reports what does not fit the
// current state, such as the end of an overlay that has already ended.
extension Monkey {
    mutating func presenterInput() -> HeadUnitInput {
        rows += 1
        // Sometimes there is nothing to report, for example no question to answer.
        return .presenter(report() ?? .forgetsCapabilities, cause: .row(rows))
    }

    private mutating func report() -> PresenterInput? {
        guard reducer.state.presenter.policy.endsOverlays else { return .takesOver }
        switch Int.random(in: 0..<20, using: &maker.random) {
        case 0: return maker.random.chance(0.2) ? .leaves : .takesOver
        case 1...5: return overlayReport()
        case 6...8: return answer()
        case 9...11: return carReport()
        case 12...14: return appReport()
        case 15, 16: return confirmation()
        default: return undo()
        }
    }

    private mutating func overlayReport() -> PresenterInput {
        let id = reducer.state.overlays.keys.randomElement(using: &maker.random) ?? "unknown"
        var end = PresenterAnswer(
            maker.random.pick([.success, .warnings, .aborted, .timedOut, .rejected, .genericError]))
        end.choiceID = maker.random.pick([nil, 1, 2])
        end.text = maker.random.pick([nil, "ab"])
        end.source = maker.random.pick([nil, .menu, .vr, .keyboard])
        end.sliderPosition = maker.random.pick([nil, 1, 3])
        end.lacksInterface = maker.random.chance(0.1)
        return maker.random.pick([
            .overlayEnds(id, end), .overlayEnds(id, end), .promptEnds(id), .overlayGoesOn(id),
            .types(id, text: "a"),
        ])
    }

    private mutating func answer() -> PresenterInput? {
        guard let ticket = presenterQuestions.randomElement(using: &maker.random) else { return nil }
        if maker.random.chance(0.9) { presenterQuestions.removeAll { $0 == ticket } }
        let result = maker.random.pick([SDLResult.success, .rejected, .warnings, .genericError])
        let type = maker.random.pick(["GetInteriorVehicleData", "SetInteriorVehicleData", "GetAppServiceData"])
        let function = maker.function(type, .response)
        return .answers(
            ticket, PresenterReply(result, members: maker.random.chance(0.3) ? [:] : maker.anything(function)))
    }

    private mutating func carReport() -> PresenterInput? {
        let isOn = maker.random.chance(0.5)
        switch Int.random(in: 0..<12, using: &maker.random) {
        case 0: return .vehicle(maker.anything(maker.function("OnVehicleData", .notification)), isNews: isOn)
        case 1:
            return maker.anything(maker.function("OnInteriorVehicleData", .notification))["moduleData"].map {
                .module($0)
            }
        case 2: return valid(SDLOnWayPointChange.self).map { .route($0.wayPoints, isNews: isOn) }
        case 3: return valid(SDLOnAppServiceData.self).map { .serviceData($0.serviceData) }
        case 4: return serviceRequest().map { .requests(PresenterTicket(number: Int(rows)), $0) }
        case 5:
            var change = CloudAppChange(id: maker.random.pick(["a", "b"]))
            change.endpoint = maker.random.pick([nil, "ws://127.0.0.1:1"])
            change.isEnabled = maker.random.pick([nil, true, false])
            return .cloudApp(change)
        case 6: return .ignitionOff(closesConnections: isOn)
        case 7: return .reset(maker.random.pick(Reset.allCases))
        case 8: return .suspends(isOn)
        case 9: return .sound(maker.random.pick([.voice, .speech, .call]), isOn: isOn)
        default:
            return .event(
                maker.random.pick([.audioSource, .embeddedNavigation, .deactivation, .phoneCall, .emergency]),
                isOn: isOn)
        }
    }

    private mutating func serviceRequest() -> ServiceRequest? {
        let id = reducer.state.services.all.keys.randomElement(using: &maker.random) ?? "unknown"
        switch Int.random(in: 0..<5, using: &maker.random) {
        case 0: return valid(SDLPublishAppService.self).map { .publish($0.appServiceManifest) }
        case 1: return .unpublish(id)
        case 2: return .records(type: maker.random.pick([nil, "MEDIA"]))
        case 3:
            return .choose(
                service: id, active: maker.random.chance(0.5), isDefault: maker.random.pick([nil, true, false]))
        default: return valid(SDLGetAppServiceData.self).map { .read($0) }
        }
    }

    private mutating func appReport() -> PresenterInput? {
        let key = reducer.state.apps.keys.randomElement(using: &maker.random) ?? AppKey(rawValue: "unknown")
        let isOn = maker.random.chance(0.5)
        let window = Int.random(in: 0...2, using: &maker.random)
        switch Int.random(in: 0..<7, using: &maker.random) {
        case 0, 1:
            return .context(key, maker.random.pick([.main, .menu, .alert, .vrsession, .hmiObscured]), window: window)
        case 2: return .menu(key, isOpen: isOn)
        case 3: return .window(key, window, isActivated: isOn)
        case 4:
            return valid(SDLOnSystemCapabilityUpdated.self).map { .capability(isOn ? key : nil, $0.systemCapability) }
        case 5: return .vehicleData(key, maker.random.pick([[], ["speed"], ["speed", "rpm"]]))
        default: return .wayPoints(key, isOn)
        }
    }

    private mutating func confirmation() -> PresenterInput? {
        guard let session = sessions.randomElement(using: &maker.random) else { return nil }
        let service = maker.random.pick([StreamService.audio, .video])
        return maker.random.pick([
            .restored(session, isWhole: maker.random.chance(0.7)), .settled(session, choiceSet: 1), .closes(session),
            .hashDeferred(session), .hashRevoked(session, "a", to: maker.random.pick([nil, "b"])),
            .streamEnds(StreamTicket(session: session, service: service)),
        ])
    }

    /// Revokes the newest request that the head unit has carried out.
    private mutating func undo() -> PresenterInput? {
        guard let done = carriedOut else { return nil }
        carriedOut = nil
        return .undo(ReplyTicket(session: done.app.session, correlationID: done.id), done.message, before: done.app)
    }

    /// Returns a random message, or nil if the random message is invalid.
    private mutating func valid<Message: SDLRPCMessage>(_ type: Message.Type) -> Message? {
        let json = maker.anything(maker.function(Message.name, Message.kind == .request ? .request : .notification))
            .json()
        guard let reading = try? Message.reading(json[...], dropping: .unknownNames),
            reading.violations.items.isEmpty
        else { return nil }
        return reading.value
    }
}
