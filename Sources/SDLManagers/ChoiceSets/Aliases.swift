// Alternative names that the SDL proposal for choices contains by mistake. CHS-09, ruling 37

/// Another name of `SDLChoiceCellGroup`.
public typealias SDLChoiceGroup = SDLChoiceCellGroup
/// Another name of `SDLChoiceCell`.
public typealias SDLChoiceCellPrimaryText = SDLChoiceCell
