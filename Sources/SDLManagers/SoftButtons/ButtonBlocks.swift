import SDLRPC

/// Assigns button ids and cancel ids to overlays. Each overlay gets a block of ten button ids; the first block begins
/// at 10, because the buttons of the main screen have the ids 1 to 8. Ruling 70
@MainActor
package final class ButtonBlocks {
    private var blocks: [Int: [SDLSoftButtonObject]] = [:]
    private var cancelIDs = IDAllocator(1...100)

    private static let size = 10

    package init(lifecycle: SDLLifecycleManager) {
        lifecycle.notifications.observe(SDLOnButtonPress.self, owner: self) { [weak self] press in
            self?.button(press.customButtonID)?.eventHandler?(press, nil)
        }
        lifecycle.notifications.observe(SDLOnButtonEvent.self, owner: self) { [weak self] event in
            self?.button(event.customButtonID)?.eventHandler?(nil, event)
        }
    }

    /// Returns the next cancel id, from 1 to 100. After 100, the ids begin at 1 again. Choice sets use 101 to 200.
    package func nextCancelID() -> Int {
        cancelIDs.next()
    }

    /// Reserves a block of ids for buttons and returns the first id. The event handlers of the buttons are called until
    /// the block is released.
    package func claim(_ objects: [SDLSoftButtonObject]) -> Int {
        let block = (1...).first { blocks[$0] == nil }!
        blocks[block] = objects
        return block * Self.size
    }

    package func release(_ firstID: Int?) {
        if let firstID { blocks[firstID / Self.size] = nil }
    }

    private func button(_ id: Int?) -> SDLSoftButtonObject? {
        guard let id, let block = blocks[id / Self.size], id % Self.size < block.count else { return nil }
        return block[id % Self.size]
    }
}
