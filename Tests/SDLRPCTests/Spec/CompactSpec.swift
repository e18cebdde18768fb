import Foundation
import RPCSpec

/// The compact specifications of the mobile and the HMI interface in this repository. Each file is read only once.
enum CompactSpec {
    static func file(_ dialect: Spec.Dialect) -> URL {
        Checkout.root.appending(path: "Sources/rpc-gen/Spec/\(dialect.rawValue).json")
    }

    static let mobile = Result { try read(.mobile) }
    static let hmi = Result { try read(.hmi) }

    static func of(_ dialect: Spec.Dialect) throws -> Spec {
        switch dialect {
        case .mobile: try mobile.get()
        case .hmi: try hmi.get()
        }
    }

    private static func read(_ dialect: Spec.Dialect) throws -> Spec {
        try Spec(json: Array(Data(contentsOf: file(dialect))))
    }
}
