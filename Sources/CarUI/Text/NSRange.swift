/// A part of a text, counted in UTF-16 code units as in UIKit.
public struct NSRange: Hashable, Sendable {
    /// The index of the first code unit.
    public var location: Int
    /// The number of code units.
    public var length: Int

    /// Creates a range.
    public init(location: Int, length: Int) {
        (self.location, self.length) = (location, length)
    }

    /// Creates the range of a part of a text.
    public init(_ range: Range<String.Index>, in text: String) {
        location = text.utf16.distance(from: text.startIndex, to: range.lowerBound)
        length = text.utf16.distance(from: range.lowerBound, to: range.upperBound)
    }
}

extension Range where Bound == String.Index {
    /// Creates the part of a text that an `NSRange` means. Returns nil when the range is not in the text.
    public init?(_ range: NSRange, in text: String) {
        guard range.location >= 0, range.length >= 0,
            let start = text.utf16.index(text.startIndex, offsetBy: range.location, limitedBy: text.endIndex),
            let end = text.utf16.index(start, offsetBy: range.length, limitedBy: text.endIndex),
            start.samePosition(in: text) != nil, end.samePosition(in: text) != nil
        else { return nil }
        self = start..<end
    }
}

/// Reads a view that UIKit stores in an interface file. CarUI has no such files, so `init?(coder:)` is never called.
public final class NSCoder {
    private init() {}
}
