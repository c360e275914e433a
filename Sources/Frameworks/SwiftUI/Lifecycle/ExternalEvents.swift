public import Foundation
public import FoundationShims

extension View {
  /// Runs an action when the app is opened with a link.
  ///
  /// Accepted without effect: a report is not.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Runs an action when what is done elsewhere goes on here.
  ///
  /// Accepted without effect.
  public nonisolated func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }

  /// Says what is done, for other devices.
  ///
  /// Accepted without effect: a report tells nobody.
  public nonisolated func userActivity(
    _ activityType: String,
    isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }

  /// Says what the view's window is opened for.
  ///
  /// Accepted without effect: a report has none.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>,
    allowing: Set<String>
  ) -> some View {
    self
  }
}
