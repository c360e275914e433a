import FamilyControls
import SwiftUI

/// A button that brings the picker up as a sheet.
struct SheetScreen: View {
  @Binding var selection: FamilyActivitySelection
  @State private var isPresented = false
  @State private var change = "Nothing was changed yet"

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Focus Time").font(.headline)
      SelectionSummary(selection: selection)
      SelectionList(selection: selection)
      Button("Choose Activities…") { isPresented = true }
        .familyActivityPicker(isPresented: $isPresented, selection: $selection)
      Text(change).foregroundStyle(.secondary)
      Spacer()
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .onChange(of: selection) { oldSelection, newSelection in
      change = Self.words(from: oldSelection.tokenCount, to: newSelection.tokenCount)
    }
  }

  private static func words(from old: Int, to new: Int) -> String {
    new > old ? "\(new - old) more than before" : "\(old - new) fewer than before"
  }
}
