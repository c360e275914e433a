public import SwiftUI
internal import ViewTree

/// Lets a person choose applications, categories and web domains.
///
/// The host draws the picker and writes the selection once the person confirms it; the app learns
/// nothing but the tokens. Where the host draws no pickers, a box says how many are chosen.
@MainActor
@preconcurrency
public struct FamilyActivityPicker: View {
  private let headerText: String?
  private let footerText: String?
  private let selection: Binding<FamilyActivitySelection>

  /// Makes a picker.
  public nonisolated init(selection: Binding<FamilyActivitySelection>) {
    self.init(headerText: nil, footerText: nil, selection: selection)
  }

  /// Makes a picker with words above and below.
  public nonisolated init(
    headerText: String? = nil,
    footerText: String? = nil,
    selection: Binding<FamilyActivitySelection>
  ) {
    self.headerText = headerText
    self.footerText = footerText
    self.selection = selection
  }

  /// The picker as the host draws it.
  public var body: some View {
    _HostedView(
      .activityPicker(selection.picker(title: nil, header: headerText, footer: footerText)),
      select: { selection.confirm($0) },
      fallback: { box }
    )
  }

  /// A box that says how many are chosen.
  private var box: some View {
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

extension Binding<FamilyActivitySelection> {
  /// The selection as a picker of the host's.
  fileprivate func picker(
    title: String?,
    header: String?,
    footer: String?
  ) -> ActivityPickerContent {
    ActivityPickerContent(
      title: title,
      header: header,
      footer: footer,
      includesEntireCategory: wrappedValue.includeEntireCategory,
      selection: wrappedValue.tokens
    )
  }

  /// Writes what the user has confirmed.
  fileprivate func confirm(_ tokens: TokenSelection) {
    wrappedValue = wrappedValue.replacing(with: tokens)
  }
}

extension View {
  /// Presents a picker of activities while a binding says so.
  public nonisolated func familyActivityPicker(
    isPresented: Binding<Bool>,
    selection: Binding<FamilyActivitySelection>
  ) -> some View {
    familyActivityPicker(title: nil, isPresented: isPresented, selection: selection)
  }

  /// Presents a picker of activities with words above and below while a binding says so.
  public nonisolated func familyActivityPicker(
    headerText: String? = nil,
    footerText: String? = nil,
    isPresented: Binding<Bool>,
    selection: Binding<FamilyActivitySelection>
  ) -> some View {
    familyActivityPicker(
      title: nil,
      headerText: headerText,
      footerText: footerText,
      isPresented: isPresented,
      selection: selection
    )
  }

  /// Presents a picker of activities with a title while a binding says so.
  public nonisolated func familyActivityPicker(
    title: String?,
    headerText: String? = nil,
    footerText: String? = nil,
    isPresented: Binding<Bool>,
    selection: Binding<FamilyActivitySelection>
  ) -> some View {
    hostedSheet(
      isPresented: isPresented,
      content: {
        .activityPicker(selection.picker(title: title, header: headerText, footer: footerText))
      },
      select: { selection.confirm($0) }
    )
  }
}
