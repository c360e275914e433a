import Foundation

/// Checks JSON against a schema, as far as docs/tree.schema.json uses JSON Schema (draft 2020-12).
///
/// Stricter than a schema is: a member that the schema does not name is a fault, since one that the
/// host writes has to be documented.
struct SchemaChecker {
  private let definitions: [String: Any]
  let root: [String: Any]

  init(_ data: Data) throws {
    root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    definitions = root["$defs"] as? [String: Any] ?? [:]
  }

  /// What a definition names as the words that may stand there.
  func words(_ path: String...) -> [String]? {
    var value: Any? = definitions
    for key in path { value = (value as? [String: Any])?[key] }
    return (value as? [String: Any])?["enum"] as? [String]
  }

  /// The kinds of nodes that the schema has.
  var kinds: Set<String> {
    Set(definitions.keys.filter { $0.hasPrefix("node.") }.map { String($0.dropFirst(5)) })
  }

  /// The first fault; nil where the value follows the schema.
  func fault(in value: Any, _ schema: [String: Any], at path: String = "") -> String? {
    if let reference = schema["$ref"] as? String {
      guard let target = definition(reference) else { return "\(path): no \(reference)" }
      return fault(in: value, target, at: path)
    }
    if let alternatives = schema["anyOf"] as? [[String: Any]] {
      var faults: [String] = []
      for alternative in alternatives {
        guard let fault = fault(in: value, alternative, at: path) else { return nil }
        faults.append(fault)
      }
      return
        "\(path): none of \(faults.count) alternatives; \(faults.max { $0.count < $1.count } ?? "")"
    }
    if let words = schema["enum"] as? [Any], !words.contains(where: { Self.same($0, value) }) {
      return "\(path): \(value) is none of \(words)"
    }
    if let constant = schema["const"], !Self.same(constant, value) {
      return "\(path): \(value) is not \(constant)"
    }
    if let type = schema["type"] { return typeFault(in: value, type, schema, path) }
    return nil
  }

  private func definition(_ reference: String) -> [String: Any]? {
    definitions[String(reference.dropFirst("#/$defs/".count))] as? [String: Any]
  }

  private func typeFault(
    in value: Any,
    _ type: Any,
    _ schema: [String: Any],
    _ path: String
  ) -> String? {
    let types = type as? [String] ?? [type as? String ?? ""]
    guard types.contains(where: { Self.isOf($0, value) }) else {
      return "\(path): \(value) is no \(types)"
    }
    if let items = value as? [Any], let schema = schema["items"] as? [String: Any] {
      for (index, item) in items.enumerated() {
        if let fault = fault(in: item, schema, at: "\(path)/\(index)") { return fault }
      }
    }
    guard let object = value as? [String: Any] else { return nil }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    for key in schema["required"] as? [String] ?? [] where object[key] == nil {
      return "\(path): \(key) is missing"
    }
    for (key, member) in object.sorted(by: { $0.key < $1.key }) {
      guard let schema = properties[key] else { return "\(path): \(key) is not documented" }
      if let fault = fault(in: member, schema, at: "\(path)/\(key)") { return fault }
    }
    return nil
  }

  private static func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "null": value is NSNull
    case "boolean": isBool(value)
    case "string": value is String
    case "number": value is NSNumber && !isBool(value)
    case "integer": !isBool(value) && (value as? NSNumber).map { Int(exactly: $0) != nil } ?? false
    case "array": value is [Any]
    case "object": value is [String: Any]
    default: false
    }
  }

  private static func isBool(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
  }

  private static func same(_ one: Any, _ other: Any) -> Bool {
    if one is NSNull || other is NSNull { return one is NSNull && other is NSNull }
    if let one = one as? String, let other = other as? String { return one == other }
    if let one = one as? NSNumber, let other = other as? NSNumber { return one == other }
    return false
  }
}
