// UIKit's names are SwiftUI's here, as files that import SwiftUI alone use them too.
@_exported public import SwiftUI
