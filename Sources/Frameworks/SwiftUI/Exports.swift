// Files that import SwiftUI use Foundation's names, and those that Linux lacks, without importing
// them, as they do on Apple's systems.
@_exported public import Combine
@_exported public import FoundationShims
@_exported public import Observation
