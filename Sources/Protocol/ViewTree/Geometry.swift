/// A direction of layout.
package enum Axis: Int, Hashable, Sendable, CaseIterable {
  case horizontal, vertical
}

/// A position across the horizontal axis; leading is left in left-to-right languages.
package enum HorizontalAlignment: Int, Hashable, Sendable, CaseIterable {
  case leading, center, trailing
}

/// A position across the vertical axis.
package enum VerticalAlignment: Int, Hashable, Sendable, CaseIterable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// A position in a rectangle.
package struct Alignment: Hashable, Sendable {
  package var horizontal: HorizontalAlignment
  package var vertical: VerticalAlignment
  /// Lines of the author's own that count in place of ``horizontal`` and ``vertical``, which then say
  /// only what is nearest; at most one for each axis.
  package var lines: [AlignmentLine]

  package init(
    horizontal: HorizontalAlignment,
    vertical: VerticalAlignment,
    lines: [AlignmentLine] = []
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.lines = lines
  }

  /// The author's own line across an axis, where there is one.
  package func line(_ axis: Axis) -> AlignmentLine? {
    lines.isEmpty ? nil : lines.first { $0.axis == axis }
  }

  package static let center = Alignment(horizontal: .center, vertical: .center)
  package static let leading = Alignment(horizontal: .leading, vertical: .center)
  package static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  package static let top = Alignment(horizontal: .center, vertical: .top)
  package static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  package static let topLeading = Alignment(horizontal: .leading, vertical: .top)
}

/// A point in a unit square, (0, 0) at the top leading corner.
package struct UnitPoint: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static let center = UnitPoint(x: 0.5, y: 0.5)
}

/// Space on each edge in points; nil asks for the surface's default, 0 for none.
package struct PaddingInsets: Hashable, Sendable {
  package var top: Double?
  package var leading: Double?
  package var bottom: Double?
  package var trailing: Double?

  package init(top: Double?, leading: Double?, bottom: Double?, trailing: Double?) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// How content of another ratio is brought into a frame.
package enum ContentMode: Int, Hashable, Sendable, CaseIterable {
  case fit, fill
}
