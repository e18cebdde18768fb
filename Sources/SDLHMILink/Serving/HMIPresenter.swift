import JSON
package import Journaling
package import SDLHeadUnit
package import SDLRPC
package import SDLSupport

/// Connects a head unit with the sockets of an HMI.
///
/// One serial worker processes all events of the head unit and the HMI in order.
package final class HMIPresenter: Sendable {
    package let heldFunctions = RequestTranslation.functions
    package let answers = ForwardedRequests.functions
    private let headUnit: HeadUnit
    private let timekeeper: any Timekeeper
    private let writer: JournalWriter
    private let worker: SerialWorker<HMIEvent>
    private let published = Lock(HMIPresence())
    private let changed: @Sendable (HMIPresence) -> Void
    private let work = Lock(Work())
    private let idle = Lock(Idle())

    /// The data that is stored while no HMI is connected. During this time, only the last state of the head unit is
    /// stored, for the next HMI. Turns of the head unit (one turn for each input) are not processed, because each turn
    /// would wake a thread.
    private struct Idle {
        /// Whether no HMI is connected and all events up to the disconnection are processed.
        var hasNoHMI = false
        var pages: Set<HMISocketID> = []
        /// The number of turns of the head unit in the worker's queue.
        var queued = 0
        var state: HeadUnitState?
    }

    private struct Work {
        var link: HMILink?
        var alarm: Alarm?
        var sockets: [HMISocketID: @Sendable ([UInt8]) -> Void] = [:]
        var lastSocket: UInt64 = 0
        var switchedOff: (@Sendable () -> Void)?
    }

    /// Creates a presenter. `attach` later connects the presenter with the head unit.
    ///
    /// - Parameters:
    ///   - writer: the head unit's journal writer. Messages between the head unit and the HMI become journal rows.
    ///   - changed: called when an HMI has connected, is ready or has disconnected.
    package init(
        headUnit: HeadUnit, timekeeper: any Timekeeper, writer: JournalWriter, inFlight: InFlightCounter? = nil,
        home: SerialWorkerExecutor = .pool, changed: @escaping @Sendable (HMIPresence) -> Void = { _ in }
    ) {
        self.headUnit = headUnit
        self.timekeeper = timekeeper
        self.writer = writer
        self.changed = changed
        worker = SerialWorker(on: home, inFlight: inFlight)
        publish(HMIPresence())
    }

    /// The state of the HMI's connection.
    package var presence: HMIPresence { published.withLock { $0 } }

    /// The number of requests that the HMI has not answered yet.
    package var openRequests: Int { work.withLock { $0.link?.openRequests ?? 0 } }

    /// Makes this object the head unit's presenter.
    package func attach(_ settings: HMILink.Settings = HMILink.Settings()) async {
        let state = await headUnit.attach(self)
        work.withLock { work in
            work.link = HMILink(state, settings: settings)
            work.switchedOff = settings.switchedOff
        }
        worker.begin { [weak self] events, _ in
            for event in events { await self?.take(event) }
        }
    }

    // MARK: Sockets

    /// Adds a socket of a page, and returns the id of the socket. `send` sends a text frame to the page and must not
    /// block.
    package func open(from peer: String, send: @escaping @Sendable ([UInt8]) -> Void) -> HMISocketID {
        let id = work.withLock { work in
            work.lastSocket += 1
            let id = HMISocketID(work.lastSocket)
            work.sockets[id] = send
            return id
        }
        idle.withLock { idle in
            idle.pages.insert(id)
            idle.hasNoHMI = false
            worker.send(.opened(id, name: "hmi \(id.number) \(peer)"))
        }
        return id
    }

    package func receive(_ bytes: [UInt8], from id: HMISocketID) { worker.send(.message(id, bytes)) }

    package func close(_ id: HMISocketID) {
        work.withLock { $0.sockets[id] = nil }
        worker.send(.closed(id))
    }

    // MARK: Work

    private func take(_ event: HMIEvent) async {
        let now = timekeeper.now
        let missed = idle.withLock { idle in
            if case .turned = event { idle.queued -= 1 }
            if case .closed(let id) = event { idle.pages.remove(id) }
            defer { idle.state = nil }
            return idle.state
        }
        let (actions, hasNoHMI) = work.withLock { work in
            if let missed { work.link?.catchUp(missed) }
            return (work.link?.receive(event, at: now) ?? [], work.link?.hasNoHMI == true)
        }
        for action in actions { await perform(action) }
        idle.withLock { $0.hasNoHMI = hasNoHMI && $0.pages.isEmpty && $0.queued == 0 }
        setAlarm()
    }

    private func perform(_ action: HMIAction) async {
        switch action {
        case .send(let id, let bytes):
            let send = work.withLock { $0.sockets[id] }
            send?(bytes)
        case .drive(let command, let cause):
            do throws(DriveFailure) {
                try await headUnit.drive(command, cause: cause)
            } catch {
                worker.send(.failed(error.detail, cause: cause))
            }
        case .input(let input, let cause): await headUnit.receive(input, cause: cause)
        case .release(let ticket, let verdict, let cause):
            await headUnit.release(ticket, verdict, cause: cause)
        case .answer(let ticket, let answer, let cause):
            await headUnit.release(ticket, answer, cause: cause)
        case .row(let row, let causes): writer.write(.hmi, causes: causes) { row.json }
        case .finding(let finding, let causes): writer.write("finding", causes: causes) { finding.json }
        case .presence(let presence): publish(presence)
        case .switchedOff: work.withLock { $0.switchedOff }?()
        }
    }

    private func publish(_ presence: HMIPresence) {
        published.withLock { $0 = presence }
        writer.change(.add(LazyJSON { presence.json() }), at: ["hmi"], causes: [])
        let presenter: Presenter = presence.isReady ? .hmi : headUnit.ownPresenter
        writer.change(.add(LazyJSON { presenter.rawValue.json() }), at: ["presenter"], causes: [])
        changed(presence)
    }

    private func setAlarm() {
        let worker = worker
        let timekeeper = timekeeper
        work.withLock { work in
            let due = work.link?.nextDue
            guard work.alarm?.due != due else { return }
            if let alarm = work.alarm { timekeeper.cancel(alarm) }
            work.alarm = due.map { due in timekeeper.ring(at: due) { worker.send(.clock) } }
        }
    }
}

extension HMIPresenter: HeadUnitPresenter {
    package func turned(_ turn: PresentedTurn) {
        idle.withLock { idle in
            guard idle.hasNoHMI, turn.held.isEmpty, turn.heldStreams.isEmpty else {
                idle.queued += 1
                return worker.send(.turned(turn))
            }
            idle.state = turn.state
        }
    }
}

extension JournalRow.Kind {
    /// The kind of rows for messages between the head unit and the HMI.
    package static let hmi: JournalRow.Kind = "hmi"
}
