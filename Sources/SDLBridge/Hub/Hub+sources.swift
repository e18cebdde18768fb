import JSON
package import Journaling
import SDLLog
import SDLSupport

// The methods that create and end journals. Through a journal, the head unit or an attached app reports to the hub.
extension Hub {
    package func headUnitJournal() -> any Journal {
        SourceJournal(
            HubSource(number: sources.next(), source: .headUnit, app: nil, root: ["headUnit"]), inbox: inbox,
            gate: gate, log: log)
    }

    /// Returns a journal for the app with the key `key`, and clears the app's part of the state tree.
    nonisolated func appJournal(key: String, pid: Int) -> any Journal {
        let source = HubSource(number: sources.next(), source: .app, app: key, root: ["apps", key])
        let journal = SourceJournal(source, inbox: inbox, gate: gate, log: log)
        let begin: JSONValue = ["key": .string(key), "pid": .int(pid)]
        journal.record(.change(StateChange(.add(LazyJSON { begin.json() }), at: [])))
        Task { await self.appRegistered(key: key) }
        return journal
    }

    private func appRegistered(key: String) {
        attached.removeAll { $0 == key }
        attached.append(key)
        publishAttached()
    }

    /// Removes an app from the list of attached apps, because its inspection channel has ended. The app's state stays
    /// in the tree.
    func appUnregistered(key: String) {
        attached.removeAll { $0 == key }
        publishAttached()
    }

    /// Marks an app as not running, because its process has ended. The rest of the app's state stays unchanged.
    func appEnded(key: String) {
        var operations: [StateOperation] = []
        for (member, value) in [("state", "notRunning"), ("lifecycle", "Stopped")]
        where state.value(at: ["apps", key, member]) != nil {
            operations.append(StateOperation(path: ["apps", key, member], value: JSONValue.string(value).json()))
        }
        if !operations.isEmpty { change(operations) }
    }

    private func publishAttached() {
        let order = JSONValue.array(attached.map { .string($0) })
        change([StateOperation(path: ["appOrder"], value: order.json())])
    }
}
