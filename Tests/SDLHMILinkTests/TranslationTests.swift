import SDLHMIRPC
import SDLSupport
@testable import SDLHeadUnit
import SDLRPC
import JSON
import Testing

@testable import SDLHMILink

/// Tests that each parameter of an app's request reaches the HMI in the form and within the limits of the HMI API.
@MainActor
@Suite struct TranslationTests {
    private nonisolated static let picture = SDLImage(value: "picture.png", imageType: .dynamic, isTemplate: true)
    private nonisolated static let text = String(repeating: "x", count: 500)
    private nonisolated static let speech = [SDLTTSChunk(text: text, type: .text)]
    private nonisolated static let buttons = [
        SDLSoftButton(
            type: .both, text: text, image: picture, isHighlighted: true, softButtonID: 65_535,
            systemAction: .keepContext)
    ]
    private nonisolated static let colors = SDLTemplateColorScheme(
        primaryColor: SDLRGBColor(red: 0, green: 255, blue: 7), secondaryColor: SDLRGBColor(red: 1, green: 2, blue: 3),
        backgroundColor: SDLRGBColor(red: 255, green: 255, blue: 255))

    nonisolated static let full: [any SDLRPCRequest] = [
        SDLShow(
            mainField1: text, mainField2: text, mainField3: text, mainField4: text, alignment: .rightAligned,
            statusBar: text, mediaClock: text, mediaTrack: text, graphic: picture, secondaryGraphic: picture,
            softButtons: buttons, customPresets: [text],
            metadataTags: SDLMetadataTags(
                mainField1: [.mediaTitle], mainField2: [.mediaArtist], mainField3: [.mediaAlbum],
                mainField4: [.rating]), templateTitle: "title", windowID: 1,
            templateConfiguration: SDLTemplateConfiguration(
                template: "MEDIA", dayColorScheme: colors, nightColorScheme: colors)),
        SDLSetDisplayLayout(displayLayout: "MEDIA", dayColorScheme: colors, nightColorScheme: colors),
        SDLSetAppIcon(syncFileName: "picture.png"),
        SDLCreateWindow(
            windowID: 3, windowName: "widget", type: .widget, associatedServiceType: "MEDIA",
            duplicateUpdatesFromWindowID: 0),
        SDLDeleteWindow(windowID: 3),
        SDLSetMediaClockTimer(
            startTime: SDLStartTime(hours: 1, minutes: 2, seconds: 3),
            endTime: SDLStartTime(hours: 4, minutes: 5, seconds: 6), updateMode: .countup,
            audioStreamingIndicator: .pause, forwardSeekIndicator: SDLSeekStreamingIndicator(type: .time, seekTime: 15),
            backSeekIndicator: SDLSeekStreamingIndicator(type: .track), countRate: 1.5),
        SDLSendHapticData(hapticRectData: [
            SDLHapticRect(id: 1, rect: SDLRectangle(x: 0.5, y: 1, width: 100, height: 50))
        ]),
        SDLAddCommand(
            cmdID: 2_000_000_000,
            menuParams: SDLMenuParams(
                parentID: 5, position: 1000, menuName: text, secondaryText: text, tertiaryText: text),
            vrCommands: ["say it"], cmdIcon: picture, secondaryImage: picture),
        SDLDeleteCommand(cmdID: 7), SDLDeleteSubMenu(menuID: 5), SDLShowAppMenu(menuID: 5),
        SDLAddSubMenu(
            menuID: 5, position: 3, menuName: text, menuIcon: picture, menuLayout: .tiles, parentID: 2,
            secondaryText: text, tertiaryText: text, secondaryImage: picture),
        SDLCreateInteractionChoiceSet(
            interactionChoiceSetID: 9,
            choiceSet: [SDLChoice(choiceID: 65_535, menuName: text, vrCommands: ["one", "two"])]),
        SDLSubscribeButton(buttonName: .navZoomIn), SDLUnsubscribeButton(buttonName: .preset1),
        SDLSetGlobalProperties(
            userLocation: SDLSeatLocation(grid: SDLGrid(col: 0, row: 0)), helpPrompt: speech, timeoutPrompt: speech,
            vrHelpTitle: text, vrHelp: [SDLVrHelpItem(text: text, image: picture, position: 1)], menuTitle: text,
            menuIcon: picture,
            keyboardProperties: SDLKeyboardProperties(
                language: .deDe, keyboardLayout: .azerty, keypressMode: .singleKeypress,
                limitedCharacterList: ["a"], autoCompleteText: "abc", autoCompleteList: ["abc"],
                maskInputCharacters: .enableInputKeyMask, customKeys: ["#"]), menuLayout: .list),
        SDLResetGlobalProperties(properties: SDLGlobalProperty.allCases),
        SDLChangeRegistration(language: .deDe, hmiDisplayLanguage: .deDe),
        SDLCloseApplication(),
    ]

