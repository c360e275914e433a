@_exported public import FoundationShims
