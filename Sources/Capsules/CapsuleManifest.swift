package import JSON

/// The description of a capsule. The description is the first entry of the file.
package struct CapsuleManifest: Hashable, Sendable {
    /// The version of the capsule format that this program writes and reads.
    package static let version = 1
    package static let ending = ".sdlcapsule.zip"

    package enum Why: String, Sendable, CaseIterable {
        case asked, crashed, notResponding
    }

    package var title: String
    package var why: Why
    /// The time at which the capsule was created (RFC 3339).
    package var made: String
    /// The name and version of the program that wrote the capsule.
    package var product: String
    package var productVersion: String
    package var epoch: String
    package var profile: String
    /// The number of the replay's first row; nil unless the capsule contains a session and its replay.
    package var secondRun: UInt64?

    package init(
        title: String, why: Why, made: String, product: String, productVersion: String, epoch: String, profile: String
    ) {
        (self.title, self.why, self.made) = (title, why, made)
        (self.product, self.productVersion) = (product, productVersion)
        (self.epoch, self.profile) = (epoch, profile)
    }

    package var json: JSONValue {
        var json: JSONValue = [
            "capsule": .int(Self.version), "title": .string(title), "why": .string(why.rawValue), "made": .string(made),
            "product": ["name": .string(product), "version": .string(productVersion)], "epoch": .string(epoch),
            "profile": .string(profile),
        ]
        json["secondRun"] = secondRun.map { .int(Int($0)) }
        return json
    }

    /// Parses the manifest. The error text has no subject: the caller puts the file name before the text.
    init(_ bytes: [UInt8]) throws(CapsuleFault) {
        guard let json = CapsuleReader.json(bytes), let version = json["capsule"]?.int else {
            throw CapsuleFault("is not a capsule: its manifest.json contains no version.")
        }
        guard version == Self.version else {
            throw CapsuleFault(
                "is a capsule of version \(version); this program reads version \(Self.version): update the program.")
        }
        self.init(
            title: json["title"]?.string ?? "", why: json["why"]?.string.flatMap(Why.init(rawValue:)) ?? .asked,
            made: json["made"]?.string ?? "", product: json["product"]?["name"]?.string ?? "",
            productVersion: json["product"]?["version"]?.string ?? "", epoch: json["epoch"]?.string ?? "",
            profile: json["profile"]?.string ?? "")
        secondRun = json["secondRun"]?.int.flatMap { UInt64(exactly: $0) }
    }
}

/// The reason why a file cannot be opened as a capsule. The text has no subject: the caller puts the file name before
/// the text.
package struct CapsuleFault: Error, Hashable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
