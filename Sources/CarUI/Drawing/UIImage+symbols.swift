extension UIImage {
    /// Creates the built-in symbol `name`. If no symbol has this name, returns nil and reports the most similar names.
    public convenience init?(systemName name: String) {
        guard let draw = Symbol.drawings[name] else {
            UIDiagnostic.reportUnknownSymbol(name)
            return nil
        }
        self.init(
            size: CGSize(width: 24, height: 24),
            template: { _ in
                let path = UIBezierPath()
                path.lineWidth = 2.4
                path.lineCapStyle = .round
                path.lineJoinStyle = .round
                UIColor.black.set()
                draw(path)
            })
        self.name = name
    }

    /// The names of all built-in symbols.
    public static var systemNames: [String] { Symbol.drawings.keys.sorted() }
}

/// The drawing code of the built-in symbols, on a square of 24 by 24 points.
@MainActor
private enum Symbol {
    static let drawings: [String: (UIBezierPath) -> Void] = [
        "chevron.left": { lines($0, [(15, 5), (8, 12), (15, 19)]) },
        "chevron.right": { lines($0, [(9, 5), (16, 12), (9, 19)]) },
        "chevron.down": { lines($0, [(5, 9), (12, 16), (19, 9)]) },
        "chevron.up": { lines($0, [(5, 15), (12, 8), (19, 15)]) },
        "plus": { lines($0, [(12, 5), (12, 19)], [(5, 12), (19, 12)]) },
        "car": { path in
            lines(
                path, [(3, 16), (3, 12), (6, 11), (8, 6), (16, 6), (18, 11), (21, 12), (21, 16), (3, 16)],
                [(6, 11), (18, 11)])
            for x in [7.0, 17] { UIBezierPath(ovalIn: CGRect(x: x - 2.5, y: 15, width: 5, height: 5)).fill() }
        },
        "location": { closed($0, [(21, 3), (14, 21), (11, 13), (3, 10)]).stroke() },
        "info.circle": { path in
            UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 18, height: 18)).outlined()
            lines(path, [(12, 11), (12, 16)], [(12, 7.5), (12, 7.6)])
        },
        "heart.fill": { heart($0).fill() },
        "heart": { heart($0).stroke() },
        "trash": {
            lines(
                $0, [(4, 6), (20, 6)], [(9, 6), (9, 3.5), (15, 3.5), (15, 6)], [(6, 6), (7, 20), (17, 20), (18, 6)])
        },
        "arrow.clockwise": {
            $0.addArc(
                withCenter: CGPoint(x: 12, y: 12), radius: 7.5, startAngle: -0.5, endAngle: 4.9, clockwise: true)
            $0.stroke()
            lines($0, [(13, 1.5), (17, 4.5), (13, 8)])
        },
        "arrow.right": { lines($0, [(4, 12), (20, 12)], [(14, 6), (20, 12), (14, 18)]) },
        "arrow.left": { lines($0, [(20, 12), (4, 12)], [(10, 6), (4, 12), (10, 18)]) },
        "arrow.down": { lines($0, [(12, 4), (12, 20)], [(6, 14), (12, 20), (18, 14)]) },
        "play.fill": { closed($0, [(7, 4), (20, 12), (7, 20)]).fill() },
        "pause.fill": { path in
            for x in [6.0, 14] { UIBezierPath(rect: CGRect(x: x, y: 4, width: 4.5, height: 16)).fill() }
        },
        "bolt.fill": { closed($0, [(13, 2), (5, 13), (11, 13), (9, 22), (19, 9), (12.5, 9)]).fill() },
        "bell": {
            lines(
                $0, [(4, 18), (6, 15), (6, 10), (8.5, 6), (12, 4.5), (15.5, 6), (18, 10), (18, 15), (20, 18), (4, 18)],
                [(10.5, 21), (13.5, 21)])
        },
        "person": { path in
            UIBezierPath(ovalIn: CGRect(x: 8, y: 3, width: 8, height: 8)).outlined()
            lines(path, [(4, 21), (6, 16), (10, 14), (14, 14), (18, 16), (20, 21)])
        },
        "phone": {
            lines(
                $0,
                [
                    (7, 3), (10, 8), (8, 10.5), (13.5, 16), (16, 14), (21, 17), (18.5, 21), (13, 19.5), (5, 11), (4, 6),
                    (7, 3),
                ])
        },
        "gear": { Symbol.drawings["gearshape"]?($0) },
        "minus": { lines($0, [(5, 12), (19, 12)]) },
        "xmark": { lines($0, [(6, 6), (18, 18)], [(18, 6), (6, 18)]) },
        "checkmark": { lines($0, [(5, 12.5), (10, 17.5), (19, 7)]) },
        "list.bullet": {
            lines(
                $0, [(9, 6), (20, 6)], [(9, 12), (20, 12)], [(9, 18), (20, 18)], [(4, 6), (4, 6)], [(4, 12), (4, 12)],
                [(4, 18), (4, 18)])
        },
        "arrow.up": { lines($0, [(12, 20), (12, 4)], [(6, 10), (12, 4), (18, 10)]) },
        "arrow.turn.up.left": { lines($0, [(18, 20), (18, 9), (5, 9)], [(10, 4), (5, 9), (10, 14)]) },
        "arrow.turn.up.right": { lines($0, [(6, 20), (6, 9), (19, 9)], [(14, 4), (19, 9), (14, 14)]) },
        "map": {
            lines(
                $0, [(3, 6), (9, 4), (15, 6), (21, 4), (21, 18), (15, 20), (9, 18), (3, 20), (3, 6)],
                [(9, 4), (9, 18)], [(15, 6), (15, 20)])
        },
        "house": { lines($0, [(3, 12), (12, 4), (21, 12)], [(6, 10), (6, 20), (18, 20), (18, 10)]) },
        "clock": { path in
            UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 18, height: 18)).outlined()
            lines(path, [(12, 7), (12, 12), (15.5, 14)])
        },
        "magnifyingglass": { path in
            UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 12, height: 12)).outlined()
            lines(path, [(15, 15), (20, 20)])
        },
        "xmark.circle.fill": { path in
            UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 20, height: 20)).fill()
        },
        "star.fill": { star($0).fill() },
        "star": { star($0).stroke() },
        "location.fill": { closed($0, [(21, 3), (14, 21), (11, 13), (3, 10)]).fill() },
        "mappin": { path in
            UIBezierPath(ovalIn: CGRect(x: 7, y: 3, width: 10, height: 10)).fill()
            lines(path, [(12, 12), (12, 21)])
        },
        "gearshape": { path in
            UIBezierPath(ovalIn: CGRect(x: 8, y: 8, width: 8, height: 8)).outlined()
            lines(
                path, [(12, 2.5), (12, 5)], [(12, 19), (12, 21.5)], [(2.5, 12), (5, 12)], [(19, 12), (21.5, 12)],
                [(5.3, 5.3), (7, 7)], [(17, 17), (18.7, 18.7)], [(5.3, 18.7), (7, 17)], [(17, 7), (18.7, 5.3)])
        },
    ]

    private static func lines(_ path: UIBezierPath, _ figures: [(CGFloat, CGFloat)]...) {
        for figure in figures { trace(figure, in: path) }
        path.stroke()
    }

    private static func closed(_ path: UIBezierPath, _ points: [(CGFloat, CGFloat)]) -> UIBezierPath {
        trace(points, in: path)
        path.close()
        return path
    }

    private static func trace(_ points: [(CGFloat, CGFloat)], in path: UIBezierPath) {
        path.move(to: CGPoint(x: points[0].0, y: points[0].1))
        for (x, y) in points.dropFirst() { path.addLine(to: CGPoint(x: x, y: y)) }
    }

    private static func heart(_ path: UIBezierPath) -> UIBezierPath {
        path.move(to: CGPoint(x: 12, y: 20))
        path.addCurve(
            to: CGPoint(x: 12, y: 7), controlPoint1: CGPoint(x: 0, y: 12), controlPoint2: CGPoint(x: 4, y: 0))
        path.addCurve(
            to: CGPoint(x: 12, y: 20), controlPoint1: CGPoint(x: 20, y: 0), controlPoint2: CGPoint(x: 24, y: 12))
        path.close()
        return path
    }

    private static func star(_ path: UIBezierPath) -> UIBezierPath {
        let points: [(CGFloat, CGFloat)] = [
            (12, 2.5), (14.8, 8.8), (21.6, 9.5), (16.5, 14), (18, 20.8), (12, 17.3), (6, 20.8), (7.5, 14), (2.4, 9.5),
            (9.2, 8.8),
        ]
        return closed(path, points)
    }
}

