// Names that the proposal also uses, by slips of its own. CHS-09, ruling 37

/// Another name of `SDLChoiceCellGroup`.
public typealias SDLChoiceGroup = SDLChoiceCellGroup
/// Another name of `SDLChoiceCell`.
public typealias SDLChoiceCellPrimaryText = SDLChoiceCell
