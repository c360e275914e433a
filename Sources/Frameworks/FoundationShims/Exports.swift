// Files that import SwiftUI, Charts or DeviceActivity use Foundation's names without importing it, as
// they do on Apple's systems.
@_exported public import Foundation
