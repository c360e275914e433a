import Glibc

/// Writes a line to standard error, which the host captures.
func writeLine(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
}

/// Writes a number as printf(3) does.
func printed(_ number: Double, _ format: String) -> String {
  withVaList([number]) { arguments in
    // A double has at most 309 digits before its point, and the forms 50 behind it.
    var buffer = [CChar](repeating: 0, count: 400)
    let count = vsnprintf(&buffer, buffer.count, format, arguments)
    guard count > 0, count < buffer.count else { return "\(number)" }
    return String(decoding: buffer[..<Int(count)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// Fills the places of a format such as "%{public}@ in %d" with values.
///
/// The letters and digits of a place choose digits behind the point; the value writes itself.
func filled(_ format: String, _ arguments: [any CVarArg]) -> String {
  var (result, rest, arguments) = ("", Substring(format), arguments[...])
  while let percent = rest.firstIndex(of: "%") {
    result += rest[..<percent]
    rest = rest[rest.index(after: percent)...]
    if rest.first == "%" {
      result += "%"
      rest = rest.dropFirst()
      continue
    }
    var isPrivate = false
    if rest.first == "{", let end = rest.firstIndex(of: "}") {
      isPrivate = rest[..<end].contains("private") || rest[..<end].contains("sensitive")
      rest = rest[rest.index(after: end)...]
    }
    let flags = rest.prefix { "0123456789.-+ #lhqzjtL".contains($0) }
    rest = rest.dropFirst(flags.count)
    guard let letter = rest.popFirst() else { break }
    let value = arguments.popFirst()
    result += isPrivate ? "<private>" : written(value, flags: flags, letter: letter)
  }
  return result + rest
}

private func written(_ value: (any CVarArg)?, flags: Substring, letter: Character) -> String {
  guard let value else { return "" }
  let sizes = flags.filter { !"lhqzjtL".contains($0) }
  if let number = value as? Double ?? (value as? Float).map(Double.init),
    "fFeEgGaA".contains(letter)
  {
    return printed(number, "%\(sizes)\(letter)")
  }
  if let number = value as? any BinaryInteger, letter == "x" || letter == "X" {
    return String(number, radix: 16, uppercase: letter == "X")
  }
  return "\(value)"
}
