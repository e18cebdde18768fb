package import JSON
package import SDLRPC

/// An item of vehicle data: its parameter name, its permitted values and its unit.
package struct VehicleItem: Sendable {
    package enum Kind: Hashable, Sendable {
        case number(ClosedRange<Double>)
        case whole(ClosedRange<Int>)
        case word([String])
        case flag
        case text
        case structure
        case list
    }

    package let name: String
    package let type: SDLVehicleDataType
    package let kind: Kind
    package let unit: String?
    /// The definition of the item in the profile; nil if the mobile API defines the item.
    let schema: SchemaItem?

    private init(_ name: String, _ type: SDLVehicleDataType, _ kind: Kind, _ unit: String? = nil) {
        self.name = name
        self.type = type
        self.kind = kind
        self.unit = unit
        schema = nil
    }

    init(_ schema: SchemaItem) {
        name = schema.name
        type = .vehicledataOemCustomData
        unit = schema.unit
        self.schema = schema
        kind =
            switch schema.shape {
            case _ where schema.count != nil: .list
            case .whole(let range): .whole(range)
            case .number(let range): .number(range)
            case .text: .text
            case .flag: .flag
            case .word(let words): .word(words)
            case .structure: .structure
            }
    }

    /// The name of the item in the car's network; nil if the mobile API defines the item.
    package var key: String? { schema?.key }

    /// The item's name in subscription responses. For one item, this name differs from `name`.
    var answerName: String { Self.answerName(of: name) }

    package static func answerName(of name: String) -> String { name == "clusterModeStatus" ? "clusterModes" : name }

    /// Returns whether the item exists in an app's version of the mobile API; always true if the mobile API defines the
    /// item.
    func isKnown(at version: SDLVersion) -> Bool { schema?.isKnown(at: version) ?? true }

    /// All items of the mobile API, in the mobile API's order.
    package static let all: [VehicleItem] = [
        VehicleItem("gps", .vehicledataGps, .structure),
        VehicleItem("speed", .vehicledataSpeed, .number(0...700), "km/h"),
        VehicleItem("rpm", .vehicledataRpm, .whole(0...20_000), "1/min"),
        VehicleItem("fuelLevel", .vehicledataFuellevel, .number(-6...106), "%"),
        VehicleItem("fuelLevel_State", .vehicledataFuellevelState, words(of: SDLComponentVolumeStatus.self)),
        VehicleItem("instantFuelConsumption", .vehicledataFuelconsumption, .number(0...25_575), "µl"),
        VehicleItem("fuelRange", .vehicledataFuelrange, .list),
        VehicleItem("climateData", .vehicledataClimatedata, .structure),
        VehicleItem("externalTemperature", .vehicledataExterntemp, .number(-40...100), "°C"),
        VehicleItem("turnSignal", .vehicledataTurnsignal, words(of: SDLTurnSignal.self)),
        VehicleItem("vin", .vehicledataVin, .text),
        VehicleItem("gearStatus", .vehicledataGearstatus, .structure),
        VehicleItem("prndl", .vehicledataPrndl, words(of: SDLPRNDL.self)),
        VehicleItem("tirePressure", .vehicledataTirepressure, .structure, "kPa"),
        VehicleItem("odometer", .vehicledataOdometer, .whole(0...17_000_000), "km"),
        VehicleItem("beltStatus", .vehicledataBeltstatus, .structure),
        VehicleItem("bodyInformation", .vehicledataBodyinfo, .structure),
        VehicleItem("deviceStatus", .vehicledataDevicestatus, .structure),
        VehicleItem("driverBraking", .vehicledataBraking, words(of: SDLVehicleDataEventStatus.self)),
        VehicleItem("wiperStatus", .vehicledataWiperstatus, words(of: SDLWiperStatus.self)),
        VehicleItem("headLampStatus", .vehicledataHeadlampstatus, .structure),
        VehicleItem("engineTorque", .vehicledataEnginetorque, .number(-1_000...2_000), "Nm"),
        VehicleItem("accPedalPosition", .vehicledataAccpedal, .number(0...100), "%"),
        VehicleItem("steeringWheelAngle", .vehicledataSteeringwheel, .number(-2_000...2_000), "°"),
        VehicleItem("engineOilLife", .vehicledataEngineoillife, .number(0...100), "%"),
        VehicleItem(
            "electronicParkBrakeStatus", .vehicledataElectronicparkbrakestatus,
            words(of: SDLElectronicParkBrakeStatus.self)),
        VehicleItem("cloudAppVehicleID", .vehicledataCloudappvehicleid, .text),
        VehicleItem("stabilityControlsStatus", .vehicledataStabilitycontrolsstatus, .structure),
        VehicleItem("eCallInfo", .vehicledataEcallinfo, .structure),
        VehicleItem("airbagStatus", .vehicledataAirbagstatus, .structure),
        VehicleItem("emergencyEvent", .vehicledataEmergencyevent, .structure),
        VehicleItem("clusterModeStatus", .vehicledataClustermodestatus, .structure),
        VehicleItem("myKey", .vehicledataMykey, .structure),
        VehicleItem("windowStatus", .vehicledataWindowstatus, .list, "%"),
        VehicleItem("handsOffSteering", .vehicledataHandsoffsteering, .flag),
        VehicleItem("seatOccupancy", .vehicledataSeatoccupancy, .structure),
    ]

    static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    private static func words<Words: OpenEnumeration>(of type: Words.Type) -> Kind {
        .word(type.allCases.map(\.rawValue))
    }
}

extension VehicleItem: JSONWritable {
    /// Writes a description of the item for the API.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("name", name)
            writer.field("dataType", type)
            switch kind {
            case .number(let range):
                writer.field("kind", "number")
                writer.field("minimum", range.lowerBound)
                writer.field("maximum", range.upperBound)
            case .whole(let range):
                writer.field("kind", "whole")
                writer.field("minimum", range.lowerBound)
                writer.field("maximum", range.upperBound)
            case .word(let words):
                writer.field("kind", "word")
                writer.field("words", words)
            case .flag: writer.field("kind", "flag")
            case .text: writer.field("kind", "text")
            case .structure: writer.field("kind", "structure")
            case .list: writer.field("kind", "list")
            }
            writer.field("unit", unit)
            writer.field("oemCustomDataType", schema?.type)
        }
    }
}
