/// A kind of value that views tell the views around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view has told one.
  static var defaultValue: Value { get }

  /// Combines a value with that of the view that follows.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

/// What the views so far have told the views around them.
struct PreferenceValues {
  private var entries: [ObjectIdentifier: Entry] = [:]

  private struct Entry {
    var value: Any
    let combine: (inout Any, Any) -> Void
  }

  var isEmpty: Bool { entries.isEmpty }

  subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value {
    get { (entries[ObjectIdentifier(key)]?.value as? Key.Value) ?? key.defaultValue }
    set {
      entries[ObjectIdentifier(key)] = Entry(value: newValue) { value, next in
        guard var typed = value as? Key.Value, let next = next as? Key.Value else { return }
        Key.reduce(value: &typed, nextValue: { next })
        value = typed
      }
    }
  }

  /// Adds the values of views that follow.
  mutating func add(_ next: PreferenceValues) {
    for (key, entry) in next.entries {
      var combined = entries[key] ?? entry
      if entries[key] != nil { combined.combine(&combined.value, entry.value) }
      entries[key] = combined
    }
  }
}
