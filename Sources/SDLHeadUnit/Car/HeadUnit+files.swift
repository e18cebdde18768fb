import SDLRPC
import SDLSupport

// Files are written and read in order on the store's serial worker. The reducer receives the results as inputs.
extension HeadUnit {
    func keep(_ ticket: FileTicket, _ file: StoredFile, _ bytes: ArraySlice<UInt8>, _ offset: Int) {
        inFlight?.begin()
        store.keep(ticket, file, bytes, offset: offset) { [weak self, inFlight] failure in
            Task {
                await self?.take(.stored(ticket, failure: failure))
                inFlight?.end()
            }
        }
    }

    func keepIcon(_ name: String, of app: AppKey) {
        inFlight?.begin()
        store.keepIcon(name, of: app) { [weak self, inFlight] failure in
            Task {
                if failure != nil { await self?.take(.iconsGone([app])) }
                inFlight?.end()
            }
        }
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
        inFlight?.begin()
        store.worker.send { [weak self, inFlight] in
            let content = work()
            Task {
                await self?.take(.read(ticket, content))
                inFlight?.end()
            }
        }
    }
}

extension HeadUnitInput {
    var registers: Bool {
        if case .request(_, let request) = self { request.functionID == .registerAppInterface } else { false }
    }
}
