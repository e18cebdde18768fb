package import JSON
import SDLRPC
import SDLSupport

// The media clock and the haptic rectangles in the state tree.
extension MediaClock: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("updateMode", request.updateMode)
            writer.field("startMs", request.startTime.map { $0.inSeconds * 1000 })
            writer.field("endMs", request.endTime.map { $0.inSeconds * 1000 })
            writer.field("setAt", Int(setAt.milliseconds))
            writer.field("pausedAt", pausedAt.map { Int($0.milliseconds) })
            writer.field("countRate", request.countRateOrDefault)
            writer.field("audioStreamingIndicator", request.audioStreamingIndicator)
            writer.field("forwardSeekIndicator", request.forwardSeekIndicator)
            writer.field("backSeekIndicator", request.backSeekIndicator)
        }
    }
}

extension AppScreen {
    /// The rectangles by id. If several rectangles have the same id, only the last rectangle is listed.
    var hapticTree: ObjectTree {
        ObjectTree { [haptics, hapticsRow] writer in
            var rects: OrderedMap<Int, ObjectTree> = [:]
            for rect in haptics {
                rects[rect.id] = ObjectTree { writer in
                    writer.field("id", rect.id)
                    writer.field("x", rect.rect.x)
                    writer.field("y", rect.rect.y)
                    writer.field("width", rect.rect.width)
                    writer.field("height", rect.rect.height)
                }
            }
            writer.field("rects", rects)
            writer.field("rectOrder", rects.keys)
            writer.field("row", hapticsRow)
        }
    }
}

extension MediaStream: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("startedAt", Int(startedAt.milliseconds))
            writer.field("width", request.width)
            writer.field("height", request.height)
            writer.field("videoProtocol", request.videoProtocol)
            writer.field("videoCodec", request.videoCodec)
            writer.field("flowing", isFlowing)
            if let picture { writer.field("picture") { picture.write(to: &$0) } }
        }
    }
}

extension ShownPicture: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("number", number)
            if let mark { writer.field("mark", mark) }
            writer.field("codec", codec)
            writer.field("width", width)
            writer.field("height", height)
        }
    }
}
