import H264
import SDLSupport

/// Distributes the pictures of all apps to viewers.
///
/// All viewers of an app share one stream. A viewer that joins late receives the newest key picture and all later
/// pictures. If there are many such pictures, the app is also asked for a new key picture, so that the viewer can skip
/// to the new picture. A viewer that falls behind continues after its last picture or with the next key picture.
package final class PictureFeeds: Sendable {
    /// A viewer of an app's pictures. The methods are called on any thread and must return immediately.
    package protocol Viewer: AnyObject, Sendable {
        /// Receives one picture, or several pictures that the viewer needs to start or to catch up.
        ///
        /// - Returns: whether the viewer can receive more pictures. If not, the viewer receives nothing until `ready`
        ///   is called.
        func take(_ pictures: [VideoPicture]) -> Bool
        func note(_ note: ViewerNote)
    }

    package enum ViewerNote: Hashable, Sendable {
        /// The app has no video stream.
        case none
        /// The viewer waits for a key picture. `isAsked` says whether the app was asked for a key picture.
        case waits(isAsked: Bool)
        /// The stream's format is not supported.
        case unknown(String)
        /// The stream contains data that is not a picture.
        case broken(String)
    }

    /// An event that the head unit records.
    enum Outcome: Sendable {
        /// The newest picture of a stream; reported at most once a second.
        case shows(VideoPicture)
        /// The stream contains invalid data; reported once per stream.
        case broken(StreamFault)
    }

    private enum Place { case following, waits, isFull }

    private struct Watching {
        let viewer: any Viewer
        let app: AppKey
        var place = Place.waits
        /// The number of the last picture that was sent to the viewer from the current stream; nil if no picture was
        /// sent.
        var sent: UInt64?
        /// Whether the viewer has dropped pictures and can continue only with a newer key picture.
        var needsKey = false
    }

    private struct Stream {
        let app: AppKey
        var feed: PictureFeed
        var reported: Instant?
        var reportedNumber: UInt64?
        var isBroken = false
        /// The error since the last picture; nil if pictures have arrived after the last error.
        var fault: StreamFault?
        var keyAsked: Instant?
    }

    private struct State {
        var streams: [StreamTicket: Stream] = [:]
        var watching: OrderedMap<Int, Watching> = [:]
        var last = 0
        var past = PictureHistory()
        var ask: @Sendable (AppKey) -> Bool = { _ in false }
    }

    private let state = Lock(State())
    private let timekeeper: any Timekeeper

    /// The minimum time between two requests for a key picture. One request serves all viewers that need a key picture.
    private static let patience = Duration.milliseconds(500)
    private static let often = Duration.seconds(1)
    /// The number of missing pictures above which the app is asked for a key picture.
    private static let longBacklog = 30

    init(timekeeper: any Timekeeper) { self.timekeeper = timekeeper }

    /// Sets the function `ask`. The function asks an app for a key picture, and returns false if the app cannot be
    /// asked.
    package func asking(_ ask: @escaping @Sendable (AppKey) -> Bool) { state.withLock { $0.ask = ask } }

    // MARK: Viewers

    /// Adds a viewer of an app's pictures. Returns the viewer's number for `ready`, `skip` and `close`.
    package func open(_ app: AppKey, _ viewer: any Viewer) -> Int {
        state.withLock { state in
            state.last += 1
            state.watching[state.last] = Watching(viewer: viewer, app: app)
            begin(state.last, &state)
            return state.last
        }
    }

    /// Resumes delivery to a viewer that can receive pictures again.
    package func ready(_ number: Int) {
        state.withLock { state in
            guard case .isFull = state.watching[number]?.place else { return }
            begin(number, &state)
        }
    }

    /// Continues with a newer key picture, because the viewer could not decode all pictures in time and dropped
    /// pictures.
    package func skip(_ number: Int) {
        state.withLock { state in
            guard let place = state.watching[number]?.place else { return }
            state.watching[number]?.needsKey = true
            if case .following = place { begin(number, &state) }
        }
    }

    package func close(_ number: Int) { state.withLock { $0.watching[number] = nil } }

    package func newest(of app: AppKey) -> VideoPicture? {
        state.withLock { $0.streams.values.first { $0.app == app }?.feed.newest }
    }

    /// The stored key pictures, oldest first, each with the pictures that depend on the key picture. Disconnected apps
    /// are included.
    package var kept: [(app: AppKey, pictures: [VideoPicture])] { state.withLock { $0.past.kept } }

    private func begin(_ number: Int, _ state: inout State) {
        guard let watching = state.watching[number] else { return }
        guard let (ticket, stream) = state.streams.first(where: { $0.value.app == watching.app }) else {
            state.watching[number]?.place = .waits
            return watching.viewer.note(.none)
        }
        if case .unknown(let what) = stream.feed.format.wrapping {
            state.watching[number]?.place = .waits
            return watching.viewer.note(.unknown(what))
        }
        let group = stream.feed.group
        let backlog = group.pictures(after: watching.sent)
        let startsWithKey = backlog.first?.isKey ?? false
        var isAsked: Bool?
        if group.isComplete, startsWithKey || !watching.needsKey {
            if backlog.count > Self.longBacklog { isAsked = ask(ticket, &state) }
            // A viewer that already shows a picture of this stream waits for the new key picture instead.
            if isAsked != true || watching.sent == nil {
                send(backlog, number, then: .following, &state)
                return
            }
        } else if startsWithKey, let key = backlog.first {
            // The viewer gets an older key picture, which is better than no picture.
            guard send([key], number, then: .waits, &state) else { return }
        }
        state.watching[number]?.place = .waits
        if let fault = stream.fault { watching.viewer.note(.broken("\(fault)")) }
        watching.viewer.note(.waits(isAsked: isAsked ?? ask(ticket, &state)))
    }

    /// Sends pictures to the viewer `number`. Returns whether the viewer can receive more pictures.
    @discardableResult
    private func send(
        _ pictures: ArraySlice<VideoPicture>, _ number: Int, then place: Place, _ state: inout State
    ) -> Bool {
        guard let viewer = state.watching[number]?.viewer else { return false }
        let hasRoom = pictures.isEmpty || viewer.take(Array(pictures))
        state.watching[number]?.place = hasRoom ? place : .isFull
        if let last = pictures.last { state.watching[number]?.sent = last.number }
        if pictures.first?.isKey == true { state.watching[number]?.needsKey = false }
        return hasRoom
    }

    private func ask(_ ticket: StreamTicket, _ state: inout State) -> Bool {
        guard let stream = state.streams[ticket] else { return false }
        let now = timekeeper.now
        if let asked = stream.keyAsked, now - asked < Self.patience { return true }
        guard state.ask(stream.app) else { return false }
        state.streams[ticket]?.keyAsked = now
        return true
    }

    // MARK: Streams

    func begin(_ ticket: StreamTicket, of app: AppKey, _ format: VideoFormat) {
        state.withLock { state in
            state.streams[ticket] = Stream(app: app, feed: PictureFeed(format))
            for (number, watching) in state.watching where watching.app == app {
                // The picture numbers of each stream begin at 1, so the number from the earlier stream is removed.
                state.watching[number]?.sent = nil
                begin(number, &state)
            }
        }
    }

    func end(_ ticket: StreamTicket) {
        state.withLock { state in
            guard let stream = state.streams.removeValue(forKey: ticket) else { return }
            for (number, watching) in state.watching where watching.app == stream.app {
                state.watching[number]?.place = .waits
                watching.viewer.note(.none)
            }
        }
    }

    /// Splits received bytes of a stream into pictures and sends the pictures to the viewers.
    ///
    /// - Parameter alongside: called before the bytes are split, to pass the bytes to other clients in the same order.
    /// - Returns: the events to record, and when to call `pause` if no more data arrives.
    func take(
        _ bytes: ArraySlice<UInt8>, _ ticket: StreamTicket, alongside: () -> Void
    ) -> (outcomes: [Outcome], due: Instant?) {
        state.withLock { state in
            alongside()
            guard state.streams[ticket] != nil else { return ([], nil) }
            let events = state.streams[ticket]!.feed.receive(bytes, at: timekeeper.now)
            let outcomes = events.compactMap { outcome(of: $0, ticket, &state) }
            return (outcomes, state.streams[ticket]!.feed.due)
        }
    }

    /// Completes the last picture of a stream after a pause in the data. Returns the events to record, and when to call
    /// `pause` again if new data has arrived in the meantime.
    func pause(_ ticket: StreamTicket) -> (outcomes: [Outcome], due: Instant?) {
        state.withLock { state in
            guard let due = state.streams[ticket]?.feed.due else { return ([], nil) }
            guard due <= timekeeper.now else { return ([], due) }
            let event = state.streams[ticket]?.feed.pause(at: timekeeper.now)
            return (event.flatMap { outcome(of: $0, ticket, &state) }.map { [$0] } ?? [], nil)
        }
    }

    /// Returns the newest picture after the data has stopped arriving, unless the picture was reported already.
    func streamPaused(_ ticket: StreamTicket) -> [Outcome] {
        state.withLock { state in
            guard let stream = state.streams[ticket], let newest = stream.feed.newest,
                stream.reportedNumber != newest.number
            else { return [] }
            state.streams[ticket]?.reportedNumber = newest.number
            return [.shows(newest)]
        }
    }

    /// Calls `body` with the bytes since the newest key picture, before any later byte is distributed. If there are no
    /// such bytes, asks the app for a key picture.
    package func prelude(of app: AppKey, _ body: ([UInt8]) -> Void) {
        state.withLock { state in
            guard let (ticket, stream) = state.streams.first(where: { $0.value.app == app }) else { return body([]) }
            let prelude = stream.feed.prelude
            body(prelude)
            if prelude.isEmpty { _ = ask(ticket, &state) }
        }
    }

    private func outcome(of event: PictureFeed.Event, _ ticket: StreamTicket, _ state: inout State) -> Outcome? {
        guard let stream = state.streams[ticket] else { return nil }
        switch event {
        case .picture(let picture):
            if picture.isKey { state.streams[ticket]?.keyAsked = nil }
            state.past.add(picture, of: stream.app)
            state.streams[ticket]?.fault = nil
            show(picture, of: stream.app, &state)
            guard stream.reported.map({ picture.at - $0 >= Self.often }) ?? true else { return nil }
            state.streams[ticket]?.reported = picture.at
            state.streams[ticket]?.reportedNumber = picture.number
            return .shows(picture)
        case .fault(let fault):
            let asked = ask(ticket, &state)
            state.streams[ticket]?.fault = fault
            for (number, watching) in state.watching where watching.app == stream.app {
                // A waiting viewer is notified of the first fault only, because invalid data may arrive a thousand
                // times a second.
                guard watching.place == .following || (watching.place == .waits && stream.fault == nil) else {
                    continue
                }
                state.watching[number]?.place = .waits
                watching.viewer.note(.broken("\(fault)"))
                watching.viewer.note(.waits(isAsked: asked))
            }
            guard !stream.isBroken else { return nil }
            state.streams[ticket]?.isBroken = true
            return .broken(fault)
        }
    }

    private func show(_ picture: VideoPicture, of app: AppKey, _ state: inout State) {
        for (number, watching) in state.watching where watching.app == app {
            switch watching.place {
            case .isFull: continue
            case .waits where !picture.isKey: continue
            case .waits, .following:
                send([picture], number, then: .following, &state)
            }
        }
    }
}
