/// A range of characters in a text, counted in UTF-16 code units as in UIKit.
public struct NSRange: Hashable, Sendable {
    /// The index of the first code unit in the range.
    public var location: Int
    /// The number of code units in the range.
    public var length: Int

    /// Creates a range.
    public init(location: Int, length: Int) {
        (self.location, self.length) = (location, length)
    }

    /// Converts a range of Swift indexes in `text` to an `NSRange`.
    public init(_ range: Range<String.Index>, in text: String) {
        location = text.utf16.distance(from: text.startIndex, to: range.lowerBound)
        length = text.utf16.distance(from: range.lowerBound, to: range.upperBound)
    }
}

extension Range where Bound == String.Index {
    /// Converts an `NSRange` to Swift indexes in `text`. Returns nil if `range` is outside of `text` or splits a
    /// character.
    public init?(_ range: NSRange, in text: String) {
        guard range.location >= 0, range.length >= 0,
            let start = text.utf16.index(text.startIndex, offsetBy: range.location, limitedBy: text.endIndex),
            let end = text.utf16.index(start, offsetBy: range.length, limitedBy: text.endIndex),
            start.samePosition(in: text) != nil, end.samePosition(in: text) != nil
        else { return nil }
        self = start..<end
    }
}

/// The parameter type of `init?(coder:)`. UIKit calls this initialiser for views in interface files. CarUI has no
/// interface files, so it never calls the initialiser.
public final class NSCoder {
    private init() {}
}
