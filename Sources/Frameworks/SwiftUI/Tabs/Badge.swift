internal import ViewTree

extension View {
  /// Puts a number beside the name of a tab or at the end of a row; none for 0.
  public nonisolated func badge(_ count: Int) -> some View {
    badged(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Puts a word beside the name of a tab or at the end of a row.
  public nonisolated func badge(_ label: Text?) -> some View { badged(label) }

  /// Puts a word beside the name of a tab or at the end of a row.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    badged(key.map { Text($0) })
  }

  /// Puts a word beside the name of a tab or at the end of a row.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    badged(label.map { Text($0) })
  }

  /// Sets how much badges stand out.
  ///
  /// Accepted without effect: the surface decides.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

  private nonisolated func badged(_ label: Text?) -> some View {
    modifier(_BadgeModifier(label: label))
  }
}

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  private let rawValue: Int

  /// Little.
  public static let decreased = BadgeProminence(rawValue: 0)
  /// As usual.
  public static let standard = BadgeProminence(rawValue: 1)
  /// Much.
  public static let increased = BadgeProminence(rawValue: 2)
}

/// A view with a badge: a row of a list shows it itself, a tab in its name.
struct _BadgeModifier {
  let label: Text?
}

extension _BadgeModifier: ViewModifier {
  typealias Body = Never

  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    let isRow = resolver.environment.builtIn.controls.isInList && resolver.collector == nil
    guard isRow, let label = modifier.label else {
      return resolver.withTraits({ $0.badge = modifier.label }) { content(resolver) }
    }
    let row = ViewTree::Content.stack(Stack(axis: .horizontal))
    resolver.node(row) {
      resolver.slot(row, part: 0) { content(resolver) }
      resolver.leaf(.spacer(minLength: nil))
      resolver.resolve(label.foregroundColor(.secondary))
    }
  }
}
