import SwiftUI

/// Sheets, alerts and dialogs as authors write them.
struct PresentationSignatures: View {
  struct Item: Identifiable {
    let id: Int
  }

  struct Failure: LocalizedError {
    var errorDescription: String? { "failed" }
  }

  @State private var isShown = false
  @State private var item: Item?
  @State private var failure: Failure?
  @State private var detent = PresentationDetent.medium
  let title = "title"

  var body: some View {
    VStack {
      sheets
      alerts
      legacy
    }
    .statusBarHidden()
    .persistentSystemOverlays(.hidden)
    .interactiveDismissDisabled()
    .help("help")
    .glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 4))
  }

  @ViewBuilder
  private var sheets: some View {
    Text("a").sheet(isPresented: $isShown) { Text("b") }
    Text("a").sheet(isPresented: $isShown, onDismiss: { item = nil }) {
      NavigationStack { Text("b") }
        .presentationDetents([.medium, .large, .fraction(0.3), .height(200)])
        .presentationDetents([.medium], selection: $detent)
        .presentationDragIndicator(.visible)
        .presentationCornerRadius(20)
        .presentationBackground(.thinMaterial)
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        .presentationContentInteraction(.scrolls)
        .presentationCompactAdaptation(.popover)
    }
    Text("a").sheet(item: $item) { item in Text("\(item.id)") }
    Text("a").sheet(item: $item, onDismiss: {}) { Text("\($0.id)") }
    Text("a").fullScreenCover(isPresented: $isShown) { Text("b") }
    Text("a").fullScreenCover(item: $item) { Text("\($0.id)") }
    Text("a").popover(isPresented: $isShown) { Text("b") }
    Text("a").popover(isPresented: $isShown, attachmentAnchor: .point(.center), arrowEdge: .top) {
      Text("b")
    }
    Text("a").inspector(isPresented: $isShown) { Text("b") }
  }

  @ViewBuilder
  private var alerts: some View {
    Text("a").alert("Delete?", isPresented: $isShown) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    }
    Text("a").alert("Delete?", isPresented: $isShown) {
      Button("OK") {}
    } message: {
      Text("really")
    }
    Text("a").alert(title, isPresented: $isShown, actions: {})
    Text("a").alert(Text("t"), isPresented: $isShown) { Button("OK") {} }
    Text("a").alert("Item", isPresented: $isShown, presenting: item) { item in
      Button("\(item.id)") {}
    } message: { item in
      Text("\(item.id)")
    }
    Text("a").alert(isPresented: $isShown, error: failure) { Button("OK") {} }
    Text("a").confirmationDialog("Sure?", isPresented: $isShown) { Button("Yes") {} }
    Text("a").confirmationDialog("Sure?", isPresented: $isShown, titleVisibility: .visible) {
      Button("Yes") {}
    } message: {
      Text("really")
    }
    Text("a").confirmationDialog(title, isPresented: $isShown, presenting: item) { _ in
      Button("Yes") {}
    }
  }

  @ViewBuilder
  private var legacy: some View {
    Text("a").alert(isPresented: $isShown) {
      Alert(title: Text("t"), message: Text("m"), dismissButton: .default(Text("OK")))
    }
    Text("a").alert(isPresented: $isShown) {
      Alert(
        title: Text("t"),
        primaryButton: .destructive(Text("d")) { item = nil },
        secondaryButton: .cancel()
      )
    }
    Text("a").alert(item: $item) { Alert(title: Text("\($0.id)")) }
    Text("a").actionSheet(isPresented: $isShown) {
      ActionSheet(title: Text("t"), message: nil, buttons: [.default(Text("a")), .cancel()])
    }
  }
}
