package import SDLRPC

// From what an app wants to what this head unit can be asked for.
extension SDLScreenManager {
    /// What a flush would send now; nil for nothing.
    package func difference() -> SDLShow? {
        guard let content = source?.screenContent else { return nil }
        return ShowDiff.show(from: shown, to: show(for: content))
    }

    func show(for content: ScreenContent) -> SDLShow {
        awaitsImages = false
        let template = template(for: content)
        // What another template has nobody knows yet: all of it, until the head unit says otherwise.
        let isNew = template != nil && template?.template != shown.templateConfiguration?.template
        let lines = TextLines.compose(content.lines, lines: isNew ? TextLines.most : capabilities.mainLines)
        var show = SDLShow(
            mainField1: text(lines, 0), mainField2: text(lines, 1), mainField3: text(lines, 2),
            mainField4: text(lines, 3), alignment: content.alignment, statusBar: clipped(content.statusBar, 500),
            mediaTrack: clipped(content.mediaTrack, 500))
        let tags = SDLMetadataTags(
            mainField1: tags(lines, 0), mainField2: tags(lines, 1), mainField3: tags(lines, 2),
            mainField4: tags(lines, 3))
        show.metadataTags = tags == SDLMetadataTags() ? nil : tags
        show.graphic = image(content.graphic, isNew ? nil : .graphic, shown.graphic)
        show.secondaryGraphic = image(content.secondaryGraphic, isNew ? nil : .secondaryGraphic, shown.secondaryGraphic)
        show.softButtons = softButtons(for: Array(content.buttons.prefix(Self.buttonLimit)))
        show.templateConfiguration = template
        return show
    }

    /// Wanted text, metadata and their bounds: a line has 500 characters and five meanings. FND-69
    private func text(_ lines: [TextLine], _ index: Int) -> String? {
        index < lines.count ? clipped(lines[index].text, 500) : nil
    }

    private func tags(_ lines: [TextLine], _ index: Int) -> [SDLMetadataType]? {
        guard index < lines.count, !lines[index].metadata.isEmpty else { return nil }
        let tags = lines[index].metadata
        if tags.count > 5 { report(.tooManyTags(tags.count)) }
        return Array(tags.prefix(5))
    }

    private func clipped(_ text: String?, _ limit: Int) -> String? {
        guard let text, text.utf8.count > limit, text.unicodeScalars.count > limit else { return text }
        report(.longText(text.unicodeScalars.count, limit))
        return String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit)))
    }

    /// An image that is still on its way: what is shown stays until it is there. Ruling 70
    ///
    /// What the display has no place for is neither uploaded nor sent. Before version 5 the primary field stood for both.
    /// An image can be replaced and not be taken away: what is to go gives way to one on which nothing is seen. That is
    /// uploaded when it is first wanted, once: until it is there the image before stays beside the new text. Uploaded ahead it
    /// would be a message more of every app that shows images, for one that most never need; and it is kept by the head unit.
    private func image(_ artwork: SDLArtwork?, _ field: SDLImageFieldName?, _ shown: SDLImage?) -> SDLImage? {
        guard let artwork = artwork ?? (shown == nil ? nil : .blank) else { return nil }  // OVL-45
        let isOld = lifecycle.rpcVersion < SDLVersion(5)
        if let field, !capabilities.hasImage(isOld ? .graphic : field) { return nil }
        if files.isThere(artwork) { return artwork.image }
        if !files.hasFailed(artwork) { awaitsImages = true }
        return shown
    }

    /// The template with its colours. None after one is the default again; the colours of a template that stays cannot
    /// change: a head unit would refuse the whole screen. FND-43, ruling 44
    private func template(for content: ScreenContent) -> SDLTemplateConfiguration? {
        let hasColors = content.dayColorScheme != nil || content.nightColorScheme != nil
        guard content.template != nil || hasColors || shown.templateConfiguration != nil else { return nil }
        let wanted = SDLTemplateConfiguration(
            template: offered(content.template ?? SDLPredefinedLayout.default.rawValue),
            dayColorScheme: content.dayColorScheme,
            nightColorScheme: content.nightColorScheme)
        guard let old = shown.templateConfiguration, old.template == wanted.template, old != wanted else {
            return wanted
        }
        let isChange =
            old.dayColorScheme.map { $0 != wanted.dayColorScheme } ?? false
            || old.nightColorScheme.map { $0 != wanted.nightColorScheme } ?? false
        guard isChange else { return wanted }
        if hasColors { report(.fixedColors(wanted.template)) }
        return old
    }

    /// A template that the display lacks would take the whole screen down with it: the default one, which every display
    /// has, shows the same content as far as it goes. Another display may have it, and is asked for it then.
    private func offered(_ template: String) -> String {
        let standard = SDLPredefinedLayout.default.rawValue
        let window = capabilities.defaultMainWindowCapability
        guard template != standard, let list = window?.templatesAvailable, !list.isEmpty, !list.contains(template)
        else { return template }
        report(.missingTemplate(template, list))
        return standard
    }

    /// Ids 1 to 8: the first SYNC generation knows no 0. A set that waits for an image leaves the shown one in place.
    private func softButtons(for objects: [SDLSoftButtonObject]) -> [SDLSoftButton]? {
        if SoftButtonWriter.haveTwins(objects) { report(.twinButtons) }
        let writer = SoftButtonWriter(files: files, capabilities: capabilities)
        var written: [SDLSoftButton] = []
        switch writer.write(objects, firstID: 1) {
        case .waiting:
            awaitsImages = true
            return shown.softButtons
        case .nothingToShow: report(.emptyButtons)
        case .buttons(let buttons, let images):
            written = buttons
            if images { awaitsImages = true }
        }
        writer.uploadOtherStates(of: objects)
        buttons = written.isEmpty ? [] : objects
        return written
    }

    /// Each mistake of the screen is told once on each head unit.
    private func report(_ diagnostic: Diagnostic) {
        if told.insert(diagnostic.message).inserted { lifecycle.diagnose(diagnostic) }
    }

    /// Another image has taken a name that is shown: it is to be sent anew.
    func forget(_ name: String) {
        if shown.graphic?.value == name { shown.graphic = nil }
        if shown.secondaryGraphic?.value == name { shown.secondaryGraphic = nil }
    }
}

extension Diagnostic {
    fileprivate static func tooManyTags(_ count: Int) -> Diagnostic {
        Diagnostic(
            rule: "FND-69", message: "A line has \(count) metadata types, where 5 fit: the rest was left out.",
            fix: "Name at most five; lines that are joined on a small display share them.")
    }

    fileprivate static func longText(_ count: Int, _ limit: Int) -> Diagnostic {
        Diagnostic(
            rule: "FND-68", message: "A text has \(count) characters, where \(limit) fit: the rest was left out.",
            fix: "Say it in \(limit) characters.")
    }

    fileprivate static func fixedColors(_ template: String) -> Diagnostic {
        Diagnostic(
            rule: "FND-43", message: "The template \(template) is shown already, and its colours cannot change.",
            fix: "Give controllers with colours of their own a template of their own.")
    }

    fileprivate static func missingTemplate(_ template: String, _ list: [String]) -> Diagnostic {
        Diagnostic(
            rule: "FND-43",
            message: "This display has no template \(template); the default one is shown until one has it.",
            fix: "Choose one of \(list.joined(separator: ", ")), or leave it: another display may have it.")
    }

    fileprivate static var twinButtons: Diagnostic {
        Diagnostic(
            rule: "FND-71", message: "Two buttons of the screen have one name.",
            fix: "Give each soft button a name of its own: its press could not be told apart.")
    }
}
