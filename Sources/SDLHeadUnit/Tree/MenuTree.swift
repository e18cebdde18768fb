import JSON
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

extension RegisteredApp {
    func menuLeaves(on profile: Profile) -> [TreeValue] {
        let base: StatePath = ["apps", key.rawValue]
        return [
            (base / "commands", ImageTree(CommandTree(commands: commands.values), in: self, on: profile)),
            (base / "subMenus", ImageTree(SubMenuTree(subMenus: subMenus.values), in: self, on: profile)),
            (base / "menuOrder", MenuOrderTree(app: self)),
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
    let app: RegisteredApp

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            for parent in [0] + app.subMenus.keys {
                writer.field(named: "\(parent)", app.entries(in: parent).map(\.id))
            }
        }
    }
}
