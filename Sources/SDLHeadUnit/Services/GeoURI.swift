import SDLRPC

/// A place in the form of a geo URI (RFC 5870): `geo:47.37,8.54`, with an optional name in `q`.
struct GeoURI: Sendable {
    let latitude: Double
    let longitude: Double
    let name: String?

    init?(_ text: String) {
        guard text.lowercased().hasPrefix("geo:") else { return nil }
        let parts = text.dropFirst(4).split(separator: "?", maxSplits: 1)
        // Altitude and parameters may follow the coordinates.
        let numbers = parts.first?.prefix { $0 != ";" }.split(separator: ",", omittingEmptySubsequences: false) ?? []
        guard numbers.count >= 2, let latitude = Double(numbers[0]), let longitude = Double(numbers[1]),
            (-90...90).contains(latitude), (-180...180).contains(longitude)
        else { return nil }
        self.latitude = latitude
        self.longitude = longitude
        let query = parts.count == 2 ? parts[1].split(separator: "&") : []
        name = query.first { $0.hasPrefix("q=") }.flatMap { GeoURI.decoded($0.dropFirst(2)) }
    }

    /// The place as a destination for the car's navigation.
    var place: SDLLocationDetails {
        SDLLocationDetails(
            coordinate: SDLCoordinate(latitudeDegrees: latitude, longitudeDegrees: longitude), locationName: name)
    }

    private static func decoded(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                guard let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else { return nil }
                bytes.append(code)
                rest = rest.dropFirst(2)
            default: bytes.append(byte)
            }
        }
        let name = String(validating: bytes, as: UTF8.self)
        // The mobile API's limit for the name of a place.
        return name.flatMap { $0.isEmpty || $0.unicodeScalars.count > 500 ? nil : $0 }
    }
}
