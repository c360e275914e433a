public import SwiftUI

/// Lets a person choose applications, categories and web domains, which a report cannot.
///
/// What is drawn is a box that says how many were chosen.
@MainActor
@preconcurrency
public struct FamilyActivityPicker: View {
  private let headerText: String?
  private let footerText: String?
  private let selection: Binding<FamilyActivitySelection>

  /// Makes a picker.
  ///
  /// Accepted without effect: the selection stays as it is.
  public nonisolated init(selection: Binding<FamilyActivitySelection>) {
    self.init(headerText: nil, footerText: nil, selection: selection)
  }

  /// Makes a picker with words above and below.
  ///
  /// Accepted without effect: the selection stays as it is.
  public nonisolated init(
    headerText: String? = nil,
    footerText: String? = nil,
    selection: Binding<FamilyActivitySelection>
  ) {
    self.headerText = headerText
    self.footerText = footerText
    self.selection = selection
  }

  /// A box that says how many were chosen.
  public var body: some View {
    VStack(alignment: .leading) {
      if let headerText { Text(verbatim: headerText) }
      Text(verbatim: Self.summary(of: selection.wrappedValue))
        .foregroundStyle(.secondary)
        .padding(8)
        .border(Color.secondary)
      if let footerText { Text(verbatim: footerText) }
    }
  }

  private static func summary(of selection: FamilyActivitySelection) -> String {
    let count =
      selection.applicationTokens.count + selection.categoryTokens.count
      + selection.webDomainTokens.count
    return count == 1 ? "1 activity chosen" : "\(count) activities chosen"
  }
}

extension View {
  /// Presents a picker of activities.
  ///
  /// Accepted without effect: a report presents nothing.
  public nonisolated func familyActivityPicker(
    isPresented: Binding<Bool>,
    selection: Binding<FamilyActivitySelection>
  ) -> some View { self }

  /// Presents a picker of activities with words above and below.
  ///
  /// Accepted without effect: a report presents nothing.
  public nonisolated func familyActivityPicker(
    headerText: String? = nil,
    footerText: String? = nil,
    isPresented: Binding<Bool>,
    selection: Binding<FamilyActivitySelection>
  ) -> some View { self }

  /// Presents a picker of activities with a title.
  ///
  /// Accepted without effect: a report presents nothing.
  public nonisolated func familyActivityPicker(
    title: String?,
    headerText: String? = nil,
    footerText: String? = nil,
    isPresented: Binding<Bool>,
    selection: Binding<FamilyActivitySelection>
  ) -> some View { self }
}
