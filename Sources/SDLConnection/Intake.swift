package import SDLSupport

/// The memory budget for received bytes that are not processed yet. All connections of a process share the budget
/// fairly.
///
/// The window of a pipe limits only one connection. This budget limits the sum of hundreds of connections, even if new
/// connections open while the receiver is slow.
package final class Intake: Sendable {
    private let room: FairBuffer

    package init(bytes: Int = 512 << 10, least: Int = 1 << 10) {
        room = FairBuffer(total: bytes, least: least)
    }

    /// The number of bytes that were delivered to receivers and are not processed yet.
    package var bytes: Int { room.used }

    /// Returns a pipe whose receiver gets only as many bytes as the budget allows.
    package func bounding(_ pipe: any BytePipe) -> BoundedPipe { BoundedPipe(pipe, room) }
}
