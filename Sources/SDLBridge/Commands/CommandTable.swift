import SDLHeadUnit
import SDLSupport
import WebServing

/// Every command: its name on the socket, its place over REST, and how its parameters become what is done.
struct CommandForm: Sendable {
    enum Action: Sendable {
        case drive(HeadUnitCommand)
        case clock(ClockCommand)
        case host(HostCommand)
    }

    enum HostCommand: Sendable {
        case start(String)
        case stop(String)
        case restart(String)
    }

    enum ClockCommand: Sendable {
        case pause
        case resume
        case advance(Duration)
    }

    let name: String
    let method: WebServing.Method
    /// A place in braces is a parameter.
    let path: String
    let read: @Sendable (CommandParams) throws(Problem) -> Action

    static let all: [CommandForm] = hosts + apps + car + menus + overlays + testers

    static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    private static func app(
        _ name: String, _ path: String, _ method: WebServing.Method = .post,
        _ read: @escaping @Sendable (CommandParams) throws(Problem) -> AppCommand
    ) -> CommandForm {
        CommandForm(name: "headUnit.app.\(name)", method: method, path: "/v1/apps/{app}\(path)") {
            params throws(Problem) in
            .drive(.app(key: try params.text("app"), try read(params)))
        }
    }

    private static func post(
        _ name: String, _ path: String, _ method: WebServing.Method = .post,
        _ read: @escaping @Sendable (CommandParams) throws(Problem) -> HeadUnitCommand
    ) -> CommandForm {
        CommandForm(name: name, method: method, path: path) { params throws(Problem) in .drive(try read(params)) }
    }

    private static func overlay(
        _ verb: String, _ read: @escaping @Sendable (CommandParams) throws(Problem) -> OverlayCommand
    ) -> CommandForm {
        post("headUnit.overlay.\(verb)", "/v1/head-unit/overlay:\(verb)") { params throws(Problem) in
            .overlay(try params.optionalText("overlay"), try read(params))
        }
    }

    private static func host(
        _ verb: String, _ read: @escaping @Sendable (String) -> HostCommand
    ) -> CommandForm {
        CommandForm(name: "apps.\(verb)", method: .post, path: "/v1/hosts/{id}:\(verb)") { params throws(Problem) in
            .host(read(try params.text("id")))
        }
    }

    // MARK: Apps and the car

    private static let hosts: [CommandForm] = [
        host("start") { .start($0) }, host("stop") { .stop($0) }, host("restart") { .restart($0) },
    ]

    private static let apps: [CommandForm] = [
        app("activate", ":activate") { _ in .activate },
        app("background", ":background") { _ in .background },
        app("close", ":close") { _ in .close },
        app("disconnect", ":disconnect") { params throws(Problem) in .disconnect(reason: try params.text("reason")) },
        app("setStatus", "/status", .patch) { params throws(Problem) in
            .setStatus(
                hmiLevel: try params.optionalText("hmiLevel"),
                audioStreamingState: try params.optionalText("audioStreamingState"),
                videoStreamingState: try params.optionalText("videoStreamingState"),
                systemContext: try params.optionalText("systemContext"))
        },
    ]

    private static let car: [CommandForm] = [
        post("headUnit.set", "/v1/head-unit", .patch) { params throws(Problem) in .set(try params.settings()) },
        post("headUnit.profile.use", "/v1/head-unit/profile", .put) { params throws(Problem) in
            .profile(.use(id: try params.text("id")))
        },
        post("headUnit.profile.edit", "/v1/head-unit/profile", .patch) { params in
            .profile(.edit(mergePatch: params.json.json()))
        },
        post("headUnit.button", "/v1/head-unit/button:press") { params throws(Problem) in
            .button(name: try params.text("name"), mode: try params.mode(), app: try params.optionalText("app"))
        },
        post("headUnit.softButton", "/v1/head-unit/soft-button:press") { params throws(Problem) in
            .softButton(
                try params.target("id"), mode: try params.mode(), app: try params.optionalText("app"),
                window: try params.optionalInteger("window"))
        },
        post("headUnit.touch", "/v1/head-unit/touch") { params throws(Problem) in .touch(try params.touch()) },
        post("headUnit.voice", "/v1/head-unit/voice:say") { params throws(Problem) in
            .voice(text: try params.text("text"))
        },
    ]

    private static let menus: [CommandForm] = [
        post("headUnit.menu.open", "/v1/head-unit/menu:open") { params throws(Problem) in
            .menu(.open(menuID: try params.optionalInteger("menuID")))
        },
        post("headUnit.menu.close", "/v1/head-unit/menu:close") { _ in .menu(.close) },
        post("headUnit.menu.choose", "/v1/head-unit/menu:choose") { params throws(Problem) in
            .menu(.choose(try params.target("cmdID")))
        },
    ]

    private static let overlays: [CommandForm] = [
        overlay("press") { params throws(Problem) in .press(try params.target("id"), mode: try params.mode()) },
        overlay("choose") { params throws(Problem) in
            .choose(
                try params.target("choiceID"),
                source: try params.one(of: ChoiceSource.self, "source", default: .menu))
        },
        overlay("type") { params throws(Problem) in .type(text: try params.text("text")) },
        overlay("submit") { params throws(Problem) in .submit(text: try params.optionalText("text")) },
        overlay("slide") { params throws(Problem) in .slide(position: try params.integer("position")) },
        overlay("save") { _ in .save },
        overlay("scroll") { _ in .scroll },
        overlay("cancel") { _ in .cancel },
        overlay("timeout") { _ in .timeout },
        overlay("retry") { _ in .retry },
        overlay("audio") { params throws(Problem) in .audio(wav: try params.bytes("wav")) },
    ]

    private static let testers: [CommandForm] = [
        CommandForm(name: "headUnit.clock.pause", method: .post, path: "/v1/clock:pause") { _ in .clock(.pause) },
        CommandForm(name: "headUnit.clock.resume", method: .post, path: "/v1/clock:resume") { _ in .clock(.resume) },
        CommandForm(name: "headUnit.clock.advance", method: .post, path: "/v1/clock:advance") {
            params throws(Problem) in
            .clock(.advance(.milliseconds(try params.integer("ms", in: 0...86_400_000))))
        },
        post("headUnit.rpc.send", "/v1/rpc") { params throws(Problem) in
            .send(
                app: try params.text("app"), name: try params.text("name"),
                params: (params.json["params"] ?? .object([:])).json())
        },
        post("bridge.reset", "/v1/reset") { _ in .reset },
    ]
}
