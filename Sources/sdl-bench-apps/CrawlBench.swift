import BenchSupport
import CarUI
import SDLKit
import SDLRPC
import SDLSupport

/// Measures how long a car window needs to find a thousand selectable views among ten thousand. The window has two
/// kinds of search (see `CarWindowCrawl`), and both are measured. The comparison with the areas that were reported to
/// the head unit is measured too.
enum CrawlBench {
    private static let rounds = 300

    @MainActor static func run() async throws -> [Figure] {
        let root = tree()
        var found: [SDLFocusableView] = []
        CarWindowCrawl.crawl(root, into: &found)
        guard found.count == 1_000 else { throw BenchFailure(description: "\(found.count) views were found") }
        let sent = found.map(\.hapticRect)
        let window = UIWindow(frame: root.frame)
        window.addSubview(root)
        let pressed = CarWindowCrawl.search(window) { $0.middle }
        guard CarWindowCrawl.isReported(pressed, by: sent) else {
            throw BenchFailure(description: "\(pressed.count) views can be pressed")
        }
        var (crawls, searches, compares): ([Int64], [Int64], [Int64]) = ([], [], [])
        for _ in 0..<rounds {
            let began = monotonicNanoseconds()
            found.removeAll(keepingCapacity: true)
            CarWindowCrawl.crawl(root, into: &found)
            let crawled = monotonicNanoseconds()
            guard CarWindowCrawl.isReported(found, by: sent) else { throw BenchFailure(description: "wrong views") }
            crawls.append(crawled - began)
            compares.append(monotonicNanoseconds() - crawled)
            let started = monotonicNanoseconds()
            _ = CarWindowCrawl.search(window) { $0.middle }
            searches.append(monotonicNanoseconds() - started)
        }
        return [
            Figure(
                what: "search of 10,000 views, 1,000 found, p50", value: crawls.sorted().milliseconds(at: 0.5),
                unit: "ms", bar: .atMost(0.35)),
            Figure(
                what: "search of 10,000 views for those that can be pressed, p50",
                value: searches.sorted().milliseconds(at: 0.5), unit: "ms", bar: .atMost(0.8)),
            Figure(
                what: "time to compare the found areas with the reported areas, p50",
                value: compares.sorted().milliseconds(at: 0.5), unit: "ms", bar: .atMost(0.1)),
        ]
    }

    @MainActor private static func tree() -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
        for row in 0..<100 {
            let line = UIView(frame: CGRect(x: 0, y: row * 4, width: 800, height: 4))
            for column in 0..<99 {
                let frame = CGRect(x: column * 8, y: 0, width: 7, height: 3)
                line.addSubview(column % 10 == 0 ? UIButton(frame: frame) : UIView(frame: frame))
            }
            root.addSubview(line)
        }
        return root
    }
}

extension CGRect {
    fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
