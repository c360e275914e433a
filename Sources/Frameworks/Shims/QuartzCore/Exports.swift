// The layers are UIKit's.
@_exported public import SwiftUI
