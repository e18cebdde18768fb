import SDLHeadUnit
import IntegrationHarness
import SDLKit
import SDLSupport

/// The list of all public functions of SDLKit, SDLManagers and CarUI that have a completion or a handler. The
/// architecture rule `CompletionRule` fails if the list lacks a function.
extension CompletionTests {
    nonisolated static let overlays = OverlayKind.all.map { kind in
        Call(
            "present \(kind.testDescription)", of: "SDLViewController.presentOverlayController(_:completion:)",
            isShown: true
        ) { _, controller, done in
            controller.presentOverlayController(kind.make()) { _, _ in done() }
        }
    }

    nonisolated static let presentations = [
        Call(
            "presentModal of a controller", of: "SDLViewController.presentModalViewController(_:completion:)",
            isShown: true
        ) { _, controller, done in
            controller.presentModalViewController(SDLAlertController(message: "A", buttons: nil), completion: done)
        },
        Call(
            "presentModal of the stack", of: "SDLViewControllerManager.presentModalViewController(_:completion:)",
            isShown: true
        ) { app, _, done in
            app.viewControllerManager.presentModalViewController(
                SDLAlertController(message: "A", buttons: nil), completion: done)
        },
        Call("present an empty alert", of: "SDLViewController.presentOverlayController(_:completion:)") {
            _, controller, done in
            controller.presentOverlayController(SDLAlertController(message: nil, prompt: nil, buttons: nil)) { _, _ in
                done()
            }
        },
        Call("present an overlay twice", of: "SDLViewController.presentOverlayController(_:completion:)", isShown: true)
        { _, controller, done in
            let alert = SDLAlertController(message: "A", buttons: nil)
            controller.presentOverlayController(alert)
            controller.presentOverlayController(alert) { _, _ in done() }
        },
        Call("present from below", of: "SDLViewController.presentOverlayController(_:completion:)") {
            app, controller, done in
            let stack: SDLViewControllerManager = app.viewControllerManager
            if stack.topViewController === controller { stack.pushViewController(SDLViewController()) }
            controller.presentOverlayController(SDLAlertController(message: "A", buttons: nil)) { _, _ in
                done()
            }
        },
        Call("presentAlert", of: "SDLScreenManager.presentAlert(_:withCompletionHandler:)", isShown: true) {
            app, _, done in
            app.screenManager.presentAlert(SDLAlertView(text: "A")) { _ in done() }
        },
        Call("presentAlert cancelled", of: "SDLScreenManager.presentAlert(_:withCompletionHandler:)", isShown: true) {
            app, _, done in
            app.screenManager.presentAlert(SDLAlertView(text: "A"))
            app.screenManager.presentAlert(SDLAlertView(text: "B")) { _ in done() }.cancel()
        },
        Call("presentAlert of nothing", of: "SDLScreenManager.presentAlert(_:withCompletionHandler:)") { app, _, done in
            app.screenManager.presentAlert(SDLAlertView()) { _ in done() }
        },
        Call("presentChoiceSet", of: "SDLScreenManager.presentChoiceSet(_:mode:)", isShown: true) { app, _, done in
            let set = SDLChoiceSet(title: "A", delegate: Listener(done), choices: [SDLChoiceCell(text: "a")])
            app.screenManager.presentChoiceSet(set, mode: .manualOnly)
        },
        Call("presentChoiceSet without choices", of: "SDLScreenManager.presentChoiceSet(_:mode:)") { app, _, done in
            let set = SDLChoiceSet(title: "A", delegate: Listener(done), choices: [])
            app.screenManager.presentChoiceSet(set, mode: .manualOnly)
        },
        Call("presentChoiceSet cancelled", of: "SDLScreenManager.presentChoiceSet(_:mode:)", isShown: true) {
            app, _, done in
            let set = SDLChoiceSet(title: "A", delegate: Listener(done), choices: [SDLChoiceCell(text: "a")])
            app.screenManager.presentChoiceSet(set, mode: .manualOnly)
            set.cancel()
        },
        Call("presentKeyboard", of: "SDLScreenManager.presentKeyboard(withDelegate:)", isShown: true) { app, _, done in
            app.screenManager.presentKeyboard(withDelegate: Listener(done))
        },
        Call(
            "presentSearchableChoiceSet",
            of: "SDLScreenManager.presentSearchableChoiceSet(_:mode:withKeyboardDelegate:)",
            isShown: true
        ) { app, _, done in
            let listener = Listener(done)
            let set = SDLChoiceSet(title: "A", delegate: listener, choices: [SDLChoiceCell(text: "a")])
            app.screenManager.presentSearchableChoiceSet(set, mode: .manualOnly, withKeyboardDelegate: listener)
        },
        Call(
            "presentKeyboard with a text", of: "SDLScreenManager.presentKeyboard(withInitialText:delegate:)",
            isShown: true
        ) { app, _, done in app.screenManager.presentKeyboard(withInitialText: "a", delegate: Listener(done)) },
        Call(
            "presentKeyboard with a text that is too long",
            of: "SDLScreenManager.presentKeyboard(withInitialText:delegate:)"
        ) { app, _, done in
            let long = String(repeating: "a", count: 501)
            app.screenManager.presentKeyboard(withInitialText: long, delegate: Listener(done))
        },
    ]

