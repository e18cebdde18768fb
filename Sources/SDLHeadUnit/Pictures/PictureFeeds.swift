import H264
import SDLSupport

/// The pictures of all apps, on their way to the viewers.
///
/// There is one stream, however many viewers it has. A viewer that comes late, or has fallen behind, begins with the
/// newest key picture if little followed it; else the app is asked for a key picture; else its next one is waited for.
package final class PictureFeeds: Sendable {
    /// A viewer of an app's picture. Called on any thread, and must only hand over.
    package protocol Viewer: AnyObject, Sendable {
        /// One picture, or all that it takes to begin.
        ///
        /// - Returns: whether there is room for more. Otherwise nothing comes until `ready` is called.
        func take(_ pictures: [VideoPicture]) -> Bool
        func note(_ note: ViewerNote)
    }

    /// What a viewer is told beside pictures.
    package enum ViewerNote: Hashable, Sendable {
        /// The app streams no picture now.
        case none
        /// A key picture has been asked for, or nobody can ask for one and the app's next is waited for.
        case waits(isAsked: Bool)
        /// Pictures cannot be taken out of what it streams.
        case unknown(String)
        /// The stream brings what is no picture.
        case broken(String)
    }

    /// What the head unit is to write down.
    enum Outcome: Sendable {
        /// The newest picture of a stream; said no more often than each second.
        case shows(VideoPicture)
        /// Said once a stream.
        case broken(StreamFault)
    }

    private enum Place { case following, waits, isFull }

    private struct Watching {
        let viewer: any Viewer
        let app: AppKey
        var place = Place.waits
    }

    private struct Stream {
        let app: AppKey
        var feed: PictureFeed
        var told: Instant?
        var toldNumber: UInt64?
        var isBroken = false
        /// Why what came since the last picture was none; nil while pictures come.
        var fault: StreamFault?
        var keyAsked: Instant?
    }

    private struct State {
        var streams: [StreamTicket: Stream] = [:]
        var watching: OrderedMap<Int, Watching> = [:]
        var last = 0
        var past = PicturePast()
        var ask: @Sendable (AppKey) -> Bool = { _ in false }
    }

    private let state = Lock(State())
    private let timekeeper: any Timekeeper

    /// One order for a key picture serves every viewer that wants one meanwhile.
    private static let patience = Duration.milliseconds(500)
    private static let often = Duration.seconds(1)

    init(timekeeper: any Timekeeper) { self.timekeeper = timekeeper }

    /// - Parameter ask: has an app send a key picture; false where nobody can.
    package func asking(_ ask: @escaping @Sendable (AppKey) -> Bool) { state.withLock { $0.ask = ask } }

    // MARK: Viewers

    /// - Returns: the viewer's number, for `ready` and `close`.
    package func open(_ app: AppKey, _ viewer: any Viewer) -> Int {
        state.withLock { state in
            state.last += 1
            state.watching[state.last] = Watching(viewer: viewer, app: app)
            begin(state.last, &state)
            return state.last
        }
    }

    /// There is room again.
    package func ready(_ number: Int) {
        state.withLock { state in
            guard case .isFull = state.watching[number]?.place else { return }
            begin(number, &state)
        }
    }

    package func close(_ number: Int) { state.withLock { $0.watching[number] = nil } }

    package var viewers: Int { state.withLock { $0.watching.count } }

    /// What an app's newest picture is, and what it streams.
    package func newest(of app: AppKey) -> VideoPicture? {
        state.withLock { $0.streams.values.first { $0.app == app }?.feed.newest }
    }

    /// Key pictures and what has followed each, oldest first, as far as they are kept; of apps that are gone, too.
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
        if stream.feed.group.isThere {
            let hasRoom = watching.viewer.take(stream.feed.group.pictures)
            state.watching[number]?.place = hasRoom ? .following : .isFull
            return
        }
        state.watching[number]?.place = .waits
        if let fault = stream.fault { watching.viewer.note(.broken("\(fault)")) }
        watching.viewer.note(.waits(isAsked: ask(ticket, &state)))
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
            for (number, watching) in state.watching where watching.app == app { begin(number, &state) }
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

    /// - Parameters:
    ///   - alongside: what else hears the bytes, in the same order.
    /// - Returns: what to write down, and when to `pause`, should nothing more come until then.
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

    /// - Returns: what to write down, and when to ask again, where something has come meanwhile.
    func pause(_ ticket: StreamTicket) -> (outcomes: [Outcome], due: Instant?) {
        state.withLock { state in
            guard let due = state.streams[ticket]?.feed.due else { return ([], nil) }
            guard due <= timekeeper.now else { return ([], due) }
            let event = state.streams[ticket]?.feed.pause(at: timekeeper.now)
            return (event.flatMap { outcome(of: $0, ticket, &state) }.map { [$0] } ?? [], nil)
        }
    }

    /// Nothing comes any more for now: the last picture is said, if it is not the one that was.
    func dried(_ ticket: StreamTicket) -> [Outcome] {
        state.withLock { state in
            guard let stream = state.streams[ticket], let newest = stream.feed.newest,
                stream.toldNumber != newest.number
            else { return [] }
            state.streams[ticket]?.toldNumber = newest.number
            return [.shows(newest)]
        }
    }

    /// - Parameter body: runs before any byte of the app's picture that is not in the prelude is handed on.
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
            guard stream.told.map({ picture.at - $0 >= Self.often }) ?? true else { return nil }
            state.streams[ticket]?.told = picture.at
            state.streams[ticket]?.toldNumber = picture.number
            return .shows(picture)
        case .fault(let fault):
            let asked = ask(ticket, &state)
            state.streams[ticket]?.fault = fault
            for (number, watching) in state.watching where watching.app == stream.app {
                // A viewer that waits is told of the first fault only: garbage may come a thousand times a second.
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
                state.watching[number]?.place = watching.viewer.take([picture]) ? .following : .isFull
            }
        }
    }
}
