import Testing

@testable import CarUI

@Suite struct Geometry {
    @Test func `Rectangles intersect, unite and inset as in UIKit`() {
        let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(
            rect.intersection(CGRect(x: 30, y: 50, width: 30, height: 40))
                == CGRect(x: 30, y: 50, width: 10, height: 10))
        #expect(rect.intersection(CGRect(x: 50, y: 50, width: 1, height: 1)).isNull)
        #expect(rect.union(.null) == rect)
        #expect(rect.union(.zero) == CGRect(x: 0, y: 0, width: 40, height: 60))
        #expect(rect.insetBy(dx: 5, dy: 5) == CGRect(x: 15, y: 25, width: 20, height: 30))
        #expect(rect.insetBy(dx: 16, dy: 0).isNull)
        #expect(rect.contains(CGPoint(x: 10, y: 20)))
        #expect(!rect.contains(CGPoint(x: 40, y: 20)))
        #expect(CGRect(x: 10, y: 10, width: -4, height: -6).standardized == CGRect(x: 6, y: 4, width: 4, height: 6))
        #expect(CGRect(x: 0.4, y: 0.6, width: 1, height: 1).integral == CGRect(x: 0, y: 0, width: 2, height: 2))
    }

    @Test(arguments: [
        CGAffineTransform(translationX: 3, y: 4), CGAffineTransform(scaleX: 2, y: 3),
        CGAffineTransform(rotationAngle: 1), CGAffineTransform(rotationAngle: 1).translatedBy(x: 2, y: 1),
    ])
    func `A transform followed by its inverse does not move a point`(_ transform: CGAffineTransform) {
        let point = CGPoint(x: 7, y: -2)
        let back = point.applying(transform).applying(transform.inverted())
        #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
    }

    @Test func `The bounding box of a rotated rectangle contains its four corners`() {
        let turn = CGAffineTransform(rotationAngle: .pi / 2)
        let around = CGRect(x: 0, y: 0, width: 10, height: 4).applying(turn)
        #expect(abs(around.minX + 4) < 1e-9 && abs(around.maxY - 10) < 1e-9)
        #expect(abs(around.width - 4) < 1e-9 && abs(around.height - 10) < 1e-9)
    }
}

@Suite struct DirtyRegions {
    let picture = CGRect(x: 0, y: 0, width: 800, height: 480)

    @Test func `Overlapping rectangles are joined, separate ones are not`() {
        var region = DirtyRegion()
        region.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        region.add(CGRect(x: 100, y: 0, width: 10, height: 10))
        region.add(CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(
            region.take(within: picture).sorted { $0.minX < $1.minX } == [
                CGRect(x: 0, y: 0, width: 15, height: 15), CGRect(x: 100, y: 0, width: 10, height: 10),
            ])
        #expect(region.isEmpty)
    }

    @Test func `A thousand rectangles are reduced to a few that cover them all`() {
        var region = DirtyRegion()
        var all: [CGRect] = []
        for index in 0..<1_000 {
            let rect = CGRect(x: index * 7919 % 790, y: index * 104_729 % 470, width: 4, height: 4)
            all.append(rect)
            region.add(rect)
        }
        let rects = region.take(within: picture)
        #expect(rects.count <= DirtyRegion.maximumCount)
        #expect(all.allSatisfy { rect in rects.contains { $0.contains(rect) } })
    }
}
