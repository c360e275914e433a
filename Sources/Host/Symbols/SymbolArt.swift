package import ViewTree

/// An SF symbol as outlines of our own, in a square of 24 by 24 units.
///
/// Filled parts follow the nonzero rule unless their path says otherwise.
package struct SymbolArt: Hashable, Sendable {
  /// One outline.
  package struct Part: Hashable, Sendable {
    package var path: Path
    /// The width of a line along the outline with round ends and corners, in units; nil where the
    /// inside is filled.
    package var lineWidth: Double?
    /// 0…1, for symbols in layers.
    package var opacity: Double

    package init(path: Path, lineWidth: Double? = nil, opacity: Double = 1) {
      self.path = path
      self.lineWidth = lineWidth
      self.opacity = opacity
    }
  }

  package var parts: [Part]

  package init(parts: [Part]) {
    self.parts = parts
  }

  /// The side of the square that outlines stand in.
  package static let side = 24.0

  /// The outlines for a symbol's name; a name that is not known loses its last parts (`.fill`,
  /// `.circle` …) until one is found. Nil for an unknown one.
  package static func named(_ name: String) -> SymbolArt? {
    SymbolName.lookUp(name) { SymbolDrawings.art(of: $0) }
  }
}
