import Glibc
import SDLSupport

/// Nothing on this machine draws a page, or what should has not.
struct NoBrowser: Error, CustomStringConvertible {
    let description: String
}

extension Verb {
    private static let browsers = [
        "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome",
    ]
    /// Where packages put it, for whoever calls this with another PATH.
    private static let folders = [
        "/usr/bin", "/usr/lib/chromium", "/usr/lib/chromium-browser", "/snap/bin", "/opt/google/chrome",
    ]

    /// True once the state has been drawn, every image is there and has been measured, and the car stands still.
    private static let isReady = """
        (async () => {
            const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
            const end = Date.now() + 10000;
            let moved = Date.now();
            const watcher = new MutationObserver(() => (moved = Date.now()));
            const images = () => [...document.images].filter((image) => !image.complete);
            const masks = async () => {
                for (const part of document.querySelectorAll("[style*='mask-image']")) {
                    const found = part.style.maskImage.match(/url\\("(.*)"\\)/);
                    if (found) await Object.assign(new Image(), { src: found[1] }).decode().catch(() => {});
                }
            };
            while (Date.now() < end) {
                const car = document.getElementById("car");
                if (car) watcher.observe(car, { subtree: true, childList: true, attributes: true });
                if (document.body?.dataset.seq && !images().length && Date.now() - moved > 200) break;
                await wait(20);
            }
            await document.fonts.ready;
            await masks();
            return Boolean(document.body?.dataset.seq);
        })()
        """

    /// Has a browser of this machine draw the car.
    @Sendable static func screenshot(_ words: Words) throws -> Step {
        let size = words.option("--size") ?? "1100x760"
        let parts = size.split(separator: "x").compactMap { Int($0) }
        guard parts.count == 2, parts.allSatisfy({ (1...10_000).contains($0) }) else {
            throw Options.Unknown(description: "--size \(size): write WIDTHxHEIGHT in pixels, such as 1100x760")
        }
        let file = try words.need("FILE.png")
        return { client in try draw(client, width: parts[0], height: parts[1], into: file) }
    }

    private static func draw(_ client: Client, width: Int, height: Int, into file: String) throws -> Outcome {
        let program = try browser(for: client)
        let ready = try client.call("GET", "/livez")
        guard ready.status == 200 else { return Outcome(answer: ready, text: nil) }
        let query = client.token.map { "?access_token=\(Client.escaped($0))" } ?? ""
        var browser = try Browser(program, seconds: 30)
        defer { browser.end() }
        let picture = try browser.picture(
            of: "\(client.url)/\(query)#/car", width: width, height: height, when: isReady)
        guard let stream = fopen(file, "w"), fwrite(picture, 1, picture.count, stream) == picture.count,
            fclose(stream) == 0
        else { throw Client.Failure(description: "\(file) could not be written: \(String(cString: strerror(errno)))") }
        return Outcome(answer: nil, text: file)
    }

    /// The one that $CHROMIUM names, else the first of those that packages install.
    private static func browser(for client: Client) throws -> String {
        if let named = getenv("CHROMIUM").map({ String(cString: $0) }) {
            guard access(named, X_OK) == 0 else {
                throw NoBrowser(description: "there is no Chromium at \(named), which $CHROMIUM names")
            }
            return named
        }
        let path = getenv("PATH").map { String(cString: $0) } ?? ""
        let places = path.split(separator: ":").map(String.init) + folders
        let programs: [String] = browsers.flatMap { name in places.map { "\($0)/\(name)" } }
        guard let program = programs.first(where: { access($0, X_OK) == 0 }) else {
            throw NoBrowser(
                description: "there is no Chromium to draw it with; install chromium, name one in $CHROMIUM, "
                    + "or open \(client.url)/#/car yourself")
        }
        return program
    }
}
