import JSON
package import Journaling
import SDLLog
import SDLSupport

// Who tells the hub something: the head unit, and each app that is attached.
extension Hub {
    /// A journal for the head unit.
    package func headUnitJournal() -> any Journal {
        SourceJournal(
            HubSource(number: nextSource(), source: .headUnit, app: nil, root: ["headUnit"]), inbox: inbox, gate: gate,
            log: log)
    }

    /// A journal for an app; its part of the tree begins anew.
    nonisolated func appJournal(key: String, pid: Int) -> any Journal {
        let source = HubSource(number: nextSource(), source: .app, app: key, root: ["apps", key])
        let journal = SourceJournal(source, inbox: inbox, gate: gate, log: log)
        let begin: JSONValue = ["key": .string(key), "pid": .int(pid)]
        journal.record(.change(StateChange(.add(LazyJSON { begin.json() }), at: [])))
        Task { await self.appRegistered(key: key) }
        return journal
    }

    private nonisolated func nextSource() -> Int {
        sources.withLock { number in
            number += 1
            return number
        }
    }

    private func appRegistered(key: String) {
        attached.removeAll { $0 == key }
        attached.append(key)
        publishAttached()
    }

    /// What an app has told stays to be looked at; the order has only the apps that are still attached.
    func appUnregistered(key: String) {
        attached.removeAll { $0 == key }
        publishAttached()
    }

    /// An app's process has ended: what it told stays to be looked at, except what it is doing.
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
