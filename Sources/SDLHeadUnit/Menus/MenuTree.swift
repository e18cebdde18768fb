package import JSON
import Journaling
import SDLRPC
import SDLSupport

// Menus and choice sets in the state tree.
struct ChoiceSetTree: JSONWritable, Sendable {
    let choices: [SDLChoice]

    func write(to writer: inout JSONWriter) {
        writer.object { $0.field("choices", choices) }
    }
}

extension AppMenu {
    func leaves(of key: AppKey, _ images: ImageURLs) -> [TreeValue] {
        let base: StatePath = ["apps", key.rawValue]
        return [
            (base / "commands", ImageTree(CommandTree(commands: commands.values), images)),
            (base / "subMenus", ImageTree(SubMenuTree(subMenus: subMenus.values), images)),
            (base / "menuOrder", MenuOrderTree(menu: self)),
        ]
    }
}

private struct CommandTree: JSONWritable, Sendable {
    let commands: [SDLAddCommand]

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            for command in commands {
                writer.field(named: "\(command.cmdID)") { writer in
                    writer.object { writer in
                        writer.field("cmdID", command.cmdID)
                        writer.field("menuName", command.menuParams?.menuName)
                        writer.field("secondaryText", command.menuParams?.secondaryText)
                        writer.field("tertiaryText", command.menuParams?.tertiaryText)
                        writer.field("parentID", command.menuParams?.parentIDOrDefault)
                        writer.field("position", command.menuParams?.position)
                        writer.field("icon", command.cmdIcon)
                        writer.field("secondaryImage", command.secondaryImage)
                        writer.field("vrCommands", command.vrCommands)
                    }
                }
            }
        }
    }
}

private struct SubMenuTree: JSONWritable, Sendable {
    let subMenus: [SDLAddSubMenu]

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            for subMenu in subMenus { writer.field(named: "\(subMenu.menuID)", subMenu) }
        }
    }
}

private struct MenuOrderTree: JSONWritable, Sendable {
    let menu: AppMenu

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            for parent in [0] + menu.subMenus.keys {
                writer.field(named: "\(parent)", menu.entries(in: parent).map(\.id))
            }
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
