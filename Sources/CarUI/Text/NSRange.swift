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
    /// Creates the range of a text that an `NSRange` denotes. Returns nil if the range is not in the text.
    public init?(_ range: NSRange, in text: String) {
        guard range.location >= 0, range.length >= 0,
            let start = text.utf16.index(text.startIndex, offsetBy: range.location, limitedBy: text.endIndex),
            let end = text.utf16.index(start, offsetBy: range.length, limitedBy: text.endIndex),
            start.samePosition(in: text) != nil, end.samePosition(in: text) != nil
        else { return nil }
        self = start..<end
    }
}

/// The parameter of `init?(coder:)`, which UIKit calls for views in interface files. CarUI has no interface files, so
/// this initialiser is never called.
public final class NSCoder {
    private init() {}
}
