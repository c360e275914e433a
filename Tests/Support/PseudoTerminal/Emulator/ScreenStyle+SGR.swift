extension ScreenStyle {
  /// Applies the parameters of Select Graphic Rendition (ECMA-48, 8.3.117).
  ///
  /// - Returns: Whether all are known.
  mutating func select(_ parameters: [ControlSequence.Parameter]) -> Bool {
    guard !parameters.isEmpty else {
      self = ScreenStyle()
      return true
    }
    var rest = parameters[...]
    var isKnown = true
    while let parameter = rest.popFirst() {
      let value = parameter.value ?? 0
      if value == 38 || value == 48 {
        let color = Self.color(of: parameter, &rest)
        isKnown = isKnown && color != nil
        if value == 38 { foreground = color ?? .standard } else { background = color ?? .standard }
      } else {
        isKnown = (selectAttribute(value) || selectColor(value)) && isKnown
      }
    }
    return isKnown
  }

  private mutating func selectAttribute(_ value: Int) -> Bool {
    switch value {
    case 0: self = ScreenStyle()
    case 1: attributes.insert(.bold)
    case 2: attributes.insert(.dim)
    case 3: attributes.insert(.italic)
    case 4, 21: attributes.insert(.underline)
    case 5, 6: attributes.insert(.blink)
    case 7: attributes.insert(.reverse)
    case 8: attributes.insert(.hidden)
    case 9: attributes.insert(.strikethrough)
    case 22: attributes.subtract([.bold, .dim])
    case 23: attributes.remove(.italic)
    case 24: attributes.remove(.underline)
    case 25: attributes.remove(.blink)
    case 27: attributes.remove(.reverse)
    case 28: attributes.remove(.hidden)
    case 29: attributes.remove(.strikethrough)
    default: return false
    }
    return true
  }

  private mutating func selectColor(_ value: Int) -> Bool {
    switch value {
    case 30...37: foreground = .palette(value - 30)
    case 39: foreground = .standard
    case 40...47: background = .palette(value - 40)
    case 49: background = .standard
    case 90...97: foreground = .palette(value - 82)
    case 100...107: background = .palette(value - 92)
    default: return false
    }
    return true
  }

  /// An extended color, whose numbers stand behind colons or in parameters of their own.
  private static func color(
    of parameter: ControlSequence.Parameter,
    _ rest: inout ArraySlice<ControlSequence.Parameter>
  ) -> Color? {
    if !parameter.parts.isEmpty {
      let parts = parameter.parts
      // With colons, a color space may stand before the components.
      if parts.first == 2 { return rgb(parts.suffix(3)) }
      return parts.first == 5 ? palette(parts.last) : nil
    }
    switch rest.popFirst()?.value {
    case 2:
      let components = rest.prefix(3).map { $0.value ?? 0 }
      rest = rest.dropFirst(3)
      return rgb(components[...])
    case 5: return palette(rest.popFirst()?.value)
    default: return nil
    }
  }

  private static func palette(_ number: Int?) -> Color? {
    number.flatMap { (0...255).contains($0) ? .palette($0) : nil }
  }

  private static func rgb(_ components: ArraySlice<Int>) -> Color? {
    let bytes = components.compactMap { UInt8(exactly: $0) }
    return bytes.count == 3 ? .rgb(bytes[0], bytes[1], bytes[2]) : nil
  }
}
