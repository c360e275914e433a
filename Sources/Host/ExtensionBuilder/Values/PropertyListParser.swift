internal import CExpat

/// Reads an XML property list into values, with expat, which loads nothing.
package enum PropertyListParser {
  /// Reads a list.
  ///
  /// - Throws: ``ResourceError``.
  package static func value(of bytes: [UInt8]) throws(ResourceError) -> PropertyValue {
    guard !bytes.starts(with: Array("bplist".utf8)) else {
      throw ResourceError("a binary property list; convert it to XML with plutil or plistutil")
    }
    guard let parser = XML_ParserCreate("UTF-8") else { throw ResourceError("no memory") }
    defer { XML_ParserFree(parser) }
    let builder = ValueBuilder(parser)
    XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, _ in ValueBuilder.of(data)?.start(name) },
      { data, name in ValueBuilder.of(data)?.end(name) }
    )
    XML_SetCharacterDataHandler(parser) { data, text, count in
      ValueBuilder.of(data)?.append(text, count)
    }
    XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
      ValueBuilder.of(data)?.stop("it declares entities")
    }
    let status = withExtendedLifetime(builder) {
      bytes.withUnsafeBytes {
        XML_Parse(parser, $0.bindMemory(to: CChar.self).baseAddress, Int32(clamping: $0.count), 1)
      }
    }
    if let problem = builder.problem { throw ResourceError(problem) }
    guard status == XML_STATUS_OK, let value = builder.result else {
      throw ResourceError("line \(XML_GetCurrentLineNumber(parser)): not an XML property list")
    }
    return value
  }
}

/// What expat calls back into.
private final class ValueBuilder {
  private(set) var result: PropertyValue?
  private(set) var problem: String?

  private let parser: XML_Parser
  private var text = ""
  private var open: [Container] = []

  private struct Container {
    let isDictionary: Bool
    var items: [PropertyValue] = []
    var members: [String: PropertyValue] = [:]
    var key: String?
  }

  init(_ parser: XML_Parser) { self.parser = parser }

  static func of(_ data: UnsafeMutableRawPointer?) -> ValueBuilder? {
    data.map { Unmanaged<ValueBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  func stop(_ problem: String) {
    if self.problem == nil { self.problem = problem }
    XML_StopParser(parser, 0)
  }

  func start(_ name: UnsafePointer<CChar>?) {
    text = ""
    switch name.map({ String(cString: $0) }) {
    case "dict": open.append(Container(isDictionary: true))
    case "array": open.append(Container(isDictionary: false))
    default: break
    }
    if open.count > PropertyValue.depthLimit { stop("nested too deeply") }
  }

  func append(_ bytes: UnsafePointer<CChar>?, _ count: Int32) {
    let part = UnsafeRawBufferPointer(start: bytes, count: Int(max(0, count)))
    text += String(decoding: part, as: UTF8.self)
  }

  func end(_ name: UnsafePointer<CChar>?) {
    guard problem == nil else { return }
    switch name.map({ String(cString: $0) }) {
    case "key":
      if let last = open.indices.last { open[last].key = text }
    case "string", "date", "data": add(.string(text))
    case "integer", "real": add(Double(text).map(PropertyValue.number) ?? .null)
    case "true": add(.bool(true))
    case "false": add(.bool(false))
    case "dict", "array":
      if let done = open.popLast() {
        add(done.isDictionary ? .dictionary(done.members) : .array(done.items))
      }
    default: break
    }
  }

  private func add(_ value: PropertyValue) {
    guard let last = open.indices.last else {
      result = value
      return
    }
    guard open[last].isDictionary else { return open[last].items.append(value) }
    guard let key = open[last].key else { return stop("a value without a key") }
    open[last].members[key] = value
    open[last].key = nil
  }
}
