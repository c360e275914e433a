// Files that import Charts use SwiftUI's and Foundation's names without importing them.
@_exported public import SwiftUI
