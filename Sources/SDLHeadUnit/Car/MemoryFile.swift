import JSON
import SDLSupport

/// The file in which a head unit saves data about its apps. The file contains the wall-clock time, because the clock of
/// each run starts at zero.
struct MemoryFile {
    private static let version = 1

    let memory: HeadUnitMemory
    /// The instant of the write, on the run's clock.
    let now: Instant
    /// The time of the write on the wall clock, in milliseconds since 1970.
    let wall: Int

    var json: [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.field("version", Self.version)
            writer.field("now", Int(now.milliseconds))
            writer.field("wall", wall)
            writer.field("memory", memory)
        }
        return writer.bytes
    }

    /// Returns `memory` with all instants converted to this run's clock. If the wall clock was set back between the
    /// runs, the time between the runs counts as zero.
    func memory(at now: Instant, wall: Int) -> HeadUnitMemory {
        let away = Duration.milliseconds(max(0, wall - self.wall))
        return memory.moved(by: (now - self.now) - away)
    }
}

extension MemoryFile {
    init(_ bytes: [UInt8]) throws {
        let json = try JSONValue(parsing: bytes)
        guard json["version"]?.int == Self.version else { throw HeadUnitMemory.Damage(place: "version") }
        let wall = try json.kept("wall").int.kept("wall")
        guard wall >= 0 else { throw HeadUnitMemory.Damage(place: "wall") }
        self.init(
            memory: try HeadUnitMemory(kept: json.kept("memory")),
            now: Instant(milliseconds: try json.kept("now").int.kept("now")),
            wall: wall)
    }
}
