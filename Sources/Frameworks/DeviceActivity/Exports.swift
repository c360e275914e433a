// Apple's extensions get these names by importing DeviceActivity and SwiftUI.
@_exported public import ExtensionKit
@_exported public import FoundationShims
