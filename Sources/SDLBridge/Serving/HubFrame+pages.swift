extension HubFrame {
    /// The maximum size of a message in bytes. A message with many large rows would fill the queue of a client.
    private static let pageBytes = 128 << 10

    /// Returns messages that contain the rows. The size of each message is limited.
    static func pages(_ rows: [[UInt8]]) -> [HubFrame] {
        var frames: [HubFrame] = []
        var part: [[UInt8]] = []
        var bytes = 0
        for row in rows {
            if bytes + row.count > pageBytes, !part.isEmpty {
                frames.append(HubFrame(rows: part))
                (part, bytes) = ([], 0)
            }
            part.append(row)
            bytes += row.count
        }
        if !part.isEmpty { frames.append(HubFrame(rows: part)) }
        return frames
    }
}
