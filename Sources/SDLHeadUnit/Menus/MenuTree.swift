package import JSON
import Journaling
import SDLRPC
import SDLSupport

// Menus and choice sets in the state tree.
extension [SDLChoice] {
    var tree: ObjectTree { ObjectTree { $0.field("choices", self) } }
}

extension AppMenu {
    func leaves(of key: AppKey, _ images: ImageURLs) -> [TreeValue] {
        let base: StatePath = ["apps", key.rawValue]
        let commandTree = ObjectTree { writer in
            for (id, command) in commands { writer.field(named: "\(id)", command.tree) }
        }
        let order = ObjectTree { writer in
            for parent in [0] + subMenus.keys {
                writer.field(named: "\(parent)", entries(in: parent).map(\.id))
            }
        }
        return [
            (base / "commands", ImageTree(commandTree, images)), (base / "subMenus", ImageTree(subMenus, images)),
            (base / "menuOrder", order),
        ]
    }
}

extension SDLAddCommand {
    fileprivate var tree: ObjectTree {
        ObjectTree { writer in
            writer.field("cmdID", cmdID)
            writer.field("menuName", menuParams?.menuName)
            writer.field("secondaryText", menuParams?.secondaryText)
            writer.field("tertiaryText", menuParams?.tertiaryText)
            writer.field("parentID", menuParams?.parentIDOrDefault)
            writer.field("position", menuParams?.position)
            writer.field("icon", cmdIcon)
            writer.field("secondaryImage", secondaryImage)
            writer.field("vrCommands", vrCommands)
        }
    }
}

/// The open menu of the active app.
package struct OpenMenu: Equatable, Sendable, JSONWritable {
    package var app: AppKey
    package var menuID: Int

    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("app", app.rawValue)
            writer.field("menuID", menuID)
        }
    }
}
