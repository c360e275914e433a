extension Chart {
  /// How bars and areas that share a place are put together.
  package enum Stacking: Int, Hashable, Sendable, CaseIterable {
    /// On top of each other from zero.
    case standard
    /// On top of each other, stretched so that they make up the whole.
    case normalized
    /// On top of each other, half of the whole below zero.
    case center
    /// In front of each other, each from zero.
    case unstacked
  }

  /// How thick a bar is.
  package enum Thickness: Hashable, Sendable {
    case points(Double)
    /// A part of the room that there is, 0…1.
    case ratio(Double)
    /// The room that there is less so many points on both sides.
    case inset(Double)
  }

  /// How values become places along an axis.
  package enum Scale: Int, Hashable, Sendable, CaseIterable {
    case linear, logarithmic, squareRoot
    /// Logarithmic on both sides of zero.
    case symmetricLogarithmic
  }

  /// The shape of a point.
  package enum PointShape: Int, Hashable, Sendable, CaseIterable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  /// What a child of the chart's node is.
  package struct Layer: Hashable, Sendable {
    package enum Kind: Int, Hashable, Sendable, CaseIterable {
      /// Drawn behind the plot, moved to where the plot is in the chart's frame.
      case background
      /// Drawn in front of the plot.
      case overlay
      /// Takes the place of the surface's legend, at the edge that the alignment names.
      case legend
    }

    package var kind: Kind
    package var alignment: Alignment

    package init(kind: Kind, alignment: Alignment = .center) {
      self.kind = kind
      self.alignment = alignment
    }
  }
}
