import JSON
import SDLSupport

/// A control unit of the car: its readable data and its trouble codes.
package struct ControlUnit: Equatable, Sendable {
    /// The value of `ecuHeader` in responses to GetDTCs.
    var header = 0
    /// The readable texts of the control unit, by data identifier (DID).
    var identifiers: OrderedMap<Int, String> = [:]
    /// The trouble codes of the control unit, each with its status byte.
    var troubles: OrderedMap<String, Int> = [:]

    init(_ document: JSONValue, at path: String) throws(Profile.Refusal) {
        header = document["header"]?.int ?? 0
        for (location, text) in document["dids"]?.object ?? [:] {
            identifiers[try ControlUnit.number(location, at: "\(path).dids")] = text.string ?? ""
        }
        for (code, status) in document["dtcs"]?.object ?? [:] { troubles[code] = status.int ?? 0 }
    }

    /// Returns the number in the name of a member; throws if the name is not a 16-bit number.
    static func number(_ name: String, at path: String) throws(Profile.Refusal) -> Int {
        guard let number = Int(name), (0...65_535).contains(number) else {
            throw Profile.Refusal(path: "\(path).\(name)", problem: "the name must be an integer from 0 to 65535")
        }
        return number
    }

    /// Returns the answer to a message of ISO 14229. Messages other than ReadDataByIdentifier and TesterPresent get a
    /// negative response.
    func answer(to message: [Int]) -> [Int] {
        guard let service = message.first else { return [] }
        switch service {
        case 0x22:
            guard message.count > 1, message.count % 2 == 1 else { return [0x7F, service, 0x13] }
            var answer = [0x62]
            for index in stride(from: 1, to: message.count, by: 2) {
                guard let text = identifiers[message[index] << 8 | message[index + 1]] else {
                    return [0x7F, service, 0x31]
                }
                answer += message[index...index + 1] + text.utf8.map(Int.init)
            }
            return answer
        case 0x3E: return [0x7E, 0x00]
        default: return [0x7F, service, 0x11]
        }
    }
}
