import SDLRPC
import SDLSupport

// Files are written and read in order on the store's serial worker. The reducer receives the results as inputs.
extension HeadUnit {
    func keep(_ ticket: FileTicket, _ file: StoredFile, _ bytes: ArraySlice<UInt8>, _ offset: Int) {
        let done = callback { (unit: HeadUnit, failure: String?) in await unit.take(.stored(ticket, failure: failure)) }
        store.keep(ticket, file, bytes, offset: offset, done: done)
    }

    func keepIcon(_ name: String, of app: AppKey) {
        let done = callback { (unit: HeadUnit, failure: String?) in
            if failure != nil { await unit.take(.iconsGone([app])) }
        }
        store.keepIcon(name, of: app, done: done)
    }

    /// Removes icons from the state if their files no longer exist. Called before an app registers.
    func lookForIcons() {
        let gone = store.missingIcons(of: state.files.icons.keys)
        if !gone.isEmpty { perform(turn(.iconsGone(gone))) }
    }

    func read(_ ticket: ReadTicket, _ name: String, of app: AppKey, _ range: Range<Int>) {
        read(ticket) { [store] in store.read(name, of: app, range) }
    }

    func readShared(_ ticket: ReadTicket, _ path: String, from offset: Int, length: Int?, most: Int) {
        read(ticket) { [shared] in shared.read(path, from: offset, length: length, most: most) }
    }

    /// Runs `work`, which reads a file, on the worker after all pending writes.
    private func read(_ ticket: ReadTicket, _ work: @escaping @Sendable () -> FileContent) {
        let done = callback { (unit: HeadUnit, content: FileContent) in await unit.take(.read(ticket, content)) }
        store.worker.send { done(work()) }
    }

    /// Returns a function that calls `body` with its argument. Until `body` ends, the call counts as work in flight.
    func callback<Value: Sendable>(
        _ body: @escaping @Sendable (HeadUnit, Value) async -> Void
    ) -> @Sendable (Value) -> Void {
        inFlight?.begin()
        return { [weak self, inFlight] value in
            Task {
                if let self { await body(self, value) }
                inFlight?.end()
            }
        }
    }

    /// Returns the path of an app's file, even if the file is not stored yet.
    package nonisolated func path(of name: String, of app: String) -> String {
        store.place(name, of: AppKey(rawValue: app))
    }

    /// The files that apps have stored on the head unit, including the files of apps that are no longer registered.
    package nonisolated var files: [(app: String, name: String)] { store.all.map { ($0.app.rawValue, $0.name) } }

    /// Returns a file that an app has stored on the head unit; nil if no such file exists. Never waits for an app.
    package nonisolated func file(named name: String, of app: String) -> HeadUnitFile? {
        store.file(name, of: AppKey(rawValue: app))
    }
}

extension HeadUnitInput {
    var registers: Bool {
        if case .request(_, let request) = self { request.functionID == .registerAppInterface } else { false }
    }
}
