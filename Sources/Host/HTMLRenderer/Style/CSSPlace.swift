import ViewTree

/// Alignments as CSS values.
enum CSSPlace {
  /// For `place-items` and `place-self`: down, then across.
  static func items(_ alignment: Alignment) -> String {
    "\(vertical(alignment.vertical)) \(horizontal(alignment.horizontal))"
  }

  static func horizontal(_ alignment: HorizontalAlignment) -> String {
    switch alignment {
    case .leading: "start"
    case .center: "center"
    case .trailing: "end"
    }
  }

  static func vertical(_ alignment: VerticalAlignment) -> String {
    switch alignment {
    case .top: "start"
    case .center: "center"
    case .bottom: "end"
    case .firstTextBaseline: "baseline"
    case .lastTextBaseline: "last baseline"
    }
  }

  /// For `transform-origin`.
  static func origin(_ point: UnitPoint) -> String {
    "\(CSSNumber.percent(point.x)) \(CSSNumber.percent(point.y))"
  }
}
