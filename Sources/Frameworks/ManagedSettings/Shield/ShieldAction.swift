public import FoundationShims

/// What a person did on a shield.
public enum ShieldAction: Int, Sendable {
  /// Pressed the first button.
  case primaryButtonPressed
  /// Pressed the second button.
  case secondaryButtonPressed
}

/// What becomes of a shield after a press.
public enum ShieldActionResponse: Int, Sendable {
  /// Nothing.
  case none
  /// The application closes.
  case close
  /// The shield is drawn anew.
  case `defer`
}

/// Answers presses on shields, in an extension of another kind than a report.
///
/// There are no shields here, so nobody calls it.
open class ShieldActionDelegate: NSObject {
  /// Makes an object that does nothing.
  public override init() {
    super.init()
  }

  /// Answers a press on an application's shield; nothing unless a subclass does.
  open func handle(
    action: ShieldAction,
    for application: ApplicationToken,
    completionHandler: @escaping (ShieldActionResponse) -> Void
  ) { completionHandler(.none) }

  /// Answers a press on a category's shield; nothing unless a subclass does.
  open func handle(
    action: ShieldAction,
    for category: ActivityCategoryToken,
    completionHandler: @escaping (ShieldActionResponse) -> Void
  ) { completionHandler(.none) }

  /// Answers a press on a web domain's shield; nothing unless a subclass does.
  open func handle(
    action: ShieldAction,
    for webDomain: WebDomainToken,
    completionHandler: @escaping (ShieldActionResponse) -> Void
  ) { completionHandler(.none) }
}
