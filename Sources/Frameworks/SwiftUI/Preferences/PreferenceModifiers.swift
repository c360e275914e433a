internal import Foundation
internal import ViewTree

/// A modifier that reads or changes what the view tells the views around.
struct _PreferenceModifier {
  let change: (inout PreferenceValues) -> Void
}

extension _PreferenceModifier: ViewModifier {
  typealias Body = Never

  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    resolver.descend(.body(ObjectIdentifier(Self.self))) {
      var values = resolver.collectingPreferences { content(resolver) }
      modifier.change(&values)
      resolver.preferences.add(values)
    }
  }
}

/// A modifier that tells the views around something of the view's frame.
struct _AnchorModifier {
  let change: (CGRect, inout PreferenceValues) -> Void
}

extension _AnchorModifier: ViewModifier {
  typealias Body = Never

  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    resolver.descend(.body(ObjectIdentifier(Self.self))) {
      resolver.measured { geometry in
        var values = resolver.collectingPreferences { content(resolver) }
        modifier.change(geometry.frame, &values)
        resolver.preferences.add(values)
      }
    }
  }
}

extension _ViewResolver {
  /// What the views that a closure adds tell the views around.
  func collectingPreferences(_ body: () -> Void) -> PreferenceValues {
    let outer = preferences
    preferences = PreferenceValues()
    body()
    let inner = preferences
    preferences = outer
    return inner
  }
}

extension View {
  /// Tells the views around a value, in place of what the views inside tell.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self,
    value: K.Value
  ) -> some View {
    modifier(_PreferenceModifier { values in values[K.self] = value })
  }

  /// Changes what the views inside tell the views around.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self,
    _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceModifier { values in callback(&values[K.self]) })
  }

  /// Tells the views around where something of the view is.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(_AnchorModifier { frame, values in values[K.self] = transform(value.make(frame)) })
  }

  /// Changes what the views inside tell the views around, by where something of the view is.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      _AnchorModifier { frame, values in transform(&values[K.self], value.make(frame)) }
    )
  }

  /// Runs an action when what the views inside tell has changed, and at first where it differs from
  /// the default.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self,
    perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceChangeModifier<K>(action: action))
  }
}

/// A modifier that acts when what the views inside tell has changed.
struct _PreferenceChangeModifier<Key: PreferenceKey> {
  let action: (Key.Value) -> Void
}

extension _PreferenceChangeModifier: ViewModifier where Key.Value: Equatable {
  typealias Body = Never

  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    resolver.descend(.body(ObjectIdentifier(Self.self))) {
      let values = resolver.collectingPreferences { content(resolver) }
      resolver.preferences.add(values)
      let value = values[Key.self]
      let memory = resolver.graph.store.cell(at: resolver.path, offset: 0) {
        PreferenceMemory<Key.Value>()
      }
      let isNew = memory.value.map { $0 != value } ?? (value != Key.defaultValue)
      memory.value = value
      if isNew { resolver.noteChange { modifier.action(value) } }
    }
  }
}

/// The value that the views inside told at the last render.
private final class PreferenceMemory<Value> {
  var value: Value?
}

/// A modifier that draws something made of what the view tells.
struct _PreferenceLayerModifier<Key: PreferenceKey, Layer> {
  let content: ViewTree::Content
  let alignment: ViewTree::Alignment
  let layer: (Key.Value) -> Layer
}

extension _PreferenceLayerModifier: ViewModifier where Layer: View {
  typealias Body = Never

  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    resolver.node(modifier.content) {
      let values = resolver.collectingPreferences {
        resolver.slot(.stack(Stack(axis: .vertical)), part: 0, isRequired: true) {
          content(resolver)
        }
      }
      resolver.preferences.add(values)
      resolver.slot(.depthStack(modifier.alignment), part: 1, isRequired: true) {
        resolver.resolve(modifier.layer(values[Key.self]))
      }
    }
  }
}

extension View {
  /// Draws a view in front of this one, made of what the views inside tell.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V>(
        content: .overlay(alignment.tree),
        alignment: alignment.tree,
        layer: transform
      )
    )
  }

  /// Draws a view behind this one, made of what the views inside tell.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V>(
        content: .background(alignment.tree),
        alignment: alignment.tree,
        layer: transform
      )
    )
  }
}
