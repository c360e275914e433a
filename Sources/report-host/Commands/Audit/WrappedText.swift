/// Text in lines of at most a width, those after the first indented further; without a line feed at
/// the end.
func wrapped(_ text: String, indent: Int, width: Int) -> String {
  var lines: [String] = []
  var line = String(repeating: " ", count: max(0, indent - 2))
  var isEmpty = true
  for word in text.split(separator: " ") {
    if !isEmpty && line.count + 1 + word.count > width {
      lines.append(line)
      line = String(repeating: " ", count: indent)
      isEmpty = true
    }
    line += (isEmpty ? "" : " ") + word
    isEmpty = false
  }
  lines.append(line)
  return lines.joined(separator: "\n")
}
