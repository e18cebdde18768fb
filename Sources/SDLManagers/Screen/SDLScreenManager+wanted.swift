package import SDLRPC

// Methods that convert the app's content to requests for the connected head unit.
extension SDLScreenManager {
    /// Returns the request that updates the screen; nil if the content is unchanged.
    package func difference() -> SDLShow? {
        guard let content = content() else { return nil }
        return ShowDiff.show(from: shown, to: show(for: content))
    }

    func show(for content: ScreenContent) -> SDLShow {
        awaitsImages = false
        let template = template(for: content)
        // The fields of the new template are unknown until the head unit reports the fields, so all fields are sent.
        let isNew = template != nil && template?.template != shown.templateConfiguration?.template
        let lines = TextLines.compose(content.lines, lines: isNew ? TextLines.most : capabilities.mainWindow.lines)
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

    /// Returns the text of a line, limited to 500 characters. FND-69
    private func text(_ lines: [TextLine], _ index: Int) -> String? {
        index < lines.count ? clipped(lines[index].text, 500) : nil
    }

    private func tags(_ lines: [TextLine], _ index: Int) -> [SDLMetadataType]? {
        guard index < lines.count, !lines[index].metadata.isEmpty else { return nil }
        let tags = lines[index].metadata
        if tags.count > 5 {
            report(
                rule: "FND-69", "A line has \(tags.count) metadata types; the limit is 5. Further types were left out.",
                fix: "Give each line at most five types; lines joined on a small display share the limit.")
        }
        return Array(tags.prefix(5))
    }

    private func clipped(_ text: String?, _ limit: Int) -> String? {
        guard let text, text.utf8.count > limit, text.unicodeScalars.count > limit else { return text }
        let count = text.unicodeScalars.count
        report(
            rule: "FND-68", "A text has \(count) characters; the limit is \(limit). The end was cut off.",
            fix: "Shorten the text to \(limit) characters.")
        return String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit)))
    }

    /// Returns an image as a request parameter. While the new image is being uploaded, the old image stays on the
    /// screen. Ruling 70
    ///
    /// An image that the display does not support is neither uploaded nor sent. Before version 5, the capability of the
    /// primary image applies to both images. `Show` cannot remove an image, so a transparent image replaces the old
    /// image. The transparent image is uploaded when a screen needs it for the first time. Until the upload has ended,
    /// the old image stays beside the new text.
    private func image(_ artwork: SDLArtwork?, _ field: SDLImageFieldName?, _ shown: SDLImage?) -> SDLImage? {
        guard let artwork = artwork ?? (shown == nil ? nil : .blank) else { return nil }  // OVL-45
        let isOld = lifecycle.rpcVersion < SDLVersion(5)
        if let field, !capabilities.hasImage(isOld ? .graphic : field) { return nil }
        if files.isThere(artwork) { return artwork.image }
        if !files.hasFailed(artwork) { awaitsImages = true }
        return shown
    }

    /// Returns the template to send, with its colours; nil if no template needs to be sent. If the app has set only
    /// colours, this is the default template. If the template is already shown, its old colours are returned, because
    /// the head unit would refuse to change them. FND-43, ruling 44
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
        if hasColors {
            report(
                rule: "FND-43", "The colours of the shown template \(wanted.template) cannot be changed.",
                fix: "Use another template for a controller with other colours.")
        }
        return old
    }

    /// Returns `template` if the display supports it; otherwise the default template, because the head unit would
    /// refuse a screen with an unsupported template. When the display changes, the app's template is tried again.
    private func offered(_ template: String) -> String {
        let standard = SDLPredefinedLayout.default.rawValue
        let window = capabilities.defaultMainWindowCapability
        guard template != standard, let list = window?.templatesAvailable, !list.isEmpty, !list.contains(template)
        else { return template }
        report(
            rule: "FND-43", "This display has no template \(template); the default template is shown instead.",
            fix: "Choose one of \(list.joined(separator: ", ")), or keep this template for other displays.")
        return standard
    }

    /// Returns the soft buttons with the ids 1 to 8. The id 0 is not used, because the first SYNC generation (Ford's
    /// head unit) does not support it. While a button without text waits for the upload of its image, the old buttons
    /// stay on the screen.
    private func softButtons(for objects: [SDLSoftButtonObject]) -> [SDLSoftButton]? {
        if SoftButtonWriter.haveTwins(objects) {
            report(
                rule: "FND-71", "Two soft buttons of the screen have the same name.",
                fix: "Give each soft button a unique name, so that its presses can be distinguished.")
        }
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

    private func report(rule: String, _ message: String, fix: String) {
        report(Diagnostic(rule: rule, message: message, fix: fix))
    }

    private func report(_ diagnostic: Diagnostic) {
        if reported.insert(diagnostic.message).inserted { lifecycle.diagnose(diagnostic) }
    }

    /// Forgets that the image `name` is shown, because its file was replaced. The next update then sends the image
    /// again.
    func forget(_ name: String) {
        if shown.graphic?.value == name { shown.graphic = nil }
        if shown.secondaryGraphic?.value == name { shown.secondaryGraphic = nil }
    }
}
