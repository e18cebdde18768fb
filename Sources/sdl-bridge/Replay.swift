import SDLBridge

/// Plays a recording again. - Returns: 0 when the head unit does the same, byte by byte, 1 when not, 2 without a recording.
func replay(_ path: String?) -> Int32 {
    guard let path else {
        say("replay wants the file that `serve --record` has written")
        return 2
    }
    do {
        let report = try Bridge.replay(path)
        print(report.text)
        return report.isSame ? 0 : 1
    } catch {
        say("\(path): \(error)")
        return 2
    }
}