    nonisolated static let requests = [
        Call("send", of: "SDLManager.send(_:withResponseHandler:)") { app, _, done in
            app.sdlManager.send(SDLListFiles()) { _, _ in done() }
        },
        Call("send an invalid request", of: "SDLManager.send(_:withResponseHandler:)") { app, _, done in
            app.sdlManager.send(SDLDeleteFile(syncFileName: "")) { _, _ in done() }
        },
        Call("preloadChoices", of: "SDLScreenManager.preloadChoices(_:withCompletionHandler:)") { app, _, done in
            app.screenManager.preloadChoices([SDLChoiceCell(text: "a")]) { _ in done() }
        },
        Call("preloadChoices of none", of: "SDLScreenManager.preloadChoices(_:withCompletionHandler:)") {
            app, _, done in app.screenManager.preloadChoices([]) { _ in done() }
        },
        Call("preloadChoiceGroup of none", of: "SDLScreenManager.preloadChoiceGroup(_:withCompletionHandler:)") {
            app, _, done in
            app.screenManager.preloadChoiceGroup(SDLChoiceCellGroup(name: "g", choices: [])) { _ in done() }
        },
        Call("preloadChoiceGroup deleted", of: "SDLScreenManager.preloadChoiceGroup(_:withCompletionHandler:)") {
            app, _, done in
            let group = SDLChoiceCellGroup(name: "g", choices: [SDLChoiceCell(text: "a")])
            app.screenManager.preloadChoiceGroup(group) { _ in done() }
            app.screenManager.deleteChoiceGroup(named: "g")
        },
        Call("updateCapability", of: "SDLSystemCapabilityManager.updateCapability(ofType:completionHandler:)") {
            app, _, done in
            app.systemCapabilityManager.updateCapability(ofType: .phoneCall) { _, _ in done() }
        },
        Call("upload a file", of: "SDLFileManager.upload(file:completionHandler:)") { app, _, done in
            app.fileManager.upload(file: SDLFile(data: [1], name: "f")) { _, _ in done() }
        },
        Call("upload files", of: "SDLFileManager.upload(files:progressHandler:completionHandler:)") { app, _, done in
            app.fileManager.upload(files: [SDLFile(data: [1], name: "f")], completionHandler: { _ in done() })
        },
        Call("upload an image", of: "SDLFileManager.upload(artwork:completionHandler:)") { app, _, done in
            app.fileManager.upload(artwork: SDLArtwork(data: [1], name: "i")) { _, _ in done() }
        },
        Call("upload images", of: "SDLFileManager.upload(artworks:completionHandler:)") { app, _, done in
            app.fileManager.upload(artworks: [SDLArtwork(data: [1], name: "i")]) { _, _ in done() }
        },
        Call("delete a file", of: "SDLFileManager.delete(remoteFileNamed:completionHandler:)") { app, _, done in
            app.fileManager.delete(remoteFileNamed: "f") { _, _ in done() }
        },
        Call(
            "preloadChoiceGroup", of: "SDLScreenManager.preloadChoiceGroup(_:withCompletionHandler:)", waits: true
        ) { app, _, done in
            let group = SDLChoiceCellGroup(name: "g", choices: [SDLChoiceCell(text: "a")])
            app.screenManager.preloadChoiceGroup(group) { _ in done() }
        },
        Call("upload an empty file", of: "SDLFileManager.upload(file:completionHandler:)") { app, _, done in
            app.fileManager.upload(file: SDLFile(data: [], name: "e")) { _, _ in done() }
        },
        Call("upload no files", of: "SDLFileManager.upload(files:progressHandler:completionHandler:)") { app, _, done in
            app.fileManager.upload(files: [], completionHandler: { _ in done() })
        },
        Call("upload no images", of: "SDLFileManager.upload(artworks:completionHandler:)") { app, _, done in
            app.fileManager.upload(artworks: []) { _, _ in done() }
        },
        Call("upload files, and stop", of: "SDLFileManager.upload(files:progressHandler:completionHandler:)") {
            app, _, done in
            app.fileManager.upload(
                files: [SDLFile(data: [1], name: "f"), SDLFile(data: [2], name: "g")],
                progressHandler: { _, _, _ in false }, completionHandler: { _ in done() })
        },
        Call("permissions", of: "SDLPermissionManager.subscribe(toRPCNames:groupType:withHandler:)") { app, _, done in
            let token = Token()
            token.number = app.permissionManager.subscribe(toRPCNames: [], groupType: .any) { _ in
                app.permissionManager.removeObserver(token.number)
                done()
            }
        },
    ]

