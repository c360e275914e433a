import FamilyControls
import SwiftUI

/// The two ways to let a person choose activities: a picker within the app's own view, and a sheet.
@main
struct ActivityPickerApp: App {
  @State private var selection = FamilyActivitySelection()

  var body: some Scene {
    WindowGroup("Activity Picker") {
      TabView {
        Tab("Inline", systemImage: "list.bullet") { InlinePickerScreen(selection: $selection) }
        Tab("Sheet", systemImage: "rectangle.bottomhalf.inset.filled") {
          SheetScreen(selection: $selection)
        }
      }
    }
  }
}
