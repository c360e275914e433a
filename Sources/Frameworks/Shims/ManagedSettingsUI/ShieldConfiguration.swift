@_exported public import ManagedSettings
public import UIKit

/// What a shield over an application or web domain shows.
///
/// It is a value; no shield is shown.
public struct ShieldConfiguration {
  /// Words and their colour.
  public struct Label {
    /// The words.
    public let text: String
    /// The colour.
    public let color: UIColor

    /// Makes a label.
    public init(text: String, color: UIColor) {
      self.text = text
      self.color = color
    }
  }

  /// How what lies below is blurred; nil for the usual way.
  public let backgroundBlurStyle: UIBlurEffect.Style?
  /// The colour of the shield.
  public let backgroundColor: UIColor?
  /// The picture.
  public let icon: UIImage?
  /// The first line.
  public let title: Label?
  /// The second line.
  public let subtitle: Label?
  /// The words on the first button.
  public let primaryButtonLabel: Label?
  /// The colour of the first button.
  public let primaryButtonBackgroundColor: UIColor?
  /// The words on the second button.
  public let secondaryButtonLabel: Label?

  /// Makes a configuration; what is nil is shown the usual way.
  public init(
    backgroundBlurStyle: UIBlurEffect.Style? = nil,
    backgroundColor: UIColor? = nil,
    icon: UIImage? = nil,
    title: Label? = nil,
    subtitle: Label? = nil,
    primaryButtonLabel: Label? = nil,
    primaryButtonBackgroundColor: UIColor? = nil,
    secondaryButtonLabel: Label? = nil
  ) {
    self.backgroundBlurStyle = backgroundBlurStyle
    self.backgroundColor = backgroundColor
    self.icon = icon
    self.title = title
    self.subtitle = subtitle
    self.primaryButtonLabel = primaryButtonLabel
    self.primaryButtonBackgroundColor = primaryButtonBackgroundColor
    self.secondaryButtonLabel = secondaryButtonLabel
  }
}

/// Says what shields show, in an extension of another kind than a report.
///
/// There are no shields here, so nobody calls it.
open class ShieldConfigurationDataSource: NSObject {
  /// Makes an object that asks for the usual shields.
  public override init() {
    super.init()
  }

  /// Says what an application's shield shows; the usual unless a subclass says so.
  open func configuration(shielding application: Application) -> ShieldConfiguration {
    ShieldConfiguration()
  }

  /// Says what the shield of an application of a category shows; the usual unless a subclass says so.
  open func configuration(
    shielding application: Application,
    in category: ActivityCategory
  ) -> ShieldConfiguration { ShieldConfiguration() }

  /// Says what a web domain's shield shows; the usual unless a subclass says so.
  open func configuration(shielding webDomain: WebDomain) -> ShieldConfiguration {
    ShieldConfiguration()
  }

  /// Says what the shield of a web domain of a category shows; the usual unless a subclass says so.
  open func configuration(
    shielding webDomain: WebDomain,
    in category: ActivityCategory
  ) -> ShieldConfiguration { ShieldConfiguration() }
}
