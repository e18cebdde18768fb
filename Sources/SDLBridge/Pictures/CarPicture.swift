import SDLSupport
import WebSockets

#if canImport(Glibc)
import Glibc
#endif

/// Takes a picture of the car as the page of a bridge shows the car. A browser on this machine draws the page.
package enum CarPicture {
    package struct Size: Hashable, Sendable {
        package var width = 1100
        package var height = 760

        package init() {}

        /// Parses a size. Returns nil if `text` is not a size or the size is out of range.
        ///
        /// - Parameter text: for example `1100x760`.
        package init?(_ text: String) {
            let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
            guard parts.count == 2, let width = parts[0], let height = parts[1], Self.range.contains(width),
                Self.range.contains(height)
            else { return nil }
            (self.width, self.height) = (width, height)
        }

        private static let range = 1...10_000
    }

    private static let browsers = [
        "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome",
    ]
    /// The folders in which packages install a browser. On some systems, these folders are not in PATH.
    private static let folders = [
        "/usr/bin", "/usr/lib/chromium", "/usr/lib/chromium-browser", "/snap/bin", "/opt/google/chrome",
    ]

    /// A script that waits until the page is complete and then returns an empty string.
    ///
    /// The page is complete if the state has been drawn, all images are loaded, the app's picture is shown, and nothing
    /// has changed for a moment. If the car or the app's picture is not shown within a time limit, the script returns
    /// the reason.
    private static let isReady = """
        (async () => {
            const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
            const end = Date.now() + 10000;
            let moved = Date.now();
            // Ignore changes of canvases, because an app's moving picture changes its canvas all the time.
            const watcher = new MutationObserver((changes) => {
                if (changes.some(({ target }) => target.tagName !== "CANVAS")) moved = Date.now();
            });
            const images = () => [...document.images].filter((image) => !image.complete);
            const masks = async () => {
                for (const part of document.querySelectorAll("[style*='mask-image']")) {
                    const found = part.style.maskImage.match(/url\\("(.*)"\\)/);
                    if (found) await Object.assign(new Image(), { src: found[1] }).decode().catch(() => {});
                }
            };
            const missing = () => {
                if (!document.body?.dataset.seq) return "the page did not show the car in time";
                const picture = document.querySelector("#car .region-surface .picture");
                if (!picture) return "";
                const note = picture.querySelector(".surface-note.no-picture")?.textContent;
                if (note) return `the app's picture is not shown: ${note.replace(/\\.$/, "")}`;
                return picture.querySelector("canvas")?.dataset.picture ? "" : "the app's picture has not arrived";
            };
            while (Date.now() < end) {
                const car = document.getElementById("car");
                if (car) watcher.observe(car, { subtree: true, childList: true, attributes: true });
                if (!missing() && !images().length && Date.now() - moved > 200) break;
                await wait(20);
            }
            await document.fonts.ready;
            await masks();
            return missing();
        })()
        """

    /// Returns a picture of the car as PNG. Blocks the calling thread.
    ///
    /// - Parameter url: the bridge's address, without a slash at the end.
    package static func draw(_ url: String, token: String?, _ size: Size) throws -> [UInt8] {
        let query = token.map { "?access_token=\(PercentCoding.encode($0))" } ?? ""
        var browser = try Browser(program(), seconds: 30)
        defer { browser.end() }
        return try browser.picture(
            of: "\(url)/\(query)#/car", width: size.width, height: size.height, when: isReady)
    }

    /// Returns the path in the environment variable CHROMIUM. If the variable is not set, returns the path of the first
    /// installed browser.
    package static func program() throws(NoBrowser) -> String {
        if let named = getenv("CHROMIUM").map({ String(cString: $0) }) {
            guard access(named, X_OK) == 0 else {
                throw NoBrowser(description: "there is no Chromium at the path in $CHROMIUM, \(named)")
            }
            return named
        }
        let path = getenv("PATH").map { String(cString: $0) } ?? ""
        let places = path.split(separator: ":").map(String.init) + folders
        let programs: [String] = browsers.flatMap { name in places.map { "\($0)/\(name)" } }
        guard let program = programs.first(where: { access($0, X_OK) == 0 }) else {
            throw NoBrowser(
                description: "no Chromium was found; install chromium, or set $CHROMIUM to the path of a Chromium")
        }
        return program
    }
}
