public import Foundation
internal import ViewTree

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case destructive, cancel, confirm, close
  }

  private let kind: Kind

  var tree: ButtonContent.Role {
    switch kind {
    case .destructive: .destructive
    case .cancel, .close: .cancel
    case .confirm: .none
    }
  }

  /// Deletes something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Leaves everything as it is.
  public static let cancel = ButtonRole(kind: .cancel)
  /// Confirms what was entered; drawn as a button without a role.
  public static let confirm = ButtonRole(kind: .confirm)
  /// Closes what is shown.
  public static let close = ButtonRole(kind: .close)
}

/// The outline of a button.
public struct ButtonBorderShape: Equatable, Sendable {
  let tree: ShapeKind?

  /// As the surface chooses.
  public static let automatic = ButtonBorderShape(tree: nil)
  /// With round ends.
  public static let capsule = ButtonBorderShape(tree: .capsule)
  /// With rounded corners.
  public static let roundedRectangle = ButtonBorderShape(tree: .roundedRectangle(cornerRadius: 8))
  /// A circle.
  public static let circle = ButtonBorderShape(tree: .circle)

  /// With rounded corners of a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(tree: .roundedRectangle(cornerRadius: Double(radius)))
  }
}

extension View {
  /// Sets the outline of the buttons inside.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    setting { $0.controls.buttonShape = shape }
  }

  /// Sets what a button does while it is held.
  ///
  /// Accepted without effect: buttons are not held.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }

  /// Sets how wide buttons grow.
  ///
  /// Accepted without effect: buttons take their label's size.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
}

/// What a button does while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  /// As the surface chooses.
  public static let automatic = ButtonRepeatBehavior()
  /// Runs its action again and again.
  public static let enabled = ButtonRepeatBehavior()
  /// Runs its action once.
  public static let disabled = ButtonRepeatBehavior()
}

/// How wide a button grows.
public struct ButtonSizing: Hashable, Sendable {
  /// As the surface chooses.
  public static let automatic = ButtonSizing()
  /// Takes the size of its label.
  public static let fitted = ButtonSizing()
  /// Takes the space that there is.
  public static let flexible = ButtonSizing()
}
