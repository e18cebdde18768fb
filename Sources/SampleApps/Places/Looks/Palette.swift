import SDLKit

/// The colours of the map and of the controls on the map, by day and by night.
extension UIColor {
    static let tint = pair(0x0B5FCC, 0x6DB3FF)
    static let land = pair(0xEEF0E8, 0x141A21)
    static let block = pair(0xE0E3D8, 0x1C242E)
    static let park = pair(0xC9E4BC, 0x1A3327)
    static let water = pair(0xA6D2F0, 0x0D2A45)
    static let lane = pair(0xFFFFFF, 0x35414F)
    static let laneEdge = pair(0xCDD2C8, 0x232D38)
    static let mainLane = pair(0xFFE3A0, 0x5D5335)
    static let mainLaneEdge = pair(0xDDB65A, 0x3A341F)
    static let mapText = pair(0x3B4652, 0xC9D3DD)
    static let waterText = pair(0x1F5F93, 0x7FB8E6)
    static let route = pair(0x1565E0, 0x4E9BFF)
    static let routeEdge = pair(0xFFFFFF, 0x0B1B30)
    static let card = pair(0xFFFFFF, 0x1B232D)
    static let cardEdge = pair(0xC8CFD7, 0x36424F)

    private static func pair(_ day: UInt32, _ night: UInt32) -> UIColor {
        func color(_ hex: UInt32) -> UIColor {
            UIColor(
                red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
                blue: CGFloat(hex & 255) / 255, alpha: 1)
        }
        return UIColor { $0.userInterfaceStyle == .dark ? color(night) : color(day) }
    }
}

extension Place.Kind {
    /// The background colour of the place's badge. White symbols are readable on this colour by day and by night.
    var color: UIColor {
        switch self {
        case .food: UIColor(red: 0.72, green: 0.23, blue: 0.16, alpha: 1)
        case .coffee: UIColor(red: 0.50, green: 0.33, blue: 0.20, alpha: 1)
        case .charging: UIColor(red: 0.07, green: 0.48, blue: 0.29, alpha: 1)
        case .parking: UIColor(red: 0.11, green: 0.37, blue: 0.72, alpha: 1)
        case .sight: UIColor(red: 0.45, green: 0.25, blue: 0.68, alpha: 1)
        }
    }
}
