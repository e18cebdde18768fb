package import SDLSupport

/// What all connections of a process may have on its way to their receiver, fairly shared.
///
/// A pipe's own window bounds one connection. Of hundreds that each send a window full, and of those that come anew while
/// the receiver is behind, only this is a bound.
package final class Intake: Sendable {
    private let room: FairRoom

    package init(bytes: Int = 512 << 10, least: Int = 1 << 10) {
        room = FairRoom(total: bytes, least: least)
    }

    /// Bytes that were handed over and have not been worked on.
    package var bytes: Int { room.used }

    /// The pipe, whose receiver gets no more at once than there is room for.
    package func bounding(_ pipe: any BytePipe) -> BoundedPipe { BoundedPipe(pipe, room) }
}
