import JSON
import SDLLog
import SDLSupport

// The methods that add and remove listeners.
extension Hub {
    /// Adds a listener for changes and rows. The listener first receives the changes after `number`, or a snapshot if
    /// these changes are not available. Then the listener receives every new change.
    ///
    /// - Parameters:
    ///   - number: the number of the newest change that the listener already has; nil if the listener has no changes.
    ///   - row: the number of the newest row that the listener already has. If this row is from another run, the first
    ///     message reports a gap.
    ///   - known: the epoch (the id of the run) in which the listener received these changes.
    /// - Returns: the number of the listener, for `leave`.
    func listen(
        _ listener: any HubListener, after number: UInt64?, row: UInt64? = nil, epoch known: String?
    ) -> UInt64 {
        write(includesLate: true)
        if known == epoch, let number, let missed = listeners.recent.frames(after: number, last: lastChange) {
            for frame in missed { listener.changed(frame) }
        } else {
            let isOfAnotherRun = row != nil && (known.map { $0 != epoch } ?? false)
            if number != nil || isOfAnotherRun { listener.changed(.gap) }
            listener.changed(snapshot())
        }
        let place = listeners.add(listener, isClient: true)
        if let perSecond = listener.vehicleRate {
            vehicleFeed.add(listener, number: place, perSecond: perSecond)
            publishVehicle()
        }
        metrics.listeners(listeners.clientCount)
        measure()
        return place
    }

    /// Adds a listener that receives only new changes and rows. Returns the listener's number.
    func watch(_ listener: any HubListener) -> UInt64 {
        write(includesLate: true)
        return listeners.add(listener, isClient: false)
    }

    func leave(_ number: UInt64) {
        listeners.remove(number)
        vehicleFeed.remove(number)
        metrics.listeners(listeners.clientCount)
    }

    private func snapshot() -> HubFrame {
        let now = state.snapshot
        var writer = JSONWriter(capacity: 1 << 16)
        writer.object { writer in
            writer.field("op", "snapshot")
            writer.field("seq", now.number)
            writer.field("epoch", epoch)
            writer.field("at", Int(timekeeper.now.milliseconds))
            writer.field("row", lastRow)
            writer.field("state") { now.root.write(to: &$0) }
        }
        return HubFrame(.snapshot, number: now.number, writer.bytes)
    }
}
