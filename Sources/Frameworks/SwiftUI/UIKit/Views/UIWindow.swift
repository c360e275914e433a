/// A look of what is behind a view.
///
/// Accepted without effect.
@MainActor @preconcurrency
open class UIVisualEffect {
  /// Makes no effect.
  public init() {}
}

/// A blur of what is behind a view.
///
/// Accepted without effect.
open class UIBlurEffect: UIVisualEffect {
  /// The kind of blur.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// As usual.
    case regular
    /// Much.
    case prominent
    /// A very thin material.
    case systemUltraThinMaterial
    /// A thin material.
    case systemThinMaterial
    /// A material.
    case systemMaterial
    /// A thick material.
    case systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
    /// A very thin dark material.
    case systemUltraThinMaterialDark
    /// A thin dark material.
    case systemThinMaterialDark
    /// A dark material.
    case systemMaterialDark
    /// A thick dark material.
    case systemThickMaterialDark
    /// A very thin light material.
    case systemUltraThinMaterialLight
    /// A thin light material.
    case systemThinMaterialLight
    /// A light material.
    case systemMaterialLight
  }

  /// Makes the usual blur.
  public override init() {}

  /// Makes a blur.
  public init(style: Style) {}
}

/// A view with a look of what is behind; drawn as a material.
open class UIVisualEffectView: UIView {
  /// The look.
  ///
  /// Accepted without effect.
  open var effect: UIVisualEffect?
  /// What stands in front.
  public let contentView = UIView()

  /// Makes a view with a look of what is behind.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }

  override var shownContent: AnyView? {
    AnyView(Rectangle().fill(Material.regular).overlay { contentView.shown })
  }
}

/// A window.
///
/// Accepted without effect.
open class UIWindow: UIView {
  /// The screen's controller: none.
  open var rootViewController: UIViewController?
  /// Whether the window takes keys.
  open var isKeyWindow: Bool { false }
  /// The window's scene: none.
  open var windowScene: UIWindowScene? { nil }
  /// The room that is not covered by the device's edges.
  open var safeAreaInsets: UIEdgeInsets { .zero }
}
