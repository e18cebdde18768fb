import SDLRPC
import SDLSupport

// Files are kept and read in order on the store's lane; what came of it comes back as an input.
extension HeadUnit {
    func keep(_ ticket: FileTicket, _ file: StoredFile, _ bytes: ArraySlice<UInt8>, _ offset: Int) {
        flight?.begin()
        store.keep(ticket, file, bytes, offset: offset) { [weak self, flight] failure in
            Task {
                await self?.take(.stored(ticket, failure: failure))
                flight?.end()
            }
        }
    }

    func keepIcon(_ name: String, of app: AppKey) {
        flight?.begin()
        store.keepIcon(name, of: app) { [weak self, flight] failure in
            Task {
                if failure != nil { await self?.take(.iconsGone([app])) }
                flight?.end()
            }
        }
    }

    /// Somebody may have taken one from the disk since: an app is told only of what is there.
    func lookForIcons() {
        let gone = store.missingIcons(of: state.icons.keys)
        if !gone.isEmpty { perform(turn(.iconsGone(gone))) }
    }

    func read(_ ticket: ReadTicket, _ name: String, of app: AppKey, _ range: Range<Int>) {
        read(ticket) { [store] in store.read(name, of: app, range) }
    }

    func readShared(_ ticket: ReadTicket, _ path: String, from offset: Int, length: Int?, most: Int) {
        read(ticket) { [shared] in shared.read(path, from: offset, length: length, most: most) }
    }

    /// Behind whatever is being written.
    private func read(_ ticket: ReadTicket, _ work: @escaping @Sendable () -> FileContent) {
        flight?.begin()
        store.lane.send { [weak self, flight] in
            let content = work()
            Task {
                await self?.take(.read(ticket, content))
                flight?.end()
            }
        }
    }
}

extension HeadUnitInput {
    /// An app comes, or wants to.
    var registers: Bool {
        if case .request(_, let request) = self { request.functionID == .registerAppInterface } else { false }
    }
}
