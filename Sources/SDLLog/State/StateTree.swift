import JSON
package import Journaling
import SDLSupport

/// The state that clients can see, as one JSON tree. Only the bridge's hub, which collects the changes of all sources,
/// changes the tree. Any thread can read the tree.
///
/// The hub changes its own copy and publishes snapshots of this copy. Each snapshot contains the number of the last
/// change. A reader gets the newest snapshot, and is blocked only while the hub publishes.
package struct StateTree {
    package struct Snapshot: Sendable {
        package var root: StateNode
        /// The number of the last change that is contained in this snapshot.
        package var number: UInt64
    }

    private var root: StateNode
    private var number: UInt64
    private let published: Lock<Snapshot>

    package init(number: UInt64 = 0) {
        root = StateNode(changed: number)
        self.number = number
        published = Lock(Snapshot(root: root, number: number))
    }

    package var reading: StateReading { StateReading(published: published) }

    /// Applies operations as one change. If an operation fails, calls `refuse` with the operation and the reason.
    ///
    /// - Returns: the successful operations as a JSON Patch for clients; nil if nothing has changed.
    package mutating func apply(
        _ operations: [StateOperation], number: UInt64, refuse: (StateOperation, String) -> Void
    ) -> [UInt8]? {
        var patch = JSONWriter(capacity: 256)
        var count = 0
        patch.beginArray()
        for operation in operations {
            let outcome: StateNode.Outcome
            do {
                // The JSON can be invalid if another process has sent the value.
                let value = try operation.value.map(CompactJSON.of)
                outcome = root.set(value, at: operation.path.keys, changed: number)
            } catch {
                refuse(operation, "the value is not JSON: \(error)")
                continue
            }
            switch outcome {
            case .added: operation.write("add", to: &patch)
            case .replaced: operation.write("replace", to: &patch)
            case .removed: operation.write("remove", to: &patch)
            case .nothing: continue
            case .noParent:
                refuse(operation, "the parent does not exist or is not an object")
                continue
            }
            count += 1
        }
        guard count > 0 else { return nil }
        patch.endArray()
        self.number = number
        return patch.bytes
    }

    package func publish() {
        let snapshot = Snapshot(root: root, number: number)
        published.withLock { $0 = snapshot }
    }
}

/// Read access to the published snapshots, for any thread.
package struct StateReading: Sendable {
    fileprivate let published: Lock<StateTree.Snapshot>

    package var snapshot: StateTree.Snapshot { published.withLock { $0 } }

    package func value(at path: StatePath) -> StateNode? { snapshot.root.value(at: path.keys) }
}

/// One operation of a change. `path` is a path in the whole state tree.
package struct StateOperation: Sendable {
    package var path: StatePath
    /// The new value as JSON; nil to remove the value at the path.
    package var value: [UInt8]?

    package init(path: StatePath, value: [UInt8]?) {
        self.path = path
        self.value = value
    }

    fileprivate func write(_ operation: String, to patch: inout JSONWriter) {
        patch.object { member in
            member.field("op", operation)
            member.field("path", path.description)
            if let value { member.field("value") { $0.raw(value) } }
        }
        patch.next()
    }
}
