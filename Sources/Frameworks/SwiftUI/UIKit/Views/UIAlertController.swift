public import Foundation

/// A question over a screen.
///
/// Accepted without effect: a report asks nothing.
open class UIAlertController: UIViewController {
  /// How the question stands.
  public enum Style: Int, Sendable {
    /// As a list of actions.
    case actionSheet
    /// As a box.
    case alert
  }

  /// The words below the title.
  open var message: String?
  /// The answers.
  public private(set) var actions: [UIAlertAction] = []

  /// Makes a question.
  public init(title: String?, message: String?, preferredStyle: Style) {
    super.init()
    self.title = title
    self.message = message
  }

  /// Makes no question: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field of words.
  ///
  /// Accepted without effect.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}
}

/// An answer to a question.
@MainActor @preconcurrency
open class UIAlertAction {
  /// What the answer does.
  public enum Style: Int, Sendable {
    /// As usual.
    case `default`
    /// Nothing.
    case cancel
    /// Something that cannot be undone.
    case destructive
  }

  /// The words.
  public let title: String?
  /// What the answer does.
  public let style: Style

  /// Makes an answer.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
  }
}
