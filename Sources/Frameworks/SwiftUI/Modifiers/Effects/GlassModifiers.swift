public import Foundation

/// A surface that lets what is behind it through.
public struct Glass: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case regular, clear, identity
  }

  private let kind: Kind
  var color: Color?

  var isThere: Bool { kind != .identity }

  /// As usual.
  public static var regular: Glass { Glass(kind: .regular) }
  /// Clearer than usual.
  public static var clear: Glass { Glass(kind: .clear) }
  /// None.
  public static var identity: Glass { Glass(kind: .identity) }

  /// The same glass in a colour.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// The same glass, which reacts when it is touched or not.
  ///
  /// Accepted without effect.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension View {
  /// Draws glass behind the view, with round ends; drawn as a faint surface.
  public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View {
    glassEffect(glass, in: Capsule())
  }

  /// Draws glass in a shape behind the view; drawn as a faint surface.
  public nonisolated func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S)
    -> some View
  {
    background {
      if glass.isThere {
        shape.fill(glass.color.map { AnyShapeStyle($0.opacity(0.3)) } ?? AnyShapeStyle(.fill))
      }
    }
  }
}

/// Views whose glass flows together; each is drawn by itself.
public struct GlassEffectContainer<Content: View> {
  private let content: Content

  /// Makes a container.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GlassEffectContainer: View {
  /// The views.
  public var body: some View { content }
}
