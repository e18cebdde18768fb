import JSON

/// A cloud app in the state tree. The tree shows whether the app has a token, but not the token.
struct CloudTree: JSONWritable, Sendable {
    let app: CloudApp
    let isListed: Bool

    func write(to writer: inout JSONWriter) {
        let properties = app.properties
        writer.object { writer in
            writer.field("id", app.id)
            writer.field("name", app.name)
            writer.field("endpoint", properties.endpoint)
            writer.field("nicknames", properties.nicknames)
            writer.field("enabled", properties.isEnabled)
            writer.field("hasAuthToken", !properties.authToken.isEmpty)
            if !properties.transportType.isEmpty { writer.field("transportType", properties.transportType) }
            writer.field("hybridAppPreference", properties.hybridPreference)
            writer.field("listed", isListed)
            writer.field("status", app.status.rawValue)
            writer.field("dialling", app.isDialling)
            if app.isDialling {
                writer.field("try", app.failures + 1)
                writer.field("tries", HeadUnitState.cloudRetries + 1)
            }
            writer.field("why", app.failure?.why)
            writer.field("fix", app.failure?.fix)
            writer.field("app", app.app?.rawValue)
        }
    }
}
