internal import CLibwebsockets
internal import SDLSupport

/// Wakes up the thread of a loop. The methods may be called on any thread and do nothing if the loop has ended.
final class LoopWaker: Sendable {
    private struct Context: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    private let context = Lock(Context?.none)

    func attach(_ pointer: OpaquePointer) {
        let attached = Context(pointer: pointer)
        context.withLock { $0 = attached }
    }

    func detach() { context.withLock { $0 = nil } }

    var isDetached: Bool { context.withLock { $0 == nil } }

    func ring() {
        context.withLock { context in
            if let context { lws_cancel_service(context.pointer) }
        }
    }
}
