@_exported public import CarUI
@_exported public import SDLManagers
@_exported public import SDLRPC
