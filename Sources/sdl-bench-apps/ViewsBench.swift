import BenchSupport
import CarUI
import PictureEncoding
import SDLSupport

/// Measures the work for pictures of 800 x 480 pixels, on one core. For each picture, the views are laid out, drawn
/// with Cairo, copied and encoded as H.264, as in an app. The pictures show a map that moves behind a few views, a
/// table that scrolls, and a button that is pressed and released. A further measurement uses a window without motion.
enum ViewsBench {
    private static let size = PixelSize(width: 800, height: 480)
    private static let rounds = 300

    @MainActor static func run() async throws -> [Figure] {
        let (window, map) = stage()
        var figures = try measure("a moving map", window, bar: .atMost(5)) { map.moved = CGFloat($0) * 3 }
        let (page, table, button) = listPage()
        // The table does not own its data source.
        defer { withExtendedLifetime(page) {} }
        figures += try measure("a table that scrolls", page.window, bar: .atMost(2)) {
            table.contentOffset.y = CGFloat($0) * 7
        }
        figures += try measure("a button press", page.window, bar: .atMost(2)) { button.isHighlighted = $0 % 2 == 1 }
        let renderer = WindowRenderer(window)
        _ = try draw(window, renderer, 0)
        let still = ContinuousClock.now
        var idle = 0
        for number in 0..<1_000 { idle += try draw(window, renderer, number).count }
        let stillTime = (ContinuousClock.now - still).inMilliseconds / 1_000
        return figures + [
            Figure(
                what: "parts drawn in 1,000 display updates without a change", value: Double(idle), unit: "",
                bar: .atMost(0)),
            Figure(what: "display update without a change", value: stillTime, unit: "ms", bar: .atMost(0.01)),
        ]
    }

    /// Draws and encodes pictures of a window. `change` makes the change for each picture. `bar` is the limit for the
    /// whole work for a picture.
    @MainActor private static func measure(
        _ name: String, _ window: UIWindow, bar: Figure.Bar, _ change: (Int) -> Void
    ) throws -> [Figure] {
        let (renderer, encoder) = (WindowRenderer(window), PictureEncoder())
        var (drawing, packing, all): ([Double], [Double], [Double]) = ([], [], [])
        var bytes = 0
        for number in 0..<rounds {
            change(number)
            let began = ContinuousClock.now
            let rects = try draw(window, renderer, number)
            let drawn = ContinuousClock.now
            let count = try pack(renderer, encoder, rects, number)
            // The first picture lays out texts and allocates memory, so it is not measured.
            guard number > 0 else { continue }
            bytes += count
            let packed = ContinuousClock.now
            drawing.append((drawn - began).inMilliseconds)
            packing.append((packed - drawn).inMilliseconds)
            all.append((packed - began).inMilliseconds)
        }
        let size = Double(bytes) / Double(rounds - 1) / 1_024
        return [
            Figure(what: "layout and drawing of \(name), p50", value: drawing.median, unit: "ms"),
            Figure(what: "copying and encoding of \(name), p50", value: packing.median, unit: "ms"),
            Figure(what: "a picture of \(name), all together, p50", value: all.median, unit: "ms", bar: bar),
            Figure(what: "size of a picture of \(name)", value: size, unit: "KB"),
        ]
    }

    @MainActor private static func draw(_ window: UIWindow, _ renderer: WindowRenderer, _ number: Int) throws
        -> [PixelRect]
    {
        window.tick(at: Double(number) / 30)
        return try renderer.render().rects.map {
            PixelRect(x: Int($0.minX), y: Int($0.minY), width: Int($0.width), height: Int($0.height))
        }
    }

    @MainActor private static func pack(
        _ renderer: WindowRenderer, _ encoder: PictureEncoder, _ rects: [PixelRect], _ number: Int
    ) throws -> Int {
        let packed = try renderer.withPixels { bytes, stride in
            let parts = PictureParts(try BitmapView(bytes, size: size, stride: stride), rects)
            return try encoder.encode(parts, number: UInt64(number), at: Int64(number) * 33)
        }
        return packed??.bytes.count ?? 0
    }

