package import SDLSupport

/// The budget of undelivered bytes for all connections of a process, fairly shared.
///
/// A pipe's window limits only one connection. This budget limits hundreds of connections together, including new ones
/// that open while the receiver is behind.
package final class Intake: Sendable {
    private let room: FairBuffer

    package init(bytes: Int = 512 << 10, least: Int = 1 << 10) {
        room = FairBuffer(total: bytes, least: least)
    }

    /// The number of delivered bytes that are not processed.
    package var bytes: Int { room.used }

    /// Returns a pipe that delivers to its receiver only as much as the budget allows.
    package func bounding(_ pipe: any BytePipe) -> BoundedPipe { BoundedPipe(pipe, room) }
}
