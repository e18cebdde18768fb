package import SDLSupport

/// A memory budget for received bytes that are not processed yet. All connections of a process share the budget fairly.
///
/// The receive window of a pipe limits the memory of one connection. This budget limits the memory of all connections
/// together. New connections cannot exceed the budget, even if the receiver is slow.
package final class Intake: Sendable {
    private let room: FairBuffer

    package init(bytes: Int = 512 << 10, least: Int = 1 << 10) {
        room = FairBuffer(total: bytes, least: least)
    }

    /// The number of bytes that were delivered to receivers and are not processed yet.
    package var bytes: Int { room.used }

    /// Wraps a pipe. The returned pipe delivers received bytes only within the budget.
    package func bounding(_ pipe: any BytePipe) -> BoundedPipe { BoundedPipe(pipe, room) }
}
