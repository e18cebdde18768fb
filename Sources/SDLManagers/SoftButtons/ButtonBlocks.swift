import SDLRPC

/// Ids for what stands over the screen: each live overlay owns a block of button ids, the first from 10 on, and its own
/// id to be cancelled by. The main screen's buttons have 1 to 8. Ruling 70
@MainActor
package final class ButtonBlocks {
    private var blocks: [Int: [SDLSoftButtonObject]] = [:]
    private var cancelIDs = Numbering(1...100)

    private static let size = 10

    package init(lifecycle: SDLLifecycleManager) {
        lifecycle.notifications.observe(SDLOnButtonPress.self, owner: self) { [weak self] press in
            self?.button(press.customButtonID)?.eventHandler?(press, nil)
        }
        lifecycle.notifications.observe(SDLOnButtonEvent.self, owner: self) { [weak self] event in
            self?.button(event.customButtonID)?.eventHandler?(nil, event)
        }
    }

    /// 1 to 100, again and again; choice sets have 101 to 200.
    package func nextCancelID() -> Int {
        cancelIDs.next()
    }

    /// The first id of a block that is free; the buttons are heard until it is released.
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
