import ViewTree

/// The looks of words and symbols that have none of their own.
struct WordLooks {
  var paint: Paint?
  var size: Font.Size?
  var lineLimit: Int?
  var weight: FontWeight?
  var isUnderlined = false
  /// Whether all is grey, whatever looks it has.
  var isDisabled = false

  /// These looks where they say something, else those from farther out.
  func over(_ outer: WordLooks?) -> WordLooks {
    WordLooks(
      paint: paint ?? outer?.paint,
      size: size ?? outer?.size,
      lineLimit: lineLimit ?? outer?.lineLimit,
      weight: weight ?? outer?.weight,
      isUnderlined: isUnderlined || outer?.isUnderlined ?? false,
      isDisabled: isDisabled || outer?.isDisabled ?? false
    )
  }
}

extension Content {
  /// The content with looks where it has none of its own.
  func inheriting(_ looks: WordLooks) -> Content {
    switch self {
    case .text(var text):
      text.lineLimit = text.lineLimit ?? looks.lineLimit
      for index in text.runs.indices { text.runs[index].style.inherit(looks) }
      return .text(text)
    case .symbol(var symbol):
      symbol.style.inherit(looks)
      return .symbol(symbol)
    case .shape(var shape) where looks.isDisabled:
      if shape.fill != nil { shape.fill = .color(.system(.fill)) }
      return .shape(shape)
    case .progress(var progress) where looks.isDisabled:
      progress.tint = .color(.system(.gray))
      return .progress(progress)
    default: return self
    }
  }
}

extension TextStyle {
  fileprivate mutating func inherit(_ looks: WordLooks) {
    if let paint = looks.paint, self.paint == .color(.system(.primary)) { self.paint = paint }
    if looks.isUnderlined { isUnderlined = true }
    if looks.isDisabled { self.paint = .color(.system(.gray)) }
    if let size = looks.size, font.size == Font().size { font.size = size }
    if let weight = looks.weight, font.weight == nil { font.weight = weight }
  }
}
