import ViewTree

extension Content {
  /// The content with a paint where it has none of its own.
  func tinted(_ paint: Paint) -> Content {
    switch self {
    case .text(var text):
      for index in text.runs.indices { text.runs[index].style.tint(paint) }
      return .text(text)
    case .symbol(var symbol):
      symbol.style.tint(paint)
      return .symbol(symbol)
    default: return self
    }
  }
}

extension TextStyle {
  fileprivate mutating func tint(_ paint: Paint) {
    if self.paint == .color(.system(.primary)) { self.paint = paint }
  }
}