    /// The functions that read or set vehicle data and the car's modules.
    nonisolated static let car = [
        Call("getVehicleData", of: "SDLVehicleDataManager.getVehicleData(_:completionHandler:)") { app, _, done in
            app.vehicleDataManager.getVehicleData(SDLGetVehicleData(speed: true)) { _, _ in done() }
        },
        Call("getVehicleData of an own item", of: "SDLVehicleDataManager.getVehicleData(_:completionHandler:)") {
            app, _, done in
            app.vehicleDataManager.getVehicleData(SDLOEMVehicleDataItem<Int>("roof")) { _, _ in done() }
        },
        Call("set a module", of: "SDLRemoteControlManager.set(_:completionHandler:)") { app, _, done in
            let climate = SDLClimateControlData(fanSpeed: 50)
            app.remoteControlManager.set(SDLModuleData(moduleType: .climate, climateControlData: climate)) { _, _ in
                done()
            }
        },
        Call("consent", of: "SDLRemoteControlManager.getConsent(forModules:ofType:completionHandler:)") {
            app, _, done in
            app.remoteControlManager.getConsent(forModules: ["front"], ofType: .climate) { _, _ in done() }
        },
        Call("press in a module", of: "SDLRemoteControlManager.press(_:ofModule:id:mode:completionHandler:)") {
            app, _, done in app.remoteControlManager.press(.ac, ofModule: .climate) { _ in done() }
        },
        Call("release a module", of: "SDLRemoteControlManager.release(_:id:completionHandler:)") { app, _, done in
            app.remoteControlManager.release(.climate) { _ in done() }
        },
    ]

    nonisolated static let navigation = [
        Call("send a place", of: "SDLNavigationManager.sendLocation(_:completionHandler:)") { app, _, done in
            let place = SDLSendLocation(longitudeDegrees: 8, latitudeDegrees: 47, deliveryMode: .destination)
            app.navigationManager.sendLocation(place) { _ in done() }
        },
        Call("send a superseded location", of: "SDLNavigationManager.sendLocation(_:completionHandler:)") {
            app, _, done in
            let place = SDLSendLocation(longitudeDegrees: 8, latitudeDegrees: 47, deliveryMode: .destination)
            app.navigationManager.sendLocation(place) { _ in done() }
            app.navigationManager.sendLocation(place)
        },
        Call("getWayPoints", of: "SDLNavigationManager.getWayPoints(ofType:completionHandler:)") { app, _, done in
            app.navigationManager.getWayPoints { _, _ in done() }
        },
        Call("show a turn", of: "SDLNavigationManager.showTurn(_:completionHandler:)") { app, _, done in
            app.navigationManager.showTurn(SDLShowConstantTBT(navigationText1: "a")) { _ in done() }
        },
        Call("show turns", of: "SDLNavigationManager.showTurnList(_:completionHandler:)") { app, _, done in
            app.navigationManager.showTurnList(SDLUpdateTurnList(turnList: [])) { _ in done() }
        },
        Call("announce a turn", of: "SDLNavigationManager.alertManeuver(_:completionHandler:)") { app, _, done in
            app.navigationManager.alertManeuver(SDLAlertManeuver()) { _ in done() }
        },
    ]

