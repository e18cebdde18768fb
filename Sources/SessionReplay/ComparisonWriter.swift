package import Capsules
import JSON
import SDLSupport

/// Writes a session and its replay as one capsule (a file with recorded runs), so that links can lead to the rows of
/// both runs.
///
/// The row numbers of the replay must be higher than the row numbers of the session.
package struct ComparisonWriter {
    private let then: Session
    private let now: Session

    package init(then: Session, now: Session) { (self.then, self.now) = (then, now) }

    /// Writes the capsule.
    ///
    /// - Parameters:
    ///   - title: the title of the capsule.
    ///   - made: the time at which the capsule is created (RFC 3339).
    ///   - second: the same time in seconds since 1970.
    ///   - sink: receives the bytes of the file, piece by piece.
    package func write(
        _ title: String, made: String, second: Int, into sink: ([UInt8]) throws(AtomicFile.Failure) -> Void
    ) throws(AtomicFile.Failure) {
        var manifest = then.manifest
        manifest.title = title
        manifest.why = .asked
        manifest.made = made
        manifest.product = now.manifest.product
        manifest.productVersion = now.manifest.productVersion
        manifest.secondRun = now.firstRow
        let writer = CapsuleWriter(manifest, second: second)
        for stretch in then.stretches + now.stretches {
            writer.begin(state: stretch.state, changes: stretch.changes)
            var rows = stretch.rows.split(separator: UInt8(ascii: "\n")).map(Array.init)[...]
            while !rows.isEmpty {
                writer.add(rows: Array(rows.prefix(CapsuleWriter.mostRows)))
                rows = rows.dropFirst(CapsuleWriter.mostRows)
                try sink(writer.take())
            }
            try sink(writer.take())
        }
        for session in [then, now] {
            for (path, file) in session.files.object ?? [:] {
                guard let slash = path.firstIndex(of: "/"), let sha = file["sha256"]?.string else { continue }
                let isNew = writer.name(
                    file: String(path[path.index(after: slash)...]), of: String(path[..<slash]), sha256: sha,
                    bytes: file["bytes"]?.int ?? 0, type: file["type"]?.string ?? "application/octet-stream")
                if isNew, let content = session.rest.first(where: { $0.name == "files/\(sha)" })?.bytes {
                    writer.add(content: content, sha256: sha)
                }
                try sink(writer.take())
            }
        }
        for (session, mark) in [(then, ""), (now, "again-")] {
            for (name, bytes) in session.rest where name.hasPrefix("pictures/") {
                guard let slash = name.lastIndex(of: "/") else { continue }
                writer.add("\(name[...slash])\(mark)\(name[name.index(after: slash)...])", bytes)
                try sink(writer.take())
            }
        }
        if let processes = now.rest.first(where: { $0.name == "processes.json" }) {
            writer.add(processes.name, processes.bytes)
        }
        writer.end(apps: Set(then.apps + now.apps).sorted())
        try sink(writer.take())
    }
}
