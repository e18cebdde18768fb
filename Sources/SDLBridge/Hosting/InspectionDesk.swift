import SDLSupport

/// Takes in the apps that tell of their insides.
final class InspectionDesk: InspectionListener.Audience {
    private let hub: Hub
    private let timekeeper: any Timekeeper
    private let attached = Lock<[ObjectIdentifier: (listener: InspectionListener, key: String)]>([:])

    init(hub: Hub, timekeeper: any Timekeeper) {
        self.hub = hub
        self.timekeeper = timekeeper
    }

    func accept(_ pipe: any BytePipe) {
        InspectionListener(pipe, timekeeper: timekeeper, audience: self).open()
    }

    /// Attached apps keep time with the head unit.
    func tell(_ clock: InspectionMessage.Clock) {
        for (listener, _) in attached.withLock({ Array($0.values) }) { listener.send(clock) }
    }

    func attached(_ hello: InspectionMessage.Hello, _ listener: InspectionListener) -> any Journal {
        attached.withLock { $0[ObjectIdentifier(listener)] = (listener, hello.key) }
        return hub.appJournal(key: hello.key, pid: hello.pid)
    }

    func alive(_ listener: InspectionListener) {}

    func detached(_ listener: InspectionListener, goodbye: String?, problem: InspectionError?) {
        guard let (_, key) = attached.withLock({ $0.removeValue(forKey: ObjectIdentifier(listener)) }) else { return }
        Task { [hub] in await hub.appLeft(key: key) }
    }
}
