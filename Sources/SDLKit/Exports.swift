@_exported public import SDLManagers
@_exported public import SDLRPC
