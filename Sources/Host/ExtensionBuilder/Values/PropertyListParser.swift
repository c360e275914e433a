internal import ExtensionHost

/// Reads an XML property list into values.
package enum PropertyListParser {
  /// Reads a list.
  ///
  /// - Throws: ``ResourceError``.
  package static func value(of bytes: [UInt8]) throws(ResourceError) -> PropertyValue {
    guard !bytes.starts(with: Array("bplist".utf8)) else {
      throw ResourceError("a binary property list; convert it to XML with plutil or plistutil")
    }
    let builder = ValueBuilder()
    switch PropertyListScan.run(bytes, builder) {
    case .declaresEntities: throw ResourceError("it declares entities")
    case .stopped: throw ResourceError(builder.problem ?? "not an XML property list")
    case .malformed(let line): throw ResourceError("line \(line): not an XML property list")
    case .complete:
      guard let value = builder.result else { throw ResourceError("not an XML property list") }
      return value
    }
  }
}

/// The value of a list, as its elements are met.
private final class ValueBuilder: PropertyListHandler {
  private(set) var result: PropertyValue?
  private(set) var problem: String?

  private var text = ""
  private var open: [Container] = []

  private struct Container {
    let isDictionary: Bool
    var items: [PropertyValue] = []
    var members: [String: PropertyValue] = [:]
    var key: String?
  }

  var isStopped: Bool { problem != nil }

  private func stop(_ problem: String) { self.problem = problem }

  func start(_ element: String) {
    text = ""
    switch element {
    case "dict": open.append(Container(isDictionary: true))
    case "array": open.append(Container(isDictionary: false))
    default: break
    }
    if open.count > PropertyValue.depthLimit { stop("nested too deeply") }
  }

  func append(_ part: String) { text += part }

  func end(_ element: String) {
    switch element {
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
