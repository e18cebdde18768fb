import JSON
import SDLHMIRPC
import SDLHeadUnit
import SDLRPC

/// Translates the requests of one app to the requests that SDL Core sends to an HMI.
struct Translator {
    let app: RegisteredApp
    let appID: Int
    let device: HMIDevice
    let image: @Sendable (AppKey, String) -> String
    /// Whether the app's button OK means PLAY_PAUSE. True if the app's RPC version is too old for PLAY_PAUSE and the
    /// display has a PLAY_PAUSE button.
    let callsPlayPauseOK: Bool
    /// Additional parameters of the forwarded requests, such as vehicle-data items of the profile.
    var extraMembers: JSONValue = [:]

    func button(_ name: SDLButtonName) -> HMI.Common.ButtonName {
        HMI.Common.ButtonName(rawValue: (callsPlayPauseOK && name == .ok ? SDLButtonName.playPause : name).rawValue)
    }

    func subscribe(_ name: SDLButtonName) -> HMIPart {
        HMIPart(HMI.Buttons.SubscribeButton(appID: appID, buttonName: button(name)))
    }

    func unsubscribe(_ name: SDLButtonName) -> HMIPart {
        HMIPart(HMI.Buttons.UnsubscribeButton(appID: appID, buttonName: button(name)))
    }

    // MARK: App

    var application: HMI.Common.HMIApplication {
        let registration = app.registration
        return HMI.Common.HMIApplication(
            appName: registration.appName, ngnMediaScreenAppName: registration.ngnMediaScreenAppName,
            icon: app.icon.map { image(app.key, $0) }, deviceInfo: deviceInfo,
            policyAppID: String(app.policyKey.rawValue.prefix(50)), ttsName: sounds(registration.ttsName),
            vrSynonyms: registration.vrSynonyms, appID: appID,
            hmiDisplayLanguageDesired: recast(registration.hmiDisplayLanguageDesired),
            isMediaApplication: registration.isMediaApplication, appType: recast(registration.appHMIType),
            greyOut: false, requestType: [], dayColorScheme: recast(registration.dayColorScheme),
            nightColorScheme: recast(registration.nightColorScheme), isCloudApplication: app.info.endpoint != nil,
            cloudConnectionStatus: app.info.endpoint == nil ? nil : .connected)
    }

    var registered: HMI.BasicCommunication.OnAppRegistered {
        HMI.BasicCommunication.OnAppRegistered(
            application: application, ttsName: sounds(app.registration.ttsName),
            vrSynonyms: app.registration.vrSynonyms, resumeVrGrammars: app.isResumed,
            priority: HMI.Common.AppPriority.none)
    }

    /// The requests that send the app's language and names to every interface. As in SDL Core, these requests are sent
    /// even if the language and the names have not changed.
    var registration: [HMIPart] {
        let voice = HMI.Common.Language(rawValue: app.registration.languageDesired.rawValue)
        return [
            HMIPart(
                HMI.VR.ChangeRegistration(
                    vrSynonyms: app.registration.vrSynonyms, language: voice, appID: appID)),
            HMIPart(
                HMI.TTS.ChangeRegistration(ttsName: sounds(app.registration.ttsName), language: voice, appID: appID)),
            HMIPart(
                HMI.UI.ChangeRegistration(
                    appName: app.name, ngnMediaScreenAppName: app.registration.ngnMediaScreenAppName,
                    language: HMI.Common.Language(rawValue: app.registration.hmiDisplayLanguageDesired.rawValue),
                    appHMIType: recast(app.registration.appHMIType), appID: appID)),
        ]
    }

    var deviceInfo: HMI.Common.DeviceInfo {
        if let endpoint = app.info.endpoint { return .cloud(endpoint) }
        return HMI.Common.DeviceInfo(name: device.name, id: device.id, transportType: .wifi, isSDLAllowed: true)
    }

    func stored(_ name: String, _ file: StoredFile) -> HMI.BasicCommunication.OnPutFile {
        HMI.BasicCommunication.OnPutFile(
            fileSize: file.size, syncFileName: String(image(app.key, name).prefix(255)),
            fileType: HMI.Common.FileType(rawValue: file.fileType.rawValue), persistentFile: file.isPersistent,
            appID: appID)
    }

