/// The classes that stand for what elements look like, each once.
///
/// Elements cannot have styles of their own: the page's policy allows one style sheet by its hash.
struct StyleSheet {
  /// The rules of the classes so far.
  private(set) var rules: [UInt8] = []
  private var numbers: [String: Int] = [:]

  /// The number of the class with some declarations, such as `width:10px`; -1 for none.
  mutating func number(_ declarations: String) -> Int {
    guard !declarations.isEmpty else { return -1 }
    if let number = numbers[declarations] { return number }
    let number = numbers.count
    numbers[declarations] = number
    rules.append(contentsOf: ".c\(number){\(declarations)}\n".utf8)
    return number
  }

  /// The number of a class that looks different where there is little room.
  mutating func number(_ declarations: String, onNarrowPages narrow: String) -> Int {
    guard !narrow.isEmpty else { return number(declarations) }
    let key = declarations + "}" + narrow
    if let number = numbers[key] { return number }
    let number = numbers.count
    numbers[key] = number
    let other = "@media (max-width:559px){.c\(number){\(narrow)}}"
    rules.append(contentsOf: ".c\(number){\(declarations)}\n\(other)\n".utf8)
    return number
  }
}
