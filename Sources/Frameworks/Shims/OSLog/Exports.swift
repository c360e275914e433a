@_exported public import FoundationShims
@_exported public import os
