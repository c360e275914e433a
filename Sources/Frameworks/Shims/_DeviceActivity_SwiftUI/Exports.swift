@_exported public import DeviceActivity
@_exported public import SwiftUI
