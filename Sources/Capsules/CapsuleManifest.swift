package import JSON

/// What a capsule says of itself, in its first entry.
package struct CapsuleManifest: Hashable, Sendable {
    /// The version of the format that is written, and the newest that is read.
    package static let version = 1
    /// How such a file's name ends.
    package static let ending = ".sdlcapsule.zip"

    package enum Why: String, Sendable, CaseIterable {
        case asked, crashed, notResponding
    }

    package var title: String
    package var why: Why
    /// By the calendar (RFC 3339).
    package var made: String
    /// The program that wrote it, and its version.
    package var product: String
    package var productVersion: String
    /// Of the newest run in it.
    package var epoch: String
    /// Of the head unit.
    package var profile: String
    /// The first row of what was played again, where that stands behind the session in it.
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

    /// - Throws: what is wrong with it, in words that go on after the file's name.
    init(_ bytes: [UInt8]) throws(CapsuleFault) {
        guard let json = try? JSONValue(parsing: bytes), let version = json["capsule"]?.int else {
            throw CapsuleFault("is no capsule: its manifest.json says no version.")
        }
        guard version == Self.version else {
            throw CapsuleFault(
                "is a capsule of version \(version), and this program reads version \(Self.version): take a newer one.")
        }
        self.init(
            title: json["title"]?.string ?? "", why: json["why"]?.string.flatMap(Why.init(rawValue:)) ?? .asked,
            made: json["made"]?.string ?? "", product: json["product"]?["name"]?.string ?? "",
            productVersion: json["product"]?["version"]?.string ?? "", epoch: json["epoch"]?.string ?? "",
            profile: json["profile"]?.string ?? "")
        secondRun = json["secondRun"]?.int.flatMap { UInt64(exactly: $0) }
    }
}

/// Why a file is no capsule that can be opened: one sentence, which goes on after the file's name.
package struct CapsuleFault: Error, Hashable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