    @MainActor private static func listPage() -> (page: Rows, table: UITableView, button: UIButton) {
        let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 800, height: 480), scale: 1)
        let page = Rows(screen)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 600, height: 480))
        table.dataSource = page
        page.window.addSubview(table)
        let button = UIButton(frame: CGRect(x: 620, y: 190, width: 160, height: 80))
        button.setTitle("Navigate", for: .normal)
        button.style = .gray
        page.window.addSubview(button)
        page.window.makeKeyAndVisible()
        return (page, table, button)
    }

    @MainActor private static func stage() -> (UIWindow, MovingStreets) {
        let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 800, height: 480), scale: 1)
        let window = UIWindow(frame: screen.bounds)
        window.screen = screen
        let map = MovingStreets(frame: screen.bounds)
        window.addSubview(map)
        for (row, name) in ["Search", "Home", "Work"].enumerated() {
            let button = UIButton(frame: CGRect(x: 20, y: 90 + row * 90, width: 160, height: 76))
            button.setTitle(name, for: .normal)
            button.style = .gray
            window.addSubview(button)
        }
        let label = UILabel(frame: CGRect(x: 220, y: 20, width: 560, height: 40))
        label.text = "In 300 m turn right into Station Road"
        window.addSubview(label)
        window.makeKeyAndVisible()
        return (window, map)
    }
}

/// A view with a route, names, and streets between about a hundred buildings.
private final class MovingStreets: UIView {
    var moved: CGFloat = 0 { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor(white: 0.93, alpha: 1))
        context.fill(bounds)
        let (left, top) = (-moved.truncatingRemainder(dividingBy: 80), -(moved / 2).truncatingRemainder(dividingBy: 60))
        for column in 0..<12 {
            for row in 0..<10 {
                let hue = CGFloat((column * 7 + row * 3 + Int(moved / 80)) % 9) / 30
                context.setFillColor(UIColor(red: 0.8 - hue, green: 0.82, blue: 0.7 + hue, alpha: 1))
                let (x, y) = (left + CGFloat(column) * 80, top + CGFloat(row) * 60)
                context.fill(CGRect(x: x + 10, y: y + 8, width: 28, height: 40))
                context.fill(CGRect(x: x + 44, y: y + 14, width: 26, height: 34))
            }
        }
        context.setStrokeColor(.white)
        context.setLineWidth(9)
        context.beginPath()
        for row in 0..<10 {
            context.move(to: CGPoint(x: 0, y: top + CGFloat(row) * 60))
            context.addCurve(
                to: CGPoint(x: 800, y: top + CGFloat(row) * 60 + 20), control1: CGPoint(x: 260, y: top - 10),
                control2: CGPoint(x: 500, y: top + 90 + CGFloat(row) * 60))
        }
        context.strokePath()
        context.setStrokeColor(.systemBlue)
        context.setLineWidth(14)
        context.beginPath()
        context.addLines(
            between: (0..<20).map { CGPoint(x: CGFloat($0) * 44, y: 240 + CGFloat($0 % 3) * 30 + top / 2) })
        context.strokePath()
        for street in 0..<8 {
            let place = CGPoint(x: left + CGFloat(street) * 110, y: top + CGFloat(street) * 55)
            "Street \(street + 1)".draw(at: place, font: .systemFont(ofSize: 16), color: .label)
        }
    }
}

/// A window with a table of places.
@MainActor
private final class Rows: UITableViewDataSource {
    let window: UIWindow

    init(_ screen: UIScreen) {
        window = UIWindow(frame: screen.bounds)
        window.screen = screen
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "place")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "place")
        cell.textLabel?.text = "Station Road \(indexPath.row)"
        cell.detailTextLabel?.text = "\(indexPath.row % 30) km, open until 18:30"
        return cell
    }
}
