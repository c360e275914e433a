extension String {
  /// The text as a literal of Swift and of the assembler.
  var quoted: String {
    var literal = "\""
    for character in self {
      if character == "\"" || character == "\\" { literal += "\\" }
      literal.append(character)
    }
    return literal + "\""
  }
}