    nonisolated static let services = [
        Call("ask a service", of: "SDLAppServiceManager.getData(ofType:completionHandler:)") { app, _, done in
            app.appServiceManager.getData(ofType: "WEATHER") { _, _ in done() }
        },
        Call(
            "have a service do something",
            of: "SDLAppServiceManager.performInteraction(_:withService:isToBeActive:completionHandler:)"
        ) { app, _, done in
            app.appServiceManager.performInteraction("a:b", withService: "unknown") { _, _ in done() }
        },
        Call("fetch a service's file", of: "SDLAppServiceManager.getFile(named:ofService:completionHandler:)") {
            app, _, done in app.appServiceManager.getFile(named: "a.png", ofService: "unknown") { _, _ in done() }
        },
    ]

    /// Subscribes with `subscribe`. Calls `end` with the subscription's token when the handler runs.
    private static func once(
        _ subscribe: (@escaping @MainActor () -> Void) -> Int, _ end: @escaping @MainActor (Int) -> Void
    ) {
        let token = Token()
        token.number = subscribe { end(token.number) }
    }

    /// The functions that subscribe. A handler can run many times, so each handler unsubscribes in its first run. The
    /// head unit refuses the subscribe requests.
    nonisolated static let listeners = [
        Call(
            "a capability that is known",
            of: "SDLSystemCapabilityManager.subscribe(toCapability:withUpdateHandler:)"
        ) { app, _, done in
            let manager = app.systemCapabilityManager
            once({ received in manager.subscribe(toCapability: .displays) { _, _, _ in received() } }) {
                manager.unsubscribe(fromCapability: .displays, withObserver: $0)
                done()
            }
        },
        Call(
            "a capability that is refused",
            of: "SDLSystemCapabilityManager.subscribe(toCapability:withUpdateHandler:)"
        ) { app, _, done in
            let manager = app.systemCapabilityManager
            once({ received in manager.subscribe(toCapability: .navigation) { _, _, _ in received() } }) {
                manager.unsubscribe(fromCapability: .navigation, withObserver: $0)
                done()
            }
        },
        Call("a button of the car", of: "SDLScreenManager.subscribeButton(_:withUpdateHandler:)") { app, _, done in
            let manager = app.screenManager
            once({ received in manager.subscribeButton(.preset1) { _, _, _ in received() } }) {
                manager.unsubscribeButton(.preset1, withObserver: $0)
                done()
            }
        },
        Call("vehicle data", of: "SDLVehicleDataManager.subscribe(to:withHandler:)") { app, _, done in
            let manager = app.vehicleDataManager
            once({ received in manager.subscribe(to: SDLSubscribeVehicleData(rpm: true)) { _, _ in received() } }) {
                manager.unsubscribe($0)
                done()
            }
        },
        Call("a notification", of: "SDLManager.subscribe(to:withHandler:)") { app, _, done in
            let manager = app.sdlManager
            once({ received in manager.subscribe(to: SDLOnHMIStatus.self) { _ in received() } }) {
                manager.unsubscribe($0)
                done()
            }
        },
        Call("a module", of: "SDLRemoteControlManager.subscribe(toModule:id:withHandler:)") { app, _, done in
            let manager = app.remoteControlManager
            once({ received in manager.subscribe(toModule: .climate) { _, _ in received() } }) {
                manager.unsubscribe($0)
                done()
            }
        },
        Call("who has which module", of: "SDLRemoteControlManager.subscribeToStatus(withHandler:)") { app, _, done in
            let manager = app.remoteControlManager
            once({ received in manager.subscribeToStatus { _ in received() } }) {
                manager.unsubscribe($0)
                done()
            }
        },
        Call("which services there are", of: "SDLAppServiceManager.subscribeToServices(withHandler:)") { app, _, done in
            let manager = app.appServiceManager
            once({ received in manager.subscribeToServices { _, _ in received() } }) {
                manager.unsubscribe($0)
                done()
            }
        },
        Call("a service", of: "SDLAppServiceManager.subscribe(toServiceType:withHandler:)") { app, _, done in
            let manager = app.appServiceManager
            once({ received in manager.subscribe(toServiceType: "WEATHER") { _, _ in received() } }) {
                manager.unsubscribe($0)
                done()
            }
        },
        Call("the route", of: "SDLNavigationManager.subscribeToWayPoints(withHandler:)") { app, _, done in
            let manager = app.navigationManager
            once({ received in manager.subscribeToWayPoints { _, _ in received() } }) {
                manager.unsubscribeFromWayPoints($0)
                done()
            }
        },
    ]
}
