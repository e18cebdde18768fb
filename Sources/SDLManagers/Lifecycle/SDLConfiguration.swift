public import SDLRPC

/// Who an app is: what it tells a head unit when it registers.
public struct SDLConfiguration: Sendable {
    /// The name the driver sees.
    public var appName: String
    /// The id by which head units know the app: their policies, and what they keep of it, go by this.
    public var appID: String
    /// A short name for small displays; nil has the head unit show `appName`.
    public var shortAppName: String?
    /// How the car says the name; nil leaves that to the head unit.
    public var ttsName: [SDLTTSChunk]?
    /// Other names by which the driver may call the app.
    public var voiceRecognitionSynonyms: [String]?
    /// What kind of app it is; only NAVIGATION and PROJECTION may project a picture.
    public var appType: SDLAppHMIType
    /// Further kinds it also is.
    public var additionalAppTypes: [SDLAppHMIType]
    /// The language the app would like to speak and show.
    public var language: SDLLanguage
    /// Languages the app can change to when the head unit speaks another.
    public var languagesSupported: [SDLLanguage]
    /// The app's icon in the car's launcher; nil for the head unit's own.
    public var appIcon: SDLArtwork?
    /// Colours of the templates by day; nil leaves them to the head unit.
    public var dayColorScheme: SDLTemplateColorScheme?
    /// Colours of the templates by night; nil leaves them to the head unit.
    public var nightColorScheme: SDLTemplateColorScheme?
    /// Whether the stack of view controllers is kept when the driver closes the app. Ruling 55
    public var keepsStackWhenClosed = false

    /// Creates a configuration; set what is not named here before the app is made with it.
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

    /// The newest version of the interface this library speaks.
    package static let rpcVersion = SDLVersion(8, 0, 0)

    package var types: [SDLAppHMIType] { [appType] + additionalAppTypes.filter { $0 != appType } }

    package var isMedia: Bool { types.contains(.media) }
    /// Whether the app sends a picture of its own.
    package var isProjecting: Bool { types.contains { [.navigation, .projection].contains($0) } }

    /// The language an app registers with where the head unit has said that it speaks another: that one if the app has it,
    /// its default otherwise.
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

/// What an app is called in another language; what is nil stays as it is.
public struct SDLLifecycleConfigurationUpdate: Equatable, Sendable {
    /// The name the driver sees.
    public var appName: String?
    /// A short name for small displays.
    public var shortAppName: String?
    /// How the name is said.
    public var ttsName: [SDLTTSChunk]?
    /// Other names the driver may say.
    public var voiceRecognitionCommandNames: [String]?

    /// Creates an update of what is not nil.
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
