// Alternative names that occur in the proposal by mistake. CHS-09, ruling 37

/// Another name of `SDLChoiceCellGroup`.
public typealias SDLChoiceGroup = SDLChoiceCellGroup
/// Another name of `SDLChoiceCell`.
public typealias SDLChoiceCellPrimaryText = SDLChoiceCell
