import JSON
import Journaling
import SDLBridge
import SDLHeadUnit
public import SDLKit
import SDLSupport
import SDLTransport
import WebServing

#if canImport(Glibc)
import Glibc
#endif

/// A head unit and apps in one test process. The clock of the head unit and the apps moves only when the test advances
/// the clock.
///
///     let car = try await SDLTestCar()
///     try await car.run(Hello.self)
///     try await car.activate("hello")
///     try await car.press("Greet")
///     try await car.expect(text: "Good day")
///     await car.stop()
///
/// `perform` runs any command of the API. Open `url` in a browser to watch the car during the test. Every method waits
/// until its effect is complete, so tests need no delays.
@MainActor
public final class SDLTestCar {
    /// The error of an expectation or a command that has failed.
    public struct Failure: Error, CustomStringConvertible {
        /// A description of the failure, with advice for fixing it.
        public let description: String
        /// The problem document of the API as JSON (RFC 9457), with the observed value and the nearest matches.
        public let problem: String

        init(_ problem: Problem, at place: (file: String, line: Int)) {
            let help = Self.nearest(problem) ?? problem.hint
            let text = [problem.detail, help].compactMap { $0 }.joined(separator: " ")
            description = "\(place.file):\(place.line): \(text)"
            self.problem = String(decoding: problem.json.json(), as: UTF8.self)
        }

        /// Returns a sentence that lists the nearest matches in `problem`; nil if `problem` has no matches. The
        /// sentence becomes part of `description`, because test output shows only `description`.
        private static func nearest(_ problem: Problem) -> String? {
            guard case .array(let candidates)? = problem.more["candidates"], !candidates.isEmpty else { return nil }
            let shown = candidates.prefix(5).map { String(decoding: $0.json(), as: UTF8.self) }
            return "Nearest matches: \(shown.joined(separator: ", "))."
        }
    }

    /// The address at which the car serves its API and its page.
    public let url: String
    let bridge: Bridge
    private let folder: String
    private var apps: [(app: SDLApplication, delegate: (any SDLAppDelegate)?)] = []

    /// Creates a car. The clock of the car is paused.
    ///
    /// - Parameters:
    ///   - profile: the id of a built-in head-unit profile, or the path of a JSON profile file; nil for the default.
    ///   - page: the folder of the page, for watching the car in a browser; nil for no page.
    public init(profile: String? = nil, page: String? = nil) async throws {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/var/tmp"
        folder = "\(parent)/sdl-car-\(getpid())-\(UInt32.random(in: 0 ... .max))"
        mkdir(folder, 0o700)
        var settings = Bridge.Settings(files: folder, epoch: "test")
        settings.web.listen(host: "127.0.0.1", port: 0)
        settings.apps = []
        settings.page = page
        if let profile { settings.profile = try Bridge.profile(named: profile) }
        bridge = try await Bridge(settings)
        url = "http://\(bridge.server.address)"
        try await perform("headUnit.clock.pause")
    }

    // MARK: Apps

    /// Runs an app in this process. Returns the app after the app has registered with the head unit.
    ///
    /// - Parameters:
    ///   - app: the app's `@main` type.
    ///   - root: a root view controller from the test; nil for the app's root view controller.
    ///   - delegate: a delegate from the test; nil for the app's delegate.
    @discardableResult
    public func run<App: SDLApp>(
        _ app: App.Type, rootViewController root: SDLViewController? = nil, delegate: (any SDLAppDelegate)? = nil
    ) async throws -> SDLApplication {
        try await run(App.configuration, delegate: delegate ?? App.appDelegate()) { root ?? App.rootViewController() }
    }

    /// Runs an app that consists of a view controller and an optional delegate, and returns the app.
    @discardableResult
    public func run(
        rootViewController root: SDLViewController, delegate: (any SDLAppDelegate)? = nil,
        configuration: SDLConfiguration = SDLConfiguration(appName: "Test", appID: "test")
    ) async throws -> SDLApplication {
        try await run(configuration, delegate: delegate) { root }
    }

    private func run(
        _ configuration: SDLConfiguration, delegate: (any SDLAppDelegate)?,
        rootViewController: @escaping () -> SDLViewController
    ) async throws -> SDLApplication {
        let (headUnit, clock) = (bridge.headUnit, bridge.clock)
        let journal = bridge.appJournal(key: configuration.appID)
        let application = SDLApplication(
            configuration: configuration, delegate: delegate, timekeeper: clock,
            writer: JournalWriter(journal, timekeeper: clock), inFlight: bridge.inFlight,
            rootViewController: rootViewController
        ) {
            let (near, far) = MemoryPipe.pair()
            headUnit.accept(far)
            return near
        }
        bridge.setOrderHandler(of: configuration.appID) { [weak application] in await application?.perform($0) }
        apps.append((application, delegate))
        application.inspect()
        application.start()
        // The limit is long, because an app may start late when many other tests run.
        try await expect("\(StatePath(["headUnit", "apps", configuration.appID]))", within: .seconds(30))
        return application
    }

