public import SDLRPC

/// The identity of an app, which the app sends to a head unit at registration.
public struct SDLConfiguration: Sendable {
    /// The app's name that the head unit shows to the driver.
    public var appName: String
    /// The id of the app in the head unit's policies and stored data.
    public var appID: String
    /// A short name of the app for small displays. If the value is nil, the head unit shows `appName`.
    public var shortAppName: String?
    /// The spoken form of the app's name. If the value is nil, the head unit chooses the spoken form.
    public var ttsName: [SDLTTSChunk]?
    /// Other names by which the driver can call the app.
    public var voiceRecognitionSynonyms: [String]?
    /// The main type of the app. Only apps of type NAVIGATION or PROJECTION may stream video.
    public var appType: SDLAppHMIType
    /// Other types of the app, in addition to `appType`.
    public var additionalAppTypes: [SDLAppHMIType]
    /// The app's preferred language for speech and display.
    public var language: SDLLanguage
    /// All languages that the app supports.
    public var languagesSupported: [SDLLanguage]
    /// The app's icon in the car's launcher. If the value is nil, the head unit shows a default icon.
    public var appIcon: SDLArtwork?
    /// The colours of the templates by day. If the value is nil, the head unit chooses the colours.
    public var dayColorScheme: SDLTemplateColorScheme?
    /// The colours of the templates by night. If the value is nil, the head unit chooses the colours.
    public var nightColorScheme: SDLTemplateColorScheme?
    /// Whether the stack of view controllers is kept when the driver closes the app. Ruling 55
    public var keepsStackWhenClosed = false

    /// Creates a configuration. Set all other properties before you create the app.
    public init(
        appName: String, appID: String, appType: SDLAppHMIType = .default, language: SDLLanguage = .enUs,
        appIcon: SDLArtwork? = nil
    ) {
        self.appName = appName
        self.appID = appID
        self.appType = appType
        self.language = language
        self.appIcon = appIcon
        additionalAppTypes = []
        languagesSupported = [language]
    }

    package static let rpcVersion = SDLVersion(8, 0, 0)

    package var types: [SDLAppHMIType] { [appType] + additionalAppTypes.filter { $0 != appType } }

    package var isMedia: Bool { types.contains(.media) }
    /// Whether the app streams its own video picture.
    package var isProjecting: Bool { types.contains { [.navigation, .projection].contains($0) } }

    /// Returns the language with which the app registers. This is `spoken`, the head unit's language, if the app
    /// supports it; otherwise the app's preferred language.
    package func language(for spoken: SDLLanguage?) -> SDLLanguage {
        spoken.flatMap { languagesSupported.contains($0) ? $0 : nil } ?? language
    }

    package func registration(speaking: SDLLanguage, showing: SDLLanguage) -> SDLRegisterAppInterface {
        SDLRegisterAppInterface(
            syncMsgVersion: SDLSyncMsgVersion(Self.rpcVersion), appName: appName,
            ttsName: ttsName, ngnMediaScreenAppName: shortAppName, vrSynonyms: voiceRecognitionSynonyms,
            isMediaApplication: isMedia, languageDesired: speaking,
            hmiDisplayLanguageDesired: showing, appHMIType: types, appID: appID, dayColorScheme: dayColorScheme,
            nightColorScheme: nightColorScheme)
    }
}

extension SDLSyncMsgVersion {
    fileprivate init(_ version: SDLVersion) {
        self.init(majorVersion: version.major, minorVersion: version.minor, patchVersion: version.patch)
    }
}

/// The app's names in another language. If a property is nil, the head unit keeps the current value.
public struct SDLLifecycleConfigurationUpdate: Equatable, Sendable {
    /// The app's name that the head unit shows to the driver.
    public var appName: String?
    /// A short name of the app for small displays.
    public var shortAppName: String?
    /// The spoken form of the app's name.
    public var ttsName: [SDLTTSChunk]?
    /// Other names by which the driver can call the app.
    public var voiceRecognitionCommandNames: [String]?

    /// Creates an update. Properties that are nil do not change.
    public init(
        appName: String? = nil, shortAppName: String? = nil, ttsName: [SDLTTSChunk]? = nil,
        voiceRecognitionCommandNames: [String]? = nil
    ) {
        self.appName = appName
        self.shortAppName = shortAppName
        self.ttsName = ttsName
        self.voiceRecognitionCommandNames = voiceRecognitionCommandNames
    }
}
