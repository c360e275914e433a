public import SwiftUI

/// What a widget is previewed as.
public struct WidgetPreviewContext: PreviewContext {
  /// The widget's size.
  public let family: WidgetFamily

  /// Previews a widget of a size.
  public init(family: WidgetFamily) {
    self.family = family
  }

  /// The value of a key: its default.
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}
