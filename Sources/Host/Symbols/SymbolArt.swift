package import ViewTree

/// An SF symbol as outlines of our own, in a square of 24 by 24 units.
package struct SymbolArt: Hashable, Sendable {
  /// One outline.
  package struct Part: Hashable, Sendable {
    package var path: Path
    /// The width of a line along the outline with round ends and corners, in units; nil where the
    /// inside is filled.
    package var lineWidth: Double?

    package init(path: Path, lineWidth: Double? = nil) {
      self.path = path
      self.lineWidth = lineWidth
    }
  }

  package var parts: [Part]

  package init(parts: [Part]) {
    self.parts = parts
  }

  /// The side of the square that outlines stand in.
  package static let side = 24.0

  /// The outlines for a symbol's name.
  ///
  /// A name that is not known loses its last parts
  /// (`.badge.plus`) until one is found; nil for an unknown one.
  package static func named(_ name: String) -> SymbolArt? {
    SymbolName.lookUp(name) { SymbolVariant(name: $0).flatMap { SymbolArt(parts: $0.parts) } }
  }

  /// The names of the symbols that have a drawing of their own.
  package static var names: [String] { SymbolDrawings.names }
}
