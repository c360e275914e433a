/// What a preview is shown in, such as a widget's family.
public protocol PreviewContext {
  /// The value of a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of a preview's context.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none has been set.
  static var defaultValue: Value { get }
}

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Hashable, Identifiable, Sendable {
  private let number: Int

  /// The orientation itself.
  public var id: InterfaceOrientation { self }

  /// Upright.
  public static let portrait = InterfaceOrientation(number: 0)
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(number: 1)
  /// Turned to the left.
  public static let landscapeLeft = InterfaceOrientation(number: 2)
  /// Turned to the right.
  public static let landscapeRight = InterfaceOrientation(number: 3)

  /// All of them.
  public static var allCases: [InterfaceOrientation] {
    [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
  }
}

/// A change that previews share.
///
/// Previews are type-checked, then dropped: nothing calls the modifier.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of what previews share.
  associatedtype Context = Void
  /// The type of view that the modifier makes.
  associatedtype Body: View

  /// The previewed view.
  typealias Content = PreviewModifierContent

  /// Makes what previews share.
  static func makeSharedContext() async throws -> Context

  /// Makes the changed view.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Shares nothing.
  public static func makeSharedContext() async throws {}
}

/// The view that a modifier of previews is put on.
///
/// Previews are type-checked, then dropped, so that there never is one.
public struct PreviewModifierContent: View {
  /// The content has no body of its own.
  public typealias Body = Never

  /// Adds nothing, as no preview is shown.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {}
}

extension PreviewTrait where Traits == Preview.ViewTraits {
  /// Changes the preview by a modifier.
  @MainActor
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait { PreviewTrait() }
}

extension View {
  /// Sets what the view is shown in, in an editor's canvas.
  ///
  /// Accepted without effect.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { self }

  /// Sets how the device in an editor's canvas is held.
  ///
  /// Accepted without effect.
  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    self
  }
}
