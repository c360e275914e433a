import ActivityPicker
import ExtensionBuilder
import TextEncoding
import ViewTree

/// Reads the JSON form of a selection.
enum SelectionText {
  private typealias List = SelectionForm.List

  /// The selection that a text has, its tokens in the order of the text; a list that is missing is
  /// empty, as Apple's decoder has it.
  ///
  /// - Throws: `ResourceError` that says what is wrong.
  static func selection(of bytes: [UInt8]) throws(ResourceError) -> TokenSelection {
    let value = try JSONParser.value(of: bytes)
    guard List.allCases.contains(where: { value[$0.rawValue] != nil }) else {
      let names = List.allCases.map(\.rawValue).joined(separator: ", ")
      throw ResourceError("it has none of the lists \(names)")
    }
    var selection = TokenSelection()
    for list in List.allCases { selection[list] = try tokens(list, value[list.rawValue]) }
    return selection
  }

  private static func tokens(
    _ list: List,
    _ value: PropertyValue?
  ) throws(ResourceError) -> [[UInt8]] {
    switch value {
    case nil, .null?: return []
    case .array(let items)?:
      var tokens: [[UInt8]] = []
      for (place, item) in items.enumerated() {
        guard let token = item["data"]?.string.flatMap(Base64.decode) else {
          throw ResourceError("\(list.rawValue)[\(place)] is no object with base64 in \"data\"")
        }
        tokens.append(token)
      }
      return tokens
    default: throw ResourceError("\(list.rawValue) is no array")
    }
  }
}
