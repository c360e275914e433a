import CExpat

/// Reads the strings of an XML property list with expat, which neither recurses nor loads anything.
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
    guard let parser = XML_ParserCreate("UTF-8") else { throw .malformed }
    defer { XML_ParserFree(parser) }
    let handler = PropertyListHandler(parser, wanted: wanted, depthLimit: depthLimit)
    XML_SetUserData(parser, Unmanaged.passUnretained(handler).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, _ in PropertyListHandler.of(data)?.start(name) },
      { data, name in PropertyListHandler.of(data)?.end(name) }
    )
    XML_SetCharacterDataHandler(parser) { data, text, count in
      PropertyListHandler.of(data)?.append(text, count)
    }
    // A property list declares no entities; whoever does is up to something.
    XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
      PropertyListHandler.of(data)?.stop(.malformed)
    }
    let status = withExtendedLifetime(handler) {
      bytes.withUnsafeBufferPointer { buffer in
        buffer.withMemoryRebound(to: CChar.self) { text in
          XML_Parse(parser, text.baseAddress, Int32(clamping: text.count), 1)
        }
      }
    }
    if let problem = handler.problem { throw problem }
    guard status == XML_STATUS_OK, handler.foundDictionary else { throw .malformed }
    strings = handler.strings
  }
}

/// What expat calls back into.
private final class PropertyListHandler {
  private(set) var strings: [[String]: String] = [:]
  private(set) var foundDictionary = false
  private(set) var problem: InformationPropertyList.ReadError?

  private let parser: XML_Parser
  private let wanted: [[String]]
  private let depthLimit: Int
  private var depth = 0
  private var text = ""
  /// The key that waits for its value in each open container; empty in an array, nil before a key.
  private var keys: [String?] = []

  init(_ parser: XML_Parser, wanted: [[String]], depthLimit: Int) {
    self.parser = parser
    self.wanted = wanted
    self.depthLimit = depthLimit
  }

  static func of(_ data: UnsafeMutableRawPointer?) -> PropertyListHandler? {
    data.map { Unmanaged<PropertyListHandler>.fromOpaque($0).takeUnretainedValue() }
  }

  func stop(_ problem: InformationPropertyList.ReadError) {
    if self.problem == nil { self.problem = problem }
    XML_StopParser(parser, 0)
  }

  func start(_ name: UnsafePointer<CChar>?) {
    guard problem == nil else { return }
    depth += 1
    guard depth <= depthLimit else { return stop(.tooDeep) }
    text = ""
    let element = name.map { String(cString: $0) }
    if depth == 1, element != "plist" { return stop(.malformed) }
    if element == "dict" { keys.append(nil) }
    if element == "array" { keys.append("") }
    if depth == 2 { foundDictionary = element == "dict" }
  }

  func append(_ bytes: UnsafePointer<CChar>?, _ count: Int32) {
    let part = UnsafeRawBufferPointer(start: bytes, count: Int(max(0, count)))
    text += String(decoding: part, as: UTF8.self)
  }

  func end(_ name: UnsafePointer<CChar>?) {
    // expat still ends the element at which it was stopped.
    guard problem == nil else { return }
    depth -= 1
    switch name.map({ String(cString: $0) }) {
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
