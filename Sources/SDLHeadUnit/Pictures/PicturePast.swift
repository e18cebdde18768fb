/// What apps' pictures were: whole while there is room, then the key pictures alone, of which the oldest go first.
struct PicturePast: Sendable {
    /// A key picture and what has followed it.
    private struct Run {
        let app: AppKey
        var pictures: [VideoPicture]
        var bytes: Int
    }

    private let most: Int
    /// Of a stream with rare key pictures no more is kept behind one.
    private let mostOfRun: Int
    private var runs: [Run] = []
    private var bytes = 0

    init(most: Int = 8 << 20, mostOfRun: Int = 2 << 20) { (self.most, self.mostOfRun) = (most, mostOfRun) }

    /// Each key picture and what has followed it, oldest first.
    var kept: [(app: AppKey, pictures: [VideoPicture])] { runs.map { ($0.app, $0.pictures) } }

    mutating func add(_ picture: VideoPicture, of app: AppKey) {
        let size = picture.bytes.count
        if picture.isKey {
            runs.append(Run(app: app, pictures: [picture], bytes: size))
        } else {
            // What has not all before it back to a key picture cannot be shown.
            guard let place = runs.lastIndex(where: { $0.app == app }),
                runs[place].pictures.last?.number == picture.number - 1, runs[place].bytes + size <= mostOfRun
            else { return }
            runs[place].pictures.append(picture)
            runs[place].bytes += size
        }
        bytes += size
        while bytes > most, runs.count > 1 { letGo() }
    }

    private mutating func letGo() {
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
