import SwiftSyntax
import SwiftSyntaxMacros

/// Expands `#Preview` to nothing.
///
/// A preview is for an editor's canvas. Its closure is type-checked like any other code, but no part
/// of it becomes part of the extension.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
