package import JSON

package struct PhoneCall: JSONWritable, Sendable {
    /// The app that requested the call. The app may disconnect during the call.
    let app: AppKey
    let number: String
    /// The DialNumber request that waits for the driver; nil after the driver has accepted.
    var asker: Caller?

    /// Whether the call is active, because the driver has accepted the call.
    var goesOn: Bool { asker == nil }

    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("app", app.rawValue)
            writer.field("phoneNumber", number)
            writer.field("phase", goesOn ? "running" : "asked")
        }
    }
}

package enum PhoneCommand: Hashable, Sendable {
    /// Accepts or rejects the call that an app has requested.
    case answer(accepted: Bool)
    case hangUp
}