    /// Returns the notification that a file was removed; nil if the name is longer than the 30 characters that the API
    /// allows. If the page was opened from disk, the name is the path of the file, and the length of the path is not
    /// limited.
    func removed(_ name: String, _ file: StoredFile?) -> HMI.BasicCommunication.OnFileRemoved? {
        let place = image(app.key, name)
        guard place.hasPrefix("/") || name.unicodeScalars.count <= 30 else { return nil }
        return HMI.BasicCommunication.OnFileRemoved(
            fileName: place.hasPrefix("/") ? place : name,
            fileType: file.map { HMI.Common.FileType(rawValue: $0.fileType.rawValue) } ?? .binary, appID: appID)
    }

    /// Returns the HMI request for an app's SystemRequest. The HMI request contains the name of the data, but not the
    /// bytes.
    func passed(_ request: SDLSystemRequest) -> HMI.BasicCommunication.SystemRequest {
        HMI.BasicCommunication.SystemRequest(
            requestType: HMI.Common.RequestType(rawValue: request.requestType.rawValue),
            requestSubType: request.requestSubType,
            fileName: String(image(app.key, request.fileName ?? request.requestType.rawValue).prefix(255)), appID: appID
        )
    }

    // MARK: Values

    /// Returns an image for the HMI. If the image is a file of the app, the result contains the address at which the
    /// page can load the file. The file need not exist.
    func picture(_ picture: SDLImage?) -> HMI.Common.Image? {
        picture.map { picture in
            let isFile = picture.imageType == .dynamic
            return HMI.Common.Image(
                value: isFile ? image(app.key, picture.value) : picture.value,
                imageType: HMI.Common.ImageType(rawValue: picture.imageType.rawValue), isTemplate: picture.isTemplate)
        }
    }

    func buttons(_ buttons: [SDLSoftButton]?) -> [HMI.Common.SoftButton]? {
        buttons.map { buttons in
            buttons.map { button in
                HMI.Common.SoftButton(
                    type: HMI.Common.SoftButtonType(rawValue: button.type.rawValue), text: button.text,
                    image: picture(button.image), isHighlighted: button.isHighlighted,
                    softButtonID: button.softButtonID,
                    systemAction: HMI.Common.SystemAction(rawValue: button.systemActionOrDefault.rawValue))
            }
        }
    }

    func text(_ field: HMI.Common.TextFieldName, _ text: String?, _ types: [SDLMetadataType]? = nil)
        -> [HMI.Common.TextFieldStruct]
    {
        text.map { [HMI.Common.TextFieldStruct(fieldName: field, fieldText: $0, fieldTypes: recast(types))] } ?? []
    }

    func help(_ items: [SDLVrHelpItem]?) -> [HMI.Common.VrHelpItem]? {
        items.map { items in
            items.map {
                HMI.Common.VrHelpItem(text: $0.text, image: picture($0.image), position: $0.position)
            }
        }
    }

    func speak(_ chunks: [SDLTTSChunk], _ type: HMI.Common.MethodName, tone: Bool? = nil) -> HMI.TTS.Speak {
        HMI.TTS.Speak(ttsChunks: sounds(chunks) ?? [], appID: appID, speakType: type, playTone: tone)
    }

    /// Returns the chunks of a speech for the HMI. If a chunk is a sound file, the result contains the address at which
    /// the page can load the file.
    func sounds(_ chunks: [SDLTTSChunk]?) -> [HMI.Common.TTSChunk]? {
        recast(
            chunks.map { chunks in
                chunks.map { chunk in
                    chunk.type == .file ? SDLTTSChunk(text: image(app.key, chunk.text), type: .file) : chunk
                }
            })
    }
}

/// Converts a value to the type `Other` of the other API, which has the same members; nil if the conversion fails.
func recast<Other: JSONReadable>(_ value: (some JSONWritable)?, as type: Other.Type = Other.self) -> Other? {
    guard let value else { return nil }
    return try? Other.reading(value.json(), dropping: .unknownNames).value
}

func recast<Other: JSONReadable>(_ values: [some JSONWritable]?, as type: Other.Type = Other.self) -> [Other]? {
    values.map { values in values.compactMap { recast($0) } }
}
