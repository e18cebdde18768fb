import SDLRPC
package import SDLSupport

// The media clock and the haptic rectangles, as the state tree shows them.
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

struct HapticTree: JSONWritable, Sendable {
    let rects: [SDLHapticRect]

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("rects") { writer in
                writer.object { writer in
                    for rect in rects { writer.field(named: "\(rect.id)", HapticRectTree(rect: rect)) }
                }
            }
            writer.field("rectOrder", rects.map(\.id))
        }
    }
}

private struct HapticRectTree: JSONWritable {
    let rect: SDLHapticRect

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", rect.id)
            writer.field("x", rect.rect.x)
            writer.field("y", rect.rect.y)
            writer.field("width", rect.rect.width)
            writer.field("height", rect.rect.height)
        }
    }
}
