public import Foundation

/// A screen of UIKit.
///
/// Accepted without effect: what its view shows is drawn.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// How a screen comes.
  ///
  /// Accepted without effect.
  public enum ModalPresentationStyle: Int, Sendable {
    /// As usual.
    case automatic = -2
    /// Over everything.
    case fullScreen = 0
    /// As a page.
    case pageSheet = 1
    /// As a form.
    case formSheet = 2
    /// Over what is there.
    case overFullScreen = 5
    /// As a bubble.
    case popover = 7
  }

  /// The view, which is made when it is first asked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView
    }
    set { loadedView = newValue }
  }
  private var loadedView: UIView?

  /// The title.
  ///
  /// Accepted without effect.
  open var title: String?
  /// How the screen comes.
  ///
  /// Accepted without effect.
  open var modalPresentationStyle: ModalPresentationStyle = .automatic
  /// The screens inside.
  public private(set) var children: [UIViewController] = []
  /// The screen around.
  public private(set) weak var parent: UIViewController?
  /// The screen over this one: none.
  open var presentedViewController: UIViewController? { nil }
  /// The screen below this one: none.
  open var presentingViewController: UIViewController? { nil }

  /// Makes a screen.
  public override init() {}

  /// Makes a screen; there are no nib files.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

  /// Makes no screen: there are no archives.
  public required init?(coder: NSCoder) {}

  /// Makes the view.
  open func loadView() { loadedView = UIView() }
  /// Called when the view has been made.
  open func viewDidLoad() {}
  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view goes; never in a report.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has gone; never in a report.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before views are laid out; never in a report.
  open func viewWillLayoutSubviews() {}
  /// Called when views have been laid out; never in a report.
  open func viewDidLayoutSubviews() {}
  /// Called when the traits have changed; never in a report.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Puts a screen inside.
  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }

  /// Called when the screen around has changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Called before the screen around changes.
  open func willMove(toParent parent: UIViewController?) {}

  /// Takes the screen out of the screen around.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Shows a screen over this one.
  ///
  /// Accepted without effect.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}

  /// Closes the screen.
  ///
  /// Accepted without effect.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}

/// A screen of UIKit that shows a view of SwiftUI.
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content

  /// Makes a screen that shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  /// Makes no screen: there are no archives.
  public required init?(coder: NSCoder) { nil }
}

/// A screen that shares things.
///
/// Accepted without effect: a report shares nothing.
open class UIActivityViewController: UIViewController {
  /// A way of sharing.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The way's name.
    public let rawValue: String

    /// Makes a way by name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The ways that are not offered.
  ///
  /// Accepted without effect.
  open var excludedActivityTypes: [ActivityType]?

  /// Makes a screen that shares things.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init()
  }

  /// Makes no screen: there are no archives.
  public required init?(coder: NSCoder) { nil }
}

/// A way of sharing of an app's own.
///
/// Accepted without effect.
@MainActor @preconcurrency
open class UIActivity {}
