package import JSON
import SDLRPC

// The properties of a cloud app are kept after the end of the process. The connection is not kept.
extension CloudApp: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            writer.field("nicknames", properties.nicknames)
            writer.field("endpoint", properties.endpoint)
            writer.field("enabled", properties.isEnabled)
            writer.field("authToken", properties.authToken)
            writer.field("transportType", properties.transportType)
            writer.field("hybridAppPreference", properties.hybridPreference)
            writer.field("app", lastApp?.rawValue)
            writer.field("name", lastName)
        }
    }

    init(kept json: JSONValue) throws(HeadUnitMemory.Damage) {
        self.init(id: try json.kept("id").string.kept("cloudApps"))
        properties.nicknames = try json.kept("nicknames").array.kept("nicknames").compactMap(\.string)
        properties.endpoint = try json.kept("endpoint").string.kept("endpoint")
        properties.isEnabled = try json.kept("enabled").bool.kept("enabled")
        properties.authToken = try json.kept("authToken").string.kept("authToken")
        properties.transportType = try json.kept("transportType").string.kept("transportType")
        properties.hybridPreference = json["hybridAppPreference"]?.string.map(SDLHybridAppPreference.init(rawValue:))
        lastApp = json["app"]?.string.map(AppKey.init(rawValue:))
        lastName = json["name"]?.string
    }
}
