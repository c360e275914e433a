public import SwiftUI
internal import ViewTree

/// A report, as an app shows it.
///
/// The host has it made by an extension and draws it; the app learns nothing of what is in it. Where
/// the host draws no reports, a box with the name of the context stands in the place.
@MainActor
@preconcurrency
public struct DeviceActivityReport: View, Sendable {
  private let context: Context
  private let filter: DeviceActivityFilter

  /// Makes a report of the activity that a filter lets through.
  public nonisolated init(_ context: Context, filter: DeviceActivityFilter = DeviceActivityFilter())
  {
    self.context = context
    self.filter = filter
  }

  /// The report as the host draws it.
  public var body: some View {
    _HostedView(.report(ReportContent(context: context.rawValue, filter: filter.tree))) {
      Text(verbatim: "Report: " + context.rawValue)
        .foregroundStyle(.secondary)
        .padding(8)
        .border(Color.secondary)
    }
  }

  /// Which of an extension's scenes a report shows.
  ///
  /// Extensions add their own as static members.
  public struct Context: RawRepresentable, Hashable, Sendable {
    /// The name that extension and host know the scene by.
    public var rawValue: String

    /// Creates a context from its name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a context from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
