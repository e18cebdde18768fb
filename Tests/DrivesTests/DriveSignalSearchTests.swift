import Drives
import Testing

/// Tests that the search finds redacted signals in the text of a drive, in every format.
@Suite struct `Signals in the text of a drive` {
    private static let names: Set<String> = ["vin", "latitudeDegrees", "longitudeDegrees", "password"]

    @Test(arguments: [
        "time,vin\n0,WF0", "time,speed,VIN\n0,1,WF0", "time,gps.latitudeDegrees\n0,47",
        "time,Vehicle.VehicleIdentification.VIN\n0,WF0", "time,Vehicle.CurrentLocation.Longitude [°]\n0,8",
        #"{"t":0,"gps":{"latitudeDegrees":47}}"#, #"{"t":0,"v\u0069n":"WF0"}"#, "0 vin WF0",
        "0..3 gps.longitudeDegrees 8..9", #"<gpx><trkpt lat="47" lon="8"/></gpx>"#, "# a comment\n<gpx/>",
    ]) func `is found`(_ text: String) {
        #expect(DriveSignalSearch(Self.names).mayFind(in: text))
    }

    @Test(arguments: ["time,speed\n0,10", "0 speed 80 # driving", #"{"t":0,"gps":{"heading":3}}"#, ""])
    func `is not found where there is none`(_ text: String) {
        #expect(!DriveSignalSearch(Self.names).mayFind(in: text))
    }

    @Test func `A name includes the signals below it`() {
        #expect(DriveSignalSearch(["gps"]).mayFind(in: "time,Vehicle.CurrentLocation.Latitude\n0,47"))
        #expect(DriveSignalSearch(["speed"]).mayFind(in: "<gpx/>"))
        #expect(!DriveSignalSearch(["vin"]).mayFind(in: "<gpx/>"))
        #expect(!DriveSignalSearch([]).mayFind(in: #"<gpx/> vin \u0069"#))
    }
}
