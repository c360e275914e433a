import CExpat

/// Who is told of the elements of a property list.
package protocol PropertyListHandler: AnyObject {
  /// Whether nothing more is to be told.
  var isStopped: Bool { get }
  func start(_ element: String)
  func append(_ text: String)
  func end(_ element: String)
}

/// Goes through an XML property list with expat, which neither recurses nor loads anything.
package enum PropertyListScan {
  package enum Outcome: Hashable, Sendable {
    case complete
    case stopped
    /// A property list declares no entities; whoever does is up to something.
    case declaresEntities
    case malformed(line: Int)
  }

  /// Tells a handler of all elements, until it stops.
  package static func run(_ bytes: [UInt8], _ handler: any PropertyListHandler) -> Outcome {
    guard let parser = XML_ParserCreate("UTF-8") else { return .malformed(line: 0) }
    defer { XML_ParserFree(parser) }
    let listener = Listener(parser, handler)
    XML_SetUserData(parser, Unmanaged.passUnretained(listener).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, _ in Listener.of(data)?.start(name) },
      { data, name in Listener.of(data)?.end(name) }
    )
    XML_SetCharacterDataHandler(parser) { data, text, count in
      Listener.of(data)?.append(text, count)
    }
    XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
      Listener.of(data)?.refuseEntities()
    }
    let status = withExtendedLifetime(listener) {
      bytes.withUnsafeBytes {
        XML_Parse(parser, $0.bindMemory(to: CChar.self).baseAddress, Int32(clamping: $0.count), 1)
      }
    }
    if listener.declaresEntities { return .declaresEntities }
    if handler.isStopped { return .stopped }
    guard status == XML_STATUS_OK else {
      return .malformed(line: Int(clamping: XML_GetCurrentLineNumber(parser)))
    }
    return .complete
  }
}

/// What expat calls back into.
private final class Listener {
  private(set) var declaresEntities = false
  private let parser: XML_Parser
  private let handler: any PropertyListHandler

  init(_ parser: XML_Parser, _ handler: any PropertyListHandler) {
    self.parser = parser
    self.handler = handler
  }

  static func of(_ data: UnsafeMutableRawPointer?) -> Listener? {
    data.map { Unmanaged<Listener>.fromOpaque($0).takeUnretainedValue() }
  }

  // expat still ends the element at which it was stopped.
  private var isStopped: Bool { declaresEntities || handler.isStopped }

  func refuseEntities() {
    declaresEntities = true
    XML_StopParser(parser, 0)
  }

  func start(_ name: UnsafePointer<CChar>?) {
    guard !isStopped, let name else { return }
    handler.start(String(cString: name))
    if handler.isStopped { XML_StopParser(parser, 0) }
  }

  func append(_ bytes: UnsafePointer<CChar>?, _ count: Int32) {
    guard !isStopped else { return }
    let part = UnsafeRawBufferPointer(start: bytes, count: Int(max(0, count)))
    handler.append(String(decoding: part, as: UTF8.self))
  }

  func end(_ name: UnsafePointer<CChar>?) {
    guard !isStopped, let name else { return }
    handler.end(String(cString: name))
    if handler.isStopped { XML_StopParser(parser, 0) }
  }
}
