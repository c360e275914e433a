import SwiftUI

/// Shows reports of screen time, which it never sees itself: an extension makes them, and the system
/// draws them in the app's window.
@main
struct ScreenTimeApp: App {
  var body: some Scene {
    WindowGroup("Screen Time") { ReportScreen() }
  }
}
