import FamilyControls
import SwiftUI

/// A picker among the app's own views.
///
/// The app sees neither what is offered nor what is chosen before the person confirms it.
struct InlinePickerScreen: View {
  @Binding var selection: FamilyActivitySelection
  @State private var confirmations = 0

  var body: some View {
    VStack(alignment: .leading) {
      Label("Quiet Hours", systemImage: "moon")
        .font(.headline)
      FamilyActivityPicker(
        headerText: "What should be silent in the evening?",
        footerText: "You can change this at any time.",
        selection: $selection
      )
      ViewThatFits(in: .horizontal) {
        HStack {
          SelectionSummary(selection: selection)
          Spacer()
          count
        }
        VStack(alignment: .leading, spacing: 0) {
          SelectionSummary(selection: selection)
          count
        }
      }
    }
    .padding()
    .onChange(of: selection) { newSelection in
      // The form with one argument, of apps for older systems.
      if newSelection != FamilyActivitySelection() { confirmations += 1 }
    }
  }
  private var count: some View {
    Text("Confirmed \(confirmations) times").foregroundStyle(.secondary)
  }
}
