import JSON

extension ScriptedHMI {
    /// The answers to the start-up requests, which report all capabilities of an HMI.
    static let startUp: [String: Script] = [
        "BasicCommunication.GetSystemInfo": .answer(
            0, ["ccpu_version": "12345_US", "language": "EN-US", "wersCountryCode": "WAEGB"]),
        "BasicCommunication.MixingAudioSupported": .answer(0, ["attenuatedSupported": true]),
        "UI.IsReady": .answer(0, ["available": true]), "VR.IsReady": .answer(0, ["available": true]),
        "TTS.IsReady": .answer(0, ["available": true]), "RC.IsReady": .answer(0, ["available": true]),
        "Navigation.IsReady": .answer(0, ["available": true]), "VehicleInfo.IsReady": .answer(0, ["available": true]),
        "UI.GetLanguage": .answer(0, ["language": "EN-US"]), "VR.GetLanguage": .answer(0, ["language": "EN-US"]),
        "TTS.GetLanguage": .answer(0, ["language": "EN-US"]),
        "UI.GetSupportedLanguages": .answer(0, ["languages": ["EN-US", "DE-DE"]]),
        "VR.GetSupportedLanguages": .answer(0, ["languages": ["EN-US", "DE-DE"]]),
        "TTS.GetSupportedLanguages": .answer(0, ["languages": ["EN-US", "DE-DE"]]),
        "VR.GetCapabilities": .answer(0, ["vrCapabilities": ["TEXT"]]),
        "TTS.GetCapabilities": .answer(
            0, ["speechCapabilities": ["TEXT"], "prerecordedSpeechCapabilities": ["HELP_JINGLE"]]),
        "RC.GetCapabilities": .answer(0, [:]),
        "VehicleInfo.GetVehicleData": .answer(0, ["vin": "ours"]),
        "VehicleInfo.GetVehicleType": .answer(0, ["vehicleType": ["make": "Ours"]]),
        "Buttons.GetCapabilities": .answer(0, ["capabilities": buttons]),
        "UI.GetCapabilities": .answer(0, capabilities),
    ]

    static let capabilities: JSONValue = [
        "displayCapabilities": display,
        "audioPassThruCapabilities": [
            "samplingRate": "16KHZ", "bitsPerSample": "16_BIT", "audioType": "PCM",
        ],
        "hmiZoneCapabilities": "FRONT",
        "softButtonCapabilities": [
            [
                "shortPressAvailable": true, "longPressAvailable": true, "upDownAvailable": true,
                "imageSupported": true,
            ]
        ], "hmiCapabilities": ["navigation": true, "phoneCall": false, "videoStreaming": true],
    ]

    private static let buttons: JSONValue = .array(
        ["OK", "PLAY_PAUSE", "SEEKLEFT", "SEEKRIGHT", "PRESET_1", "CUSTOM_BUTTON"].map { name in
            [
                "name": .string(name), "shortPressAvailable": true, "longPressAvailable": true,
                "upDownAvailable": true,
            ]
        })

    private static let display: JSONValue = [
        "displayType": "SDL_GENERIC", "displayName": "SCRIPTED",
        "textFields": .array(
            ["mainField1", "mainField2", "alertText1", "menuName"].map { name in
                ["name": .string(name), "characterSet": "UTF_8", "width": 500, "rows": 1]
            }), "mediaClockFormats": ["CLOCK1"], "graphicSupported": true, "imageCapabilities": ["DYNAMIC", "STATIC"],
        "templatesAvailable": ["DEFAULT", "MEDIA", "NON-MEDIA", "NAV_FULLSCREEN_MAP"],
        "screenParams": ["resolution": ["resolutionWidth": 800, "resolutionHeight": 350]],
        "numCustomPresetsAvailable": 8,
    ]
}
