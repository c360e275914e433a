@_spi(Reflection) import Swift

/// The stored properties of a type that have to be connected before its body is evaluated.
///
/// Found once per type, through the field records that the compiler emits.
@MainActor
struct DynamicFields {
  struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private static var known: [ObjectIdentifier: [Field]] = [:]

  static func fields(of type: Any.Type) -> [Field] {
    let key = ObjectIdentifier(type)
    if let fields = known[key] { return fields }
    var fields: [Field] = []
    _forEachField(of: type, options: []) { name, offset, fieldType, _ in
      // The storage of a property wrapper has a name that begins with an underscore. Casting every
      // field instead would make the runtime search all conformances of the program for each type.
      guard name.pointee == UInt8(ascii: "_") else { return true }
      if let dynamic = fieldType as? any DynamicProperty.Type {
        fields.append(Field(offset: offset, type: dynamic))
      }
      return true
    }
    known[key] = fields
    return fields
  }
}

extension _ViewResolver {
  /// Connects the dynamic properties of a view, a modifier or another dynamic property.
  ///
  /// - Parameters:
  ///   - value: The view; its properties are changed in place.
  ///   - base: Where the value lies in the view that is being evaluated.
  package func connectFields<Value>(of value: inout Value, at base: Int = 0) {
    let fields = DynamicFields.fields(of: Value.self)
    guard !fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      let start = UnsafeMutableRawPointer(pointer)
      for index in 0..<fields.count {
        let field = fields[index]
        connect(field.type, at: start + field.offset, offset: base &+ field.offset)
      }
    }
  }

  private func connect<Property: DynamicProperty>(
    _ type: Property.Type,
    at address: UnsafeMutableRawPointer,
    offset: Int
  ) {
    let property = address.assumingMemoryBound(to: Property.self)
    let connection = _DynamicConnection(resolver: self, offset: offset)
    Property._connect(&property.pointee, to: connection)
  }
}
