import SDLSupport

/// Takes in the apps that tell of their insides.
final class InspectionDesk: InspectionListener.Audience {
    private let hub: Hub
    private let timekeeper: ControlledTimekeeper
    private let rounds = ClockRounds()
    private let attached = Lock<[ObjectIdentifier: (listener: InspectionListener, key: String)]>([:])

    init(hub: Hub, timekeeper: ControlledTimekeeper) {
        self.hub = hub
        self.timekeeper = timekeeper
    }

    func accept(_ pipe: any BytePipe) {
        InspectionListener(pipe, timekeeper: timekeeper, audience: self).open()
    }

    /// Attached apps keep time with the head unit. Returns once all of them have followed; one that does not answer is
    /// waited for no longer than a second.
    func tell(_ clock: InspectionMessage.Clock) async {
        let listeners = attached.withLock { $0.values.map(\.listener) }
        await rounds.run(with: listeners) { listener, number in listener.send(clock, number: number) }
    }

    func attached(_ hello: InspectionMessage.Hello, _ listener: InspectionListener) -> any Journal {
        attached.withLock { $0[ObjectIdentifier(listener)] = (listener, hello.key) }
        // Nobody waits for the answer to this: the number is that of no round.
        if timekeeper.isPaused { listener.send(.pause, number: 0) }
        return hub.appJournal(key: hello.key, pid: hello.pid)
    }

    func alive(_ listener: InspectionListener) {}

    func clocked(_ listener: InspectionListener, number: Int) { rounds.answered(listener, number) }

    func detached(_ listener: InspectionListener, goodbye: String?, problem: InspectionError?) {
        rounds.left(listener)
        guard let (_, key) = attached.withLock({ $0.removeValue(forKey: ObjectIdentifier(listener)) }) else { return }
        Task { [hub] in await hub.appLeft(key: key) }
    }
}
