/// A modifier that becomes another one by what the environment holds.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of the other modifier.
  associatedtype ResolvedModifier: ViewModifier

  /// Makes the other modifier.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Adds what the other modifier makes of the view.
  public static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    let other = modifier.resolve(in: resolver.environment)
    ResolvedModifier._resolve(other, in: resolver, content: content)
  }
}
