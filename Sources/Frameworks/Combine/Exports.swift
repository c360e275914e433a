// The schedulers of the one thread have Foundation's names; files that import Combine find them.
@_exported public import FoundationShims
