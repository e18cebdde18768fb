import Testing

@testable import Drives
import SDLSupport

@Suite struct DriveFaultTests {
    @Test(arguments: [
        ("time,spead\n0,1", "line 1: there is no signal \"spead\""),
        ("time,speed\n0,1\n1,701", "line 3: speed (in km/h): 701.0 > 700.0"),
        ("time,speed\n0,fast", "line 2: speed (in km/h): expected Number"),
        ("time,speed\n0,1,2", "line 2: there are 3 cells, but only 2 columns"),
        ("speed,rpm\n0,1", "line 1: the first column is \"speed\", but it must be the time"),
        ("time,speed\nnow,1", "line 2: \"now\" is not a time"),
        ("time,speed [bananas]\n0,1", "line 1: speed is in km/h; bananas cannot be converted to km/h"),
        ("time,speed [°C]\n0,1", "line 1: speed is in km/h; °C cannot be converted to km/h"),
        ("time,prndl\n0,\"PARK", "line 2: a quotation mark is not closed"),
        (
            "{\"t\":0,\"speed\":1}\n{\"speed\":1}",
            "line 2: the number \"t\", the seconds since the start, is missing"
        ),
        ("{\"t\":0,\"speed\":1}\n[1]", "line 2: the line is not a JSON object"),
        ("{\"t\":-1,\"speed\":1}", "line 1: the time is before the start of the drive"),
        ("0 speed", "line 1: a line needs a time, a signal and a value: 0..12 speed 0..50"),
        ("\n\n5..5 speed 0..1", "line 3: the end of \"5..5\" is not after its start"),
        ("soon speed 1", "line 1: \"soon\" is not a time; write 90, 1:30 or 1:30..2:00"),
        ("3 speed 0..50", "line 1: a ramp needs a start and an end: 0..12 speed 0..50"),
        ("3..4 prndl DRIVE", "line 1: prndl has no value to return to; set a value in an earlier line"),
        ("", "the drive has no values"), ("# only words", "the drive has no values"),
        ("<gpx><trk>", "line 1: the text is not XML: no element found"), ("<gpx/>", "there is no track point"),
        ("<gpx>\n<trkpt lat=\"1\"/></gpx>", "line 2: a track point needs the numbers lat and lon"),
        (
            "<gpx><trkpt lat=\"1\" lon=\"2\">\n<time>noon</time></trkpt></gpx>",
            "line 2: \"noon\" is not a date with time (RFC 3339)"
        ),
        (
            """
            <gpx><trkpt lat="1" lon="2"><time>2026-01-01T10:00:01Z</time></trkpt>
            <trkpt lat="1" lon="2"><time>2026-01-01T10:00:00Z</time></trkpt></gpx>
            """, "line 2: the time is earlier than the time of the previous point"
        ),
    ]) func `names the problem and its line`(_ text: String, _ words: String) {
        #expect(fault(text)?.description == words)
    }

    @Test(arguments: [
        "0 rpm 1\n999999999 rpm 2", "time,rpm\n0,1\n999999999,2", "ms,rpm\n0,1\n99999999999,2",
        "timestamp,rpm\n2026-01-01T10:00:00Z,1\n2326-01-01T10:00:00Z,2",
        "{\"t\":0,\"rpm\":1}\n{\"t\":999999999,\"rpm\":2}",
        """
        <gpx><trkpt lat="1" lon="2"><time>0001-01-01T00:00:00Z</time></trkpt>
        <trkpt lat="1" lon="2"><time>2026-01-01T10:00:00Z</time></trkpt></gpx>
        """,
    ]) func aDriveThatIsTooLong(_ text: String) {
        let words = fault(text)?.description
        #expect(words?.hasSuffix(" s after the start; a drive lasts at most 24 days") == true, "\(words ?? "taken")")
    }

    @Test(arguments: [
        ("0..1800000 speed 0..50", "line 1: the ramp has 18000001 values"),
        ("0..60000 speed 0..50\n0..60000 rpm 0..50", "line 2: the ramp has 600001 values"),
        ("0..999999999 speed 0..50", "line 1: the ramp has 9999999991 values"),
    ]) func aRampWithTooManyValues(_ text: String, _ words: String) {
        let limit = "and all ramps of a script may have 1000000; shorten the ramp, or write the drive as CSV or NDJSON"
        #expect(fault(text)?.description == "\(words), \(limit)")
    }

    @Test func `lists the nearest signal names for an unknown signal`() {
        #expect(fault("time,spead\n0,1")?.candidates.first == "speed")
        #expect(fault("time,Vehicle.Sped\n0,1")?.candidates.first == "Vehicle.Speed")
    }

    @Test func `stops at entities that expand to gigabytes`() {
        var text = "<!DOCTYPE gpx [<!ENTITY a \"aaaaaaaaaa\">"
        for (one, two) in zip("abcdefghi", "bcdefghij") {
            text += "<!ENTITY \(two) \"\(String(repeating: "&\(one);", count: 10))\">"
        }
        text += "]><gpx><trkpt lat=\"1\" lon=\"2\"><ele>&j;</ele></trkpt></gpx>"
        #expect(fault(text)?.description.contains("limit on input amplification factor") == true)
    }

    private func fault(_ text: String) -> DriveFault? {
        do throws(DriveFault) {
            _ = try Drive(reading: text, named: "bad", TestCatalog())
            return nil
        } catch {
            return error
        }
    }
}
