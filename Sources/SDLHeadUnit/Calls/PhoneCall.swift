package import JSON

/// A call of the car's phone that an app has asked for.
package struct PhoneCall: JSONWritable, Sendable {
    /// It may go while the call goes on.
    let app: AppKey
    let number: String
    /// The request that waits until the driver has said yes or no.
    var asker: Caller?

    /// Whether the driver has said yes.
    var goesOn: Bool { asker == nil }

    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("app", app.rawValue)
            // By this name it is not kept where numbers are not.
            writer.field("phoneNumber", number)
            writer.field("phase", goesOn ? "running" : "asked")
        }
    }
}

/// What the driver does with the car's phone.
package enum PhoneCommand: Hashable, Sendable, Codable {
    /// Yes or no to an app that wants to call.
    case answer(accepted: Bool)
    case hangUp
}