    /// Requests that the head unit cannot perform without an HMI.
    nonisolated static let forwarded: [any SDLRPCRequest] = [
        SDLShowConstantTBT(
            navigationText1: text, navigationText2: text, eta: text, timeToDestination: text, totalDistance: text,
            turnIcon: picture, nextTurnIcon: picture, distanceToManeuver: 10, distanceToManeuverScale: 20,
            maneuverComplete: true, softButtons: buttons),
        SDLAlertManeuver(ttsChunks: speech, softButtons: buttons),
        SDLUpdateTurnList(turnList: [SDLTurn(navigationText: text, turnIcon: picture)], softButtons: buttons),
        SDLSendLocation(
            longitudeDegrees: 8.5, latitudeDegrees: 47.4, locationName: text, locationDescription: text,
            addressLines: [text], phoneNumber: text, locationImage: picture, deliveryMode: .prompt),
        SDLGetWayPoints(wayPointType: .destination), SDLSubscribeWayPoints(), SDLUnsubscribeWayPoints(),
        SDLDialNumber(number: "*31#+41441234567"), SDLCancelInteraction(cancelID: 5, functionID: 12),
        SDLEndAudioPassThru(), SDLSpeak(ttsChunks: [SDLTTSChunk(text: "left", type: .text)]),
        SDLSystemRequest(requestType: .proprietary, requestSubType: String(text.prefix(255)), fileName: "policy"),
        everyItem(SDLGetVehicleData.self),
        everyItem(SDLSubscribeVehicleData.self),
        everyItem(SDLUnsubscribeVehicleData.self), SDLReadDID(ecuName: 65_535, didLocation: [0, 65_535]),
        SDLGetDTCs(ecuName: 65_535, dtcMask: 255),
        SDLDiagnosticMessage(targetID: 65_535, messageLength: 65_535, messageData: [34, 255]),
    ]

    /// Returns a request for every vehicle-data item.
    private nonisolated static func everyItem<Request: SDLRPCRequest>(_ type: Request.Type) -> Request {
        let names = [
            "gps", "speed", "rpm", "fuelLevel", "fuelLevel_State", "instantFuelConsumption", "fuelRange", "climateData",
            "externalTemperature", "turnSignal", "vin", "gearStatus", "prndl", "tirePressure", "odometer", "beltStatus",
            "bodyInformation", "deviceStatus", "driverBraking", "wiperStatus", "headLampStatus", "engineTorque",
            "accPedalPosition", "steeringWheelAngle", "engineOilLife", "electronicParkBrakeStatus", "cloudAppVehicleID",
            "stabilityControlsStatus", "eCallInfo", "airbagStatus", "emergencyEvent", "clusterModeStatus", "myKey",
            "windowStatus", "handsOffSteering", "seatOccupancy",
        ]
        var params = JSONValue.object([:])
        for name in names { params[name] = true }
        return try! type.reading(params.json(), dropping: .unknownNames).value!
    }

    private func translator() async -> Translator {
        let bench = await Bench.ready()
        _ = await bench.app("Music", [.media], isMedia: true)
        let state = await bench.car.attach(bench.presenter)
        let app = state.apps.values[0]
        return Translator(
            app: app, appID: StableNumber.of("music"), device: HMIDevice(connection: "memory"),
            image: { "http://127.0.0.1/\($0.rawValue)/\($1)" }, callsPlayPauseOK: false)
    }

    private func check(_ parts: [HMIPart]) {
        for part in parts {
            let type = HMIRegistry.message(part.method, .request)
            let params = try? JSONValue(parsing: part.params)
            let violations = type?.violations(in: params ?? .null).map { "\(part.method).\($0)" }
            #expect(violations?.filter { !ScriptedHMI.allowed.contains($0) } == [])
        }
    }