extension UIDiagnostic {
    @MainActor fileprivate static func reportUnknownSymbol(_ name: String) {
        // Common characters at the start count more than single characters: "star.circle" is closer to "star" than to
        // "circle".
        func distance(_ other: String) -> Int {
            let parts = zip(name.split(separator: "."), other.split(separator: ".")).prefix { $0 == $1 }.count
            return name.edits(to: other) - 6 * parts
        }
        let nearest = UIImage.systemNames.map { ($0, distance($0)) }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(3)
        let names = nearest.map { "\"\($0.0)\"" }.joined(separator: ", ")
        report(.symbol, "no symbol is named \"\(name)\"; the most similar names are \(names)")
    }
}

extension String {
    /// Returns the edit distance to `other`. The edit distance is the smallest number of characters that must be
    /// inserted, removed or exchanged to turn this text into `other`.
    fileprivate func edits(to other: String) -> Int {
        let letters = Array(other)
        var row = Array(0...letters.count)
        for (index, letter) in enumerated() {
            var corner = row[0]
            row[0] = index + 1
            for column in letters.indices {
                let above = row[column + 1]
                row[column + 1] = Swift.min(
                    corner + (letter == letters[column] ? 0 : 1), Swift.min(above, row[column]) + 1)
                corner = above
            }
        }
        return row[letters.count]
    }
}

extension UIBezierPath {
    /// Draws the outline of the path with the line width of the symbols.
    fileprivate func outlined() {
        lineWidth = 2.4
        stroke()
    }
}