    /// Stops all apps and the car.
    public func stop() async {
        for (app, _) in apps {
            app.stop()
            await bridge.appUnregistered(key: app.configuration.appID)
        }
        apps = []
        await bridge.stop()
        Folder.remove(folder)
    }

    // MARK: Driver actions

    /// Opens the app with the id `app`, as if the driver selected the app.
    public func activate(_ app: String, file: String = #fileID, line: Int = #line) async throws {
        try await perform("headUnit.app.activate", ["app": .string(app)], at: (file, line))
    }

    /// Waits until an element is shown and then presses it, for example a button of an overlay, a choice, a soft button
    /// or a command. `text` is the complete text of the element. `role` is needed if several elements have this text.
    public func press(
        _ text: String, role: String? = nil, file: String = #fileID, line: Int = #line
    ) async throws {
        var locator: JSONValue = ["name": .string(text)]
        locator["role"] = role.map { .string($0) }
        try await perform("bridge.use", locator, at: (file, line))
    }

    /// Advances the clock of the head unit and the apps. Each timer in this time span fires at its own instant. What a
    /// timer triggers is completed before the clock advances further.
    public func advance(by span: Duration, file: String = #fileID, line: Int = #line) async throws {
        try await perform("headUnit.clock.advance", ["ms": .int(Int(span.inMilliseconds))], at: (file, line))
    }

    /// Runs a command of the API, for example `headUnit.set`. `params` is a JSON object. Returns the result as JSON.
    /// All commands are listed by `GET /v1/commands`.
    @discardableResult
    public func perform(
        _ command: String, _ params: String = "{}", file: String = #fileID, line: Int = #line
    ) async throws -> String {
        try await perform(command, try Self.json(params, of: command, (file, line)), at: (file, line))
    }

    private static func json(_ text: String, of what: String, _ place: (String, Int)) throws -> JSONValue {
        if let json = try? JSONValue(parsing: Array(text.utf8)) { return json }
        throw Failure(Problem(.badRequest, detail: "The JSON of \(what) is not valid: \(text)"), at: place)
    }

    @discardableResult
    private func perform(_ command: String, _ params: JSONValue, at place: (String, Int)) async throws -> String {
        do throws(Problem) {
            return String(decoding: try await bridge.perform(command, params).json(), as: UTF8.self)
        } catch {
            throw Failure(error, at: place)
        }
    }

    // MARK: Expectations

    /// Waits until the screen shows a text that contains `text`. The comparison ignores upper and lower case.
    public func expect(
        text: String, within limit: Duration = .seconds(5), file: String = #fileID, line: Int = #line
    ) async throws {
        try await expect(["locator": ["role": "text", "text": .string(text)]], within: limit, at: (file, line))
    }

    /// Waits until the driver sees exactly one element with the role `role` and the complete name `name`. The name of
    /// an overlay, for example, is its first line.
    public func expect(
        visible name: String, role: String, within limit: Duration = .seconds(5), file: String = #fileID,
        line: Int = #line
    ) async throws {
        try await expect(
            ["locator": ["role": .string(role), "name": .string(name)]], within: limit, at: (file, line))
    }

    /// Waits until the state tree has a value at `pointer`, a JSON pointer such as `/headUnit/activeApp`. If `value` is
    /// not nil, waits until the value at `pointer` equals `value`, which is a JSON text.
    public func expect(
        _ pointer: String, equals value: String? = nil, within limit: Duration = .seconds(5), file: String = #fileID,
        line: Int = #line
    ) async throws {
        var words: JSONValue = ["path": .string(pointer)]
        words["equals"] = try value.map { try Self.json($0, of: pointer, (file, line)) }
        try await expect(words, within: limit, at: (file, line))
    }

    /// Waits until a row of the log matches a filter, for example `rpc:Alert result:SUCCESS`.
    public func expect(
        row filter: String, within limit: Duration = .seconds(5), file: String = #fileID, line: Int = #line
    ) async throws {
        try await expect(["q": .string(filter)], within: limit, at: (file, line))
    }

    /// Waits until the condition `json` is true. The condition is a body of `POST /v1/expect`, for example `{"path":
    /// "/headUnit/menu", "exists": false}`.
    public func expect(
        json: String, within limit: Duration = .seconds(5), file: String = #fileID, line: Int = #line
    ) async throws {
        try await expect(try Self.json(json, of: "the condition", (file, line)), within: limit, at: (file, line))
    }

    private func expect(_ words: JSONValue, within limit: Duration, at place: (String, Int)) async throws {
        var words = words
        words["timeoutMs"] = .int(Int(limit.inMilliseconds))
        do throws(Problem) {
            try await bridge.expect(words)
        } catch {
            throw Failure(error, at: place)
        }
    }

    /// Returns the value at a JSON pointer in the state tree, as JSON; nil if the tree has no such value.
    public func state(_ pointer: String) -> String? {
        bridge.state(at: pointer).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the newest rows of the log that match a filter. Each row is a JSON object; the oldest row is first.
    public func log(_ filter: String = "", limit: Int = 100) async throws -> [String] {
        try await bridge.rows(filter, limit: limit).map { String(decoding: $0, as: UTF8.self) }
    }
}
