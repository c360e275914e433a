public import SwiftUI

/// A report, as an app shows it.
///
/// A report inside a report is not made: the extension draws a box with the name of the context.
@MainActor
@preconcurrency
public struct DeviceActivityReport: View, Sendable {
  private let context: Context

  /// Makes a report of the activity that a filter lets through.
  ///
  /// Accepted without effect: what is drawn is a box with the name of the context.
  public nonisolated init(_ context: Context, filter: DeviceActivityFilter = DeviceActivityFilter())
  {
    self.context = context
  }

  /// A box with the name of the context.
  public var body: some View {
    Text(verbatim: "Report: " + context.rawValue)
      .foregroundStyle(.secondary)
      .padding(8)
      .border(Color.secondary)
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
