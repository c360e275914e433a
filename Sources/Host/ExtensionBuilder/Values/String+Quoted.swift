extension String {
  /// The text as a literal of Swift and of the assembler.
  var quoted: String {
    var literal = "\""
    // By scalars: a quote and a combining mark behind it are one character.
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\" + String(scalar)
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\0": break
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
