import Testing

@testable import CarUI

@MainActor
@Suite struct Text {
    private func label(_ text: String, width: CGFloat, _ set: (UILabel) -> Void = { _ in }) throws -> (Stage, UILabel) {
        let stage = Stage()
        stage.window.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 100))
        label.text = text
        label.textColor = .black
        set(label)
        stage.window.addSubview(label)
        try stage.render()
        return (stage, label)
    }

    private let left = CGRect(x: 0, y: 0, width: 100, height: 100)
    private let right = CGRect(x: 300, y: 0, width: 100, height: 100)

    @Test(arguments: [
        ("Oslo", NSTextAlignment.natural, true), ("Oslo", .left, true), ("Oslo", .right, false),
        ("אוסלו", .natural, false), ("אוסלו", .left, true), ("אוסלו", .right, false),
    ])
    func `Text is aligned by its alignment or its language`(
        _ text: String, _ alignment: NSTextAlignment, _ isLeft: Bool
    ) throws {
        let (stage, _) = try label(text, width: 400) { $0.textAlignment = alignment }
        #expect((try stage.inked(left, on: 0xFFFFFF) > 20) == isLeft)
        #expect((try stage.inked(right, on: 0xFFFFFF) > 20) != isLeft)
    }

    @Test func `Text that is too long ends with an ellipsis inside the bounds`() throws {
        let (stage, long) = try label("A very long name of a very small place", width: 150)
        #expect(long.isTruncated)
        #expect(try stage.inked(CGRect(x: 150, y: 0, width: 600, height: 100), on: 0xFFFFFF) == 0)
        #expect(try stage.inked(CGRect(x: 100, y: 0, width: 50, height: 100), on: 0xFFFFFF) > 10)
        let (_, short) = try label("Here", width: 150)
        #expect(!short.isTruncated)
    }

    @Test func `Lines break between words, up to the allowed number`() throws {
        let text = "one two three four five six seven eight nine ten"
        func height(_ lines: Int) -> CGFloat {
            let label = UILabel()
            label.text = text
            label.numberOfLines = lines
            return label.sizeThatFits(CGSize(width: 200, height: 0)).height
        }
        #expect(height(2) > height(1) * 1.5)
        #expect(height(0) > height(2))
        let (_, cut) = try label(text, width: 200) { $0.numberOfLines = 2 }
        #expect(cut.isTruncated)
    }

    @Test func `A text that fits has its preferred width and is not truncated`() throws {
        for text in ["Settings", "1,024 km", "Überlingen", "مرحبا"] {
            let label = UILabel()
            label.text = text
            label.sizeToFit()
            #expect(!label.isTruncated, "\(text) in \(label.bounds)")
        }
    }

    @Test func `Characters that the font lacks are taken from other fonts or drawn as boxes`() throws {
        let (stage, _) = try label("漢字", width: 400)
        #expect(try stage.inked(left, on: 0xFFFFFF) > 20)
    }

    @Test func `The font gets smaller before the text is truncated, if requested`() throws {
        let (_, label) = try label("A name of some length", width: 250) { $0.adjustsFontSizeToFitWidth = true }
        #expect(!label.isTruncated)
    }

    @Test(arguments: ["", "\u{0}nul", "\u{202E}turned", String(repeating: "long ", count: 20_000), "a\nb\r\nc"])
    func `Unusual texts are drawn without errors`(_ text: String) throws {
        for lines in [0, 1, 3] { _ = try label(text, width: 200) { $0.numberOfLines = lines } }
    }
}