    @Test func `A request with all parameters becomes valid requests to the HMI`() async {
        let translator = await translator()
        var translated: Set<SDLFunctionID> = []
        for request in Self.full {
            let parts = RequestTranslation.parts(of: request, translator)
            #expect(!parts.isEmpty, "\(type(of: request))")
            check(parts)
            translated.insert(type(of: request).functionID)
        }
        // To delete a choice set, the former contents of the choice set are needed.
        #expect(RequestTranslation.functions.subtracting(translated) == [.deleteInteractionChoiceSet])
    }

    @Test(arguments: forwarded.indices)
    func `A request that only the HMI can answer is sent to it completely and is valid`(index: Int) async throws {
        let translator = await translator()
        let request = Self.forwarded[index]
        let parts = ForwardedRequests.parts(of: request, translator)
        #expect(!parts.isEmpty)
        check(parts)
        let moved: Set<String> = [
            "navigationText1", "navigationText2", "eta", "timeToDestination", "totalDistance",
        ]
        let sent = try JSONValue(parsing: request.json()).object?.keys ?? []
        let received = Set(try parts.flatMap { try JSONValue(parsing: $0.params).object?.keys ?? [] })
        #expect(sent.filter { !received.contains($0) && !moved.contains($0) } == [])
    }

    @Test func `There is a sample of each request that only the HMI can answer`() {
        #expect(ForwardedRequests.functions == Set(Self.forwarded.map { type(of: $0).functionID }))
    }

    @Test func `No parameter that an app sets is lost in translation`() async throws {
        let translator = await translator()
        /// The parameters that have another name or another position in the HMI API, by request.
        let moved: [String: Set<String>] = [
            "Show": [
                "mainField1", "mainField2", "mainField3", "mainField4", "statusBar", "mediaClock", "mediaTrack",
                "templateTitle", "metadataTags",
            ],
            "SetDisplayLayout": ["displayLayout", "dayColorScheme", "nightColorScheme"],
            // A layout is sent only if the head unit has accepted the layout.
            "AddSubMenu": ["menuName", "position", "parentID", "secondaryText", "tertiaryText", "menuLayout"],
            "SetGlobalProperties": ["menuLayout"],
            "CreateInteractionChoiceSet": ["interactionChoiceSetID", "choiceSet"],
            "ResetGlobalProperties": ["properties"], "ChangeRegistration": ["hmiDisplayLanguage"],
        ]
        for request in Self.full {
            let name = type(of: request).name
            let sent = try JSONValue(parsing: request.json()).object?.keys ?? []
            let parts = RequestTranslation.parts(of: request, translator)
            let received = Set(try parts.flatMap { try JSONValue(parsing: $0.params).object?.keys ?? [] })
            let lost = sent.filter { !received.contains($0) && moved[name]?.contains($0) != true }
            #expect(lost == [], "\(name)")
        }
        let show = try JSONValue(parsing: RequestTranslation.parts(of: Self.full[0], translator)[0].params)
        #expect(show["showStrings"]?.array?.count == 8)
        #expect(show["templateConfiguration"]?["nightColorScheme"]?["primaryColor"]?["green"] == 255)
        #expect(show["softButtons"]?[0]?["image"]?["value"] == "http://127.0.0.1/music/picture.png")
    }

