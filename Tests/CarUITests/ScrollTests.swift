import Testing

@testable import CarUI

@MainActor
@Suite struct ScrollViews {
    private func scroll(_ stage: Stage) -> UIScrollView {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        scroll.contentSize = CGSize(width: 400, height: 4_000)
        stage.window.addSubview(scroll)
        stage.add(CGRect(x: 0, y: 500, width: 400, height: 100), .red, to: scroll)
        return scroll
    }

    @Test func `A drag beyond the slop moves the contents with the finger`() throws {
        let stage = Stage()
        let scroll = scroll(stage)
        try stage.render()
        #expect(try stage.pixel(100, 350) == 0)
        stage.drag(from: CGPoint(x: 100, y: 390), to: CGPoint(x: 100, y: 190), lift: false)
        // The first of ten steps, 20 points, was needed to start the drag.
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 180))
        #expect(scroll.isDragging)
        try stage.render()
        #expect(try stage.pixel(100, 350) == 0xFF0000)
    }

    @Test func `After a fast drag the contents continue, slow down and stop`() throws {
        let stage = Stage()
        let scroll = scroll(stage)
        stage.drag(from: CGPoint(x: 100, y: 390), to: CGPoint(x: 100, y: 190))
        #expect(scroll.isDecelerating)
        try stage.pass(0.1)
        let early = scroll.contentOffset.y
        #expect(early > 200)
        try stage.pass(0.1)
        let later = scroll.contentOffset.y
        try stage.pass(0.1)
        #expect(scroll.contentOffset.y - later < later - early)
        try stage.pass(5)
        #expect(!scroll.isDecelerating && stage.window.isIdle)
    }

    @Test func `A touch stops the deceleration, and a finger that rested causes none`() throws {
        let stage = Stage()
        let scroll = scroll(stage)
        stage.drag(from: CGPoint(x: 100, y: 390), to: CGPoint(x: 100, y: 190))
        stage.touch(.began, 100, 100)
        #expect(!scroll.isDecelerating)
        stage.touch(.ended, 100, 100)
        stage.drag(from: CGPoint(x: 100, y: 390), to: CGPoint(x: 100, y: 190), lift: false)
        stage.time += 1
        stage.touch(.ended, 100, 190)
        #expect(!scroll.isDecelerating)
    }

    @Test func `Scrolling stops at the edges`() throws {
        let stage = Stage()
        let scroll = scroll(stage)
        scroll.contentOffset = CGPoint(x: 50, y: 9_000)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 3_600))
        stage.drag(from: CGPoint(x: 100, y: 390), to: CGPoint(x: 100, y: 190))
        try stage.pass(1)
        #expect(scroll.contentOffset.y == 3_600)
        scroll.contentSize.height = 600
        #expect(scroll.contentOffset.y == 200)
    }

    @Test func `A button in a scroll view is pressed by a tap and cancelled by a drag`() {
        let stage = Stage()
        let scroll = scroll(stage)
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 400, height: 100))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        scroll.addSubview(button)
        stage.tap(100, 150)
        #expect(presses == 1)
        stage.drag(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 120))
        #expect(presses == 1 && scroll.contentOffset.y > 0 && !button.isHighlighted)
    }

    @Test func `Paging stops at multiples of the size`() throws {
        let stage = Stage()
        let scroll = scroll(stage)
        scroll.isPagingEnabled = true
        stage.drag(from: CGPoint(x: 100, y: 390), to: CGPoint(x: 100, y: 290))
        try stage.pass(1)
        #expect(scroll.contentOffset.y == 400)
    }

    @Test func `Scrolling to a rectangle animates as far as needed`() throws {
        let stage = Stage()
        let scroll = scroll(stage)
        try stage.render()
        scroll.scrollRectToVisible(CGRect(x: 0, y: 1_000, width: 10, height: 50), animated: true)
        try stage.pass(0.12)
        #expect(scroll.contentOffset.y > 0 && scroll.contentOffset.y < 650)
        try stage.pass(0.5)
        #expect(scroll.contentOffset.y == 650)
    }
}
