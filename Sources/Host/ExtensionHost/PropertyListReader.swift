/// Reads the strings of an XML property list.
///
/// Only strings in dictionaries are kept, by the path of their keys, and of these only those that are
/// asked for; so what a list costs does not depend on how long its keys are.
struct PropertyListReader {
  /// Strings by the keys that lead to them, from the outermost dictionary inward.
  let strings: [[String]: String]

  /// - Parameters:
  ///   - wanted: The paths of the strings to keep.
  ///   - depthLimit: How deep elements may be nested.
  /// - Throws: ``InformationPropertyList/ReadError/tooDeep`` or `malformed`.
  init(
    _ bytes: [UInt8],
    wanted: [[String]],
    depthLimit: Int
  ) throws(InformationPropertyList.ReadError) {
    let handler = WantedStrings(wanted: wanted, depthLimit: depthLimit)
    let outcome = PropertyListScan.run(bytes, handler)
    if let problem = handler.problem { throw problem }
    guard outcome == .complete, handler.foundDictionary else { throw .malformed }
    strings = handler.strings
  }
}

/// The strings that are asked for, as they are met.
private final class WantedStrings: PropertyListHandler {
  private(set) var strings: [[String]: String] = [:]
  private(set) var foundDictionary = false
  private(set) var problem: InformationPropertyList.ReadError?

  private let wanted: [[String]]
  private let depthLimit: Int
  private var depth = 0
  private var text = ""
  /// The key that waits for its value in each open container; empty in an array, nil before a key.
  private var keys: [String?] = []

  init(wanted: [[String]], depthLimit: Int) {
    self.wanted = wanted
    self.depthLimit = depthLimit
  }

  var isStopped: Bool { problem != nil }

  private func stop(_ problem: InformationPropertyList.ReadError) { self.problem = problem }

  func start(_ element: String) {
    depth += 1
    guard depth <= depthLimit else { return stop(.tooDeep) }
    text = ""
    if depth == 1, element != "plist" { return stop(.malformed) }
    if element == "dict" { keys.append(nil) }
    if element == "array" { keys.append("") }
    if depth == 2 { foundDictionary = element == "dict" }
  }

  func append(_ part: String) { text += part }

  func end(_ element: String) {
    depth -= 1
    switch element {
    case "key":
      guard let last = keys.indices.last, keys[last] == nil else { return stop(.malformed) }
      keys[last] = text
    case "string":
      let path = keys.compactMap { $0 }
      if wanted.contains(path), strings[path] == nil { strings[path] = text }
      finishValue()
    case "dict":
      // A key without a value.
      if let pending = keys.popLast(), pending != nil { return stop(.malformed) }
      finishValue()
    case "array":
      _ = keys.popLast()
      finishValue()
    default:
      finishValue()
    }
  }

  /// The value of a key is complete; an array goes on.
  private func finishValue() {
    guard let last = keys.indices.last, keys[last] != "" else { return }
    keys[last] = nil
  }
}
