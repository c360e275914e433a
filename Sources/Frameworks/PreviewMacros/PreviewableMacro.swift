import SwiftSyntax
import SwiftSyntaxMacros

/// Expands `@Previewable` to nothing: the preview it stands in is dropped after type-checking.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
