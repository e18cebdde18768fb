import JSON
import Journaling
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests that the changes of a request are undone if a web HMI refuses the request.
@Suite struct UndoTests {
    /// Returns an app with three commands, on a head unit with a web HMI.
    private static func menu() -> (Run, SessionRef) {
        var run = Run()
        let session = run.register("app", types: [.media])
        run.drive(.app(key: "app", .activate))
        for id in 1...3 { run.ask(command(id), on: session) }
        run.take(.presenter(.takesOver, cause: nil))
        return (run, session)
    }

    private static func command(_ id: Int) -> SDLAddCommand {
        SDLAddCommand(cmdID: id, menuParams: SDLMenuParams(menuName: "Entry \(id)"))
    }

    @Test func `A refused AddCommand that is sent again is in the menu once`() throws {
        var (run, session) = Self.menu()
        try run.refuse(Self.command(4), on: session)
        #expect(run.menu == ["c1", "c2", "c3"])
        run.ask(Self.command(4), on: session)
        #expect(run.menu == ["c1", "c2", "c3", "c4"])
    }

    @Test func `A refused DeleteCommand leaves the command in its place`() throws {
        var (run, session) = Self.menu()
        try run.refuse(SDLDeleteCommand(cmdID: 2), on: session)
        #expect(run.menu == ["c1", "c2", "c3"])
    }

    @Test func `A refusal does not undo the changes of later requests`() throws {
        var (run, session) = Self.menu()
        let requests: [any SDLRPCRequest] = [
            SDLShow(mainField1: "one"), SDLSetGlobalProperties(menuTitle: "one"), SDLSubscribeButton(buttonName: .ok),
        ]
        let help = SDLVrHelpItem(text: "Help", position: 1)
        let later: [any SDLRPCRequest] = [
            SDLShow(mainField2: "two"), SDLSetGlobalProperties(vrHelpTitle: "two", vrHelp: [help]),
            SDLSubscribeButton(buttonName: .seekleft),
        ]
        for (request, later) in zip(requests, later) { try run.refuse(request, after: later, on: session) }
        let app = try #require(run.app("app"))
        let content = app.screen.windows[0]?.content
        #expect([content?.mainField1, content?.mainField2] == [nil, "two"])
        let properties = app.screen.globalProperties
        #expect([properties.menuTitle, properties.vrHelpTitle] == [nil, "two"])
        #expect(app.screen.buttons == [.customButton, .seekleft])
    }

    @Test func `A refused DeleteSubMenu leaves the submenu and its contents in their places`() throws {
        var (run, session) = Self.menu()
        run.ask(SDLAddSubMenu(menuID: 7, position: 0, menuName: "More"), on: session)
        var inside = Self.command(4)
        inside.menuParams?.parentID = 7
        run.ask(inside, on: session)
        try run.refuse(SDLDeleteSubMenu(menuID: 7), on: session)
        #expect(run.menu == ["m7", "c1", "c2", "c3"] && run.app("app")?.menu.commands[4] != nil)
    }
}

extension Run {
    /// The entries of the app's main menu, as last published.
    fileprivate var menu: [String]? {
        effects.reversed().lazy.compactMap { effect -> [String]? in
            guard case .change(let change, _) = effect, change.path.keys.last == "menuOrder",
                case .add(let value) = change.operation
            else { return nil }
            return (try? JSONValue(parsing: value.bytes))?["0"]?.array?.compactMap(\.string)
        }.first
    }

    /// Sends a request that the head unit accepts and the web HMI then refuses.
    ///
    /// - Parameter later: a second request, which the head unit accepts before the web HMI refuses the first request.
    fileprivate mutating func refuse(
        _ request: some SDLRPCRequest, after later: (any SDLRPCRequest)? = nil, on session: SessionRef
    ) throws {
        let before = try #require(app("app"))
        ask(request, on: session)
        let reply = effects.reversed().lazy.compactMap { if case .respond(let reply) = $0 { reply } else { nil } }.first
        if let later { ask(later, on: session) }
        take(.presenter(.undo(ReplyTicket(try #require(reply)), request, before: before), cause: nil))
    }
}
