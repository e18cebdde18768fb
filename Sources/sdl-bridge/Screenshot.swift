import Capsules
import SDLBridge
import SDLSupport

extension Verb {
    /// Returns the step (see `Verb.Step`) that takes a screenshot of the car on the page, with a browser on this
    /// machine.
    @Sendable static func screenshot(_ words: Arguments) throws -> Step {
        var size = CarPicture.Size()
        if let text = words.option("--size") {
            guard let wanted = CarPicture.Size(text) else {
                throw Options.Unknown(description: "--size \(text): write WIDTHxHEIGHT in pixels, such as 1100x760")
            }
            size = wanted
        }
        let (file, wanted) = (try words.need("FILE.png"), size)
        let name = file.split(separator: "/").last ?? ""
        if name.contains("."), !name.lowercased().hasSuffix(".png") {
            throw Options.Unknown(description: "\(file): screenshots are PNG images; use a file name with .png")
        }
        return { client in try draw(client, wanted, into: file) }
    }

    private static func draw(_ client: Client, _ size: CarPicture.Size, into file: String) throws -> Outcome {
        do throws(NoBrowser) {
            _ = try CarPicture.program()
        } catch {
            throw NoBrowser(description: "\(error), or open \(client.url)/#/car yourself")
        }
        let ready = try client.call("GET", "/livez")
        guard ready.status == 200 else { return Outcome(answer: ready, text: nil) }
        let picture = try CarPicture.draw(client.url, token: client.token, size)
        let making = try AtomicFile(file)
        try making.write(picture)
        try making.finish()
        return Outcome(answer: nil, text: making.isStream ? nil : file)
    }
}