    @Test func `Overlays with all parameters are valid too, except for SDL Core's deliberate violations`() async {
        let translator = await translator()
        let caller = Caller(
            app: AppKey(rawValue: "music"), session: SessionRef(connection: 1, session: 1), function: .alert,
            correlationID: 1, cause: .row(0))
        let contents: [Overlay.Content] = [
            .alert(
                SDLAlert(
                    alertText1: Self.text, alertText2: Self.text, alertText3: Self.text, ttsChunks: Self.speech,
                    duration: 10_000, playTone: true, progressIndicator: true, alertIcon: Self.picture, cancelID: 4)),
            .subtleAlert(
                SDLSubtleAlert(
                    alertText1: Self.text, alertText2: Self.text, alertIcon: Self.picture, ttsChunks: Self.speech,
                    duration: 3_000, softButtons: Self.buttons, cancelID: 4)),
            .scrollableMessage(
                SDLScrollableMessage(
                    scrollableMessageBody: Self.text, timeout: 65_535, softButtons: Self.buttons, cancelID: 4)),
            .slider(
                SDLSlider(
                    numTicks: 26, position: 26, sliderHeader: Self.text, sliderFooter: [Self.text], timeout: 1_000,
                    cancelID: 4)),
            .interaction(
                SDLPerformInteraction(
                    initialText: Self.text, initialPrompt: Self.speech, interactionMode: .both,
                    interactionChoiceSetIDList: [9], helpPrompt: Self.speech, timeoutPrompt: Self.speech,
                    timeout: 100_000, vrHelp: [SDLVrHelpItem(text: Self.text, image: Self.picture, position: 1)],
                    interactionLayout: .iconWithSearch, cancelID: 4),
                choices: [
                    SDLChoice(
                        choiceID: 1, menuName: Self.text, image: Self.picture, secondaryText: Self.text,
                        tertiaryText: Self.text, secondaryImage: Self.picture)
                ]),
            .audioPassThru(
                SDLPerformAudioPassThru(
                    initialPrompt: Self.speech, audioPassThruDisplayText1: Self.text,
                    audioPassThruDisplayText2: Self.text, samplingRate: ._44khz, maxDuration: 1_000_000,
                    bitsPerSample: ._8Bit, audioType: .pcm, muteAudio: false)),
        ]
        for content in contents {
            let parts = translator.parts(of: Overlay(id: "o1", caller: caller, content: content))
            check(parts.list.map(\.1))
        }
    }

    @Test func `Without its own help an interaction gets a prompt from its choices, which is also its timeout prompt`()
        async throws
    {
        let translator = await translator()
        let caller = Caller(
            app: AppKey(rawValue: "music"), session: SessionRef(connection: 1, session: 1),
            function: .performInteraction, correlationID: 1, cause: .row(0))
        func prompts(help: String?, timeout: String?) throws -> [[String]] {
            func chunks(_ text: String?) -> [SDLTTSChunk]? { text.map { [SDLTTSChunk(text: $0, type: .text)] } }
            let request = SDLPerformInteraction(
                initialText: "?", interactionMode: .vrOnly, interactionChoiceSetIDList: [9], helpPrompt: chunks(help),
                timeoutPrompt: chunks(timeout))
            let choices = ["first", "second"].enumerated().map {
                SDLChoice(choiceID: $0, menuName: $1, vrCommands: [$1, "other"])
            }
            let overlay = Overlay(id: "o1", caller: caller, content: .interaction(request, choices: choices))
            let voice = try #require(translator.parts(of: overlay).list.first { $0.0 == .voice }?.1)
            let params = try JSONValue(parsing: voice.params)
            return ["helpPrompt", "timeoutPrompt"].map { (params[$0]?.array ?? []).compactMap { $0["text"]?.string } }
        }
        #expect(try prompts(help: nil, timeout: nil) == [["first,", "second,"], ["first,", "second,"]])
        #expect(try prompts(help: "mine", timeout: nil) == [["mine"], ["mine"]])
        #expect(try prompts(help: nil, timeout: "over") == [["first,", "second,"], ["over"]])
    }

    @Test(
        arguments: [
            (SDLInteractionMode.manualOnly, 20_000), (.both, 20_000), (.vrOnly, 10_000),
        ] as [(SDLInteractionMode, Int)])
    func `An interaction has SDL Core's time limit: twice the driver's time if a choice by touch is possible`(
        mode: SDLInteractionMode, milliseconds: Int
    ) async {
        let translator = await translator()
        let caller = Caller(
            app: AppKey(rawValue: "music"), session: SessionRef(connection: 1, session: 1),
            function: .performInteraction, correlationID: 1, cause: .row(0))
        let request = SDLPerformInteraction(
            initialText: "?", interactionMode: mode, interactionChoiceSetIDList: [], timeout: 10_000)
        let overlay = Overlay(id: "o1", caller: caller, content: .interaction(request, choices: []))
        #expect(translator.parts(of: overlay).time == .usualPlus(.milliseconds(milliseconds)))
    }
}
