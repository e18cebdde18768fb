/// Recent pictures of all apps. At the memory limit, first the pictures after older key pictures are dropped, then the
/// oldest key pictures.
struct PictureHistory: Sendable {
    /// A key picture and the pictures that depend on the key picture.
    private struct Run {
        let app: AppKey
        var pictures: [VideoPicture]
        var bytes: Int
    }

    private let most: Int
    /// The limit in bytes for one key picture and the pictures that depend on the key picture.
    private let mostOfRun: Int
    private var runs: [Run] = []
    private var bytes = 0

    init(most: Int = 8 << 20, mostOfRun: Int = 2 << 20) { (self.most, self.mostOfRun) = (most, mostOfRun) }

    /// Each key picture with the pictures that depend on the key picture, oldest first.
    var kept: [(app: AppKey, pictures: [VideoPicture])] { runs.map { ($0.app, $0.pictures) } }

    mutating func add(_ picture: VideoPicture, of app: AppKey) {
        let size = picture.bytes.count
        if picture.isKey {
            runs.append(Run(app: app, pictures: [picture], bytes: size))
        } else {
            // A picture can be shown only if all pictures back to its key picture are present.
            guard let place = runs.lastIndex(where: { $0.app == app }),
                runs[place].pictures.last?.number == picture.number - 1, runs[place].bytes + size <= mostOfRun
            else { return }
            runs[place].pictures.append(picture)
            runs[place].bytes += size
        }
        bytes += size
        while bytes > most, runs.count > 1 { evictOldest() }
    }

    private mutating func evictOldest() {
        guard let place = runs.dropLast().firstIndex(where: { $0.pictures.count > 1 }) else {
            bytes -= runs.removeFirst().bytes
            return
        }
        let key = runs[place].pictures[0]
        bytes -= runs[place].bytes - key.bytes.count
        runs[place].pictures = [key]
        runs[place].bytes = key.bytes.count
    }
}
