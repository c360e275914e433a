import DeviceActivity
import FamilyControls
import SwiftUI

/// A report, and what it is made of.
struct ReportScreen: View {
  @StateObject private var center = AuthorizationCenter.shared
  @StateObject private var choice = ActivityChoice()
  @State private var context: DeviceActivityReport.Context = .barGraph
  @State private var filter = DeviceActivityFilter(segment: .day, users: .all, devices: .all)
  @State private var isChoosing = false

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ReportControls(context: $context, filter: $filter)
      HStack {
        Button("Choose Activities…") { isChoosing = true }
        Text(choice.summary).foregroundStyle(.secondary)
        Spacer()
        if !choice.isEmpty { Button("Show All") { choice.clear() } }
      }
      Divider()
      DeviceActivityReport(context, filter: filter)
    }
    .padding()
    .familyActivityPicker(isPresented: $isChoosing, selection: $choice.selection)
    .onChange(of: choice.selection) { apply() }
    .task { await start() }
  }

  /// Asks for authorization once; an app that has it is not asked about again.
  private func start() async {
    apply()
    guard center.authorizationStatus == .notDetermined else { return }
    try? await center.requestAuthorization(for: .individual)
  }

  private func apply() {
    filter.applications = choice.selection.applicationTokens
    filter.categories = choice.selection.categoryTokens
    filter.webDomains = choice.selection.webDomainTokens
  }
}
