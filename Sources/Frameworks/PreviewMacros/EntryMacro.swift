import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `@Entry` to a key and to accessors that look the key up.
///
/// The kind of key follows from the type that the property extends.
struct EntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry = try Entry(declaration, in: context)
    return [
      "get { self[\(raw: entry.key).self] }",
      "set { self[\(raw: entry.key).self] = newValue }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    [try Entry(declaration, in: context).keyDeclaration]
  }
}

/// A property with `@Entry`.
private struct Entry {
  let name: String
  let type: TypeSyntax?
  let value: ExprSyntax?
  let keyProtocol: String

  /// The protocols of the keys, by the type that is extended.
  private static let protocols = [
    "EnvironmentValues": "EnvironmentKey",
    "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey",
    "FocusedValues": "FocusedValueKey",
  ]

  init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
    guard
      let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { throw EntryError("'@Entry' can only be applied to a 'var'") }
    let extended = context.lexicalContext.lazy
      .compactMap { $0.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription }
      .first
    let typeName = extended?.split(separator: ".").last.map(String.init) ?? ""
    guard let keyProtocol = Self.protocols[typeName] else {
      throw EntryError(
        "'@Entry' must be in an extension of \(Self.protocols.keys.sorted().joined(separator: ", "))"
      )
    }
    name = pattern.identifier.text.filter { $0 != "`" }
    type = binding.typeAnnotation?.type.trimmed
    value = binding.initializer?.value.trimmed
    self.keyProtocol = keyProtocol
    guard value != nil || isOptional else {
      throw EntryError("'@Entry' property '\(name)' must have a default value")
    }
  }

  var key: String { "__Key_\(name)" }

  private var isOptional: Bool {
    guard let type else { return false }
    return type.is(OptionalTypeSyntax.self) || type.trimmedDescription.hasPrefix("Optional<")
  }

  var keyDeclaration: DeclSyntax {
    if keyProtocol == "FocusedValueKey", let optional = type?.as(OptionalTypeSyntax.self) {
      return """
        private struct \(raw: key): SwiftUI.\(raw: keyProtocol) {
          typealias Value = \(optional.wrappedType)
        }
        """
    }
    guard let type else {
      return """
        private struct \(raw: key): SwiftUI.\(raw: keyProtocol) {
          static let defaultValue = \(value ?? "nil")
        }
        """
    }
    return """
      private struct \(raw: key): SwiftUI.\(raw: keyProtocol) {
        static var defaultValue: \(type) { \(value ?? "nil") }
      }
      """
  }
}

/// Why a property cannot be an entry.
private struct EntryError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
