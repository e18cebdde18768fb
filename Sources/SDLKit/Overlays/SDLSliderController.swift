import Foundation
import SDLRPC

/// A slider for whole numbers. If the app sets neither a message nor labels, the text below the slider is the selected
/// value. OVL-100, OVL-103, OVL-110, FND-59, FND-60
open class SDLSliderController: SDLOverlayController {
    /// The text above the slider. OVL-102
    public var title: String {
        didSet { if isFixed("title") { title = oldValue } }
    }
    /// The labels of the positions, shown instead of the message. With labels, the driver picks a label, as in the
    /// draft of proposal SDL-0156. FND-59, FND-60
    public var valueLabels: [String]? {
        didSet { if isFixed("valueLabels") { valueLabels = oldValue } }
    }
    /// The value at the slider's first position.
    public var minimumValue: Int {
        didSet { if isFixed("minimumValue") { minimumValue = oldValue } }
    }
    /// The value at the slider's last position. If `scaling` is false, the range must have 2 to 26 values.
    public var maximumValue: Int {
        didSet { if isFixed("maximumValue") { maximumValue = oldValue } }
    }
    /// The initial value of the slider. After the presentation, the property is the value that the driver chose.
    /// OVL-108
    public var value: Int {
        didSet { if isFixed("value") { value = oldValue } }
    }
    /// Whether a range of more than 26 values is mapped to 26 positions, as in the draft of SDL-0156. Ruling 11
    public var scaling: Bool {
        didSet { if isFixed("scaling") { scaling = oldValue } }
    }

    /// Creates a slider that starts at `value`. OVL-101
    public init(
        title: String, message: String? = nil, value: Int, minimumValue: Int, maximumValue: Int, scaling: Bool = false
    ) {
        self.title = title
        self.value = value
        self.minimumValue = minimumValue
        self.maximumValue = maximumValue
        self.scaling = scaling
        super.init()
        text = message
    }

    override var cancellableFunction: SDLFunctionID? { .slider }

    override func startPresentation(with presenter: OverlayPresenter, completion: @escaping (OverlayEnd) -> Void) {
        let scale: SliderScale
        do throws(SliderScale.Refusal) {
            scale = try SliderScale(minimum: minimumValue, maximum: maximumValue, scaling: scaling)
        } catch {
            let fix = "Choose a range of 2 to 26 values, or set `scaling`."
            return completion(.failed(.nothingToShow(rule: "OVL-104", "\(error).", fix: fix)))
        }
        // FND-60.
        if let count = valueLabels?.count, count != scale.ticks {
            let why = "The slider has \(count) labels for \(scale.ticks) positions."
            return completion(.failed(.nothingToShow(rule: "FND-60", why, fix: "Set one label per position, or none.")))
        }
        cancelID = presenter.nextCancelID()
        let request = SDLSlider(
            numTicks: scale.ticks, position: scale.position(of: value),  // OVL-100, OVL-105, OVL-106
            sliderHeader: title,  // OVL-102
            sliderFooter: footer(on: scale, language: presenter.lifecycle.displayLanguage),  // OVL-103, OVL-110
            timeout: OverlayDuration.slider.milliseconds(for: duration), cancelID: cancelID)
        presenter.send(
            request, for: self, completion: completion,
            reading: { [weak self] response in
                // The property is set before the completion runs. Ruling 59
                if let self, let value = response.sliderPosition.flatMap({ scale.value(at: $0) }) {
                    answer { self.value = value }  // OVL-108
                }
                return nil
            })
    }

    /// Returns the texts below the slider. The array contains one text for all positions, or one text for each
    /// position.
    private func footer(on scale: SliderScale, language: SDLLanguage?) -> [String] {
        if let valueLabels { return valueLabels }  // FND-59
        if let message { return [message] }  // OVL-103
        return numbers(on: scale, language: language)  // OVL-107
    }

    /// Returns a text for each position: the position's value, formatted for the display language. Ruling 68
    private func numbers(on scale: SliderScale, language: SDLLanguage?) -> [String] {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        if let language { formatter.locale = Locale(identifier: language.rawValue) }
        return (1...scale.ticks).compactMap { scale.value(at: $0) }.map {
            formatter.string(from: NSNumber(value: $0)) ?? "\($0)"
        }
    }
}

/// A slider that picks one of several labels. OVL-120, OVL-124
open class SDLValuePickerController: SDLOverlayController {
    /// The text above the labels.
    public var title: String {
        didSet { if isFixed("title") { title = oldValue } }
    }
    /// The labels of the picker. A picker needs 2 to 26 labels. OVL-122
    public var valueLabels: [String] {
        didSet { if isFixed("valueLabels") { valueLabels = oldValue } }
    }
    /// The index of the initial label; after the presentation, the index of the label that the driver picked. OVL-123
    public var value: Int {
        didSet { if isFixed("value") { value = oldValue } }
    }

    /// Creates a picker that starts with the label at index `value`. OVL-121
    public init(title: String, valueLabels: [String], value: Int) {
        self.title = title
        self.valueLabels = valueLabels
        self.value = value
        super.init()
    }

    override var cancellableFunction: SDLFunctionID? { .slider }

    override func startPresentation(with presenter: OverlayPresenter, completion: @escaping (OverlayEnd) -> Void) {
        // OVL-122
        guard SliderScale.tickLimits.contains(valueLabels.count) else {
            let why = "The picker has \(valueLabels.count) labels; 2 to 26 are allowed."
            return completion(.failed(.nothingToShow(rule: "OVL-122", why, fix: "Set 2 to 26 labels.")))
        }
        let count = valueLabels.count
        cancelID = presenter.nextCancelID()
        let request = SDLSlider(
            numTicks: count,  // OVL-122
            position: min(max(value, 0), count - 1) + 1,  // OVL-123, OVL-124
            sliderHeader: title, sliderFooter: valueLabels,  // OVL-120, OVL-121
            timeout: OverlayDuration.slider.milliseconds(for: duration), cancelID: cancelID)
        presenter.send(
            request, for: self, completion: completion,
            reading: { [weak self] response in
                if let self, let position = response.sliderPosition, (1...count).contains(position) {
                    answer { self.value = position - 1 }  // OVL-123
                }
                return nil
            })
    }
}
