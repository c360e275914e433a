import ViewTree

extension LayoutEngine {
  /// Where a view that says nothing has the line of an alignment, at a length.
  ///
  /// Text baselines count as the bottom edge there.
  func usualPlace(_ alignment: Alignment, _ axis: Axis, length: Double) -> Double {
    if let line = alignment.line(axis) {
      return length * min(max(line.fraction, -1000), 1000) + signedUnits(line.offset, axis)
    }
    return length * fraction(alignment, axis)
  }

  private func fraction(_ alignment: Alignment, _ axis: Axis) -> Double {
    switch axis {
    case .horizontal:
      switch alignment.horizontal {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    case .vertical:
      switch alignment.vertical {
      case .top: 0
      case .center: 0.5
      case .bottom, .firstTextBaseline, .lastTextBaseline: 1
      }
    }
  }

  /// Where a child says that the line of an alignment is, by a guide or by its text.
  private func saidPlace(_ alignment: Alignment, _ axis: Axis, of child: Int, length: Double)
    -> Double?
  {
    if let place = guide(alignment.guide(axis), of: child) { return place }
    guard axis == .vertical, hasBaseline[child] else { return nil }
    switch alignment.vertical {
    case .firstTextBaseline: return firstBaseline[child]
    case .lastTextBaseline: return length - lastBaseline[child]
    default: return nil
    }
  }

  /// Whether children are aligned by what one of them says, rather than by their sizes alone.
  func isAlignedByLines(_ children: [Int], _ alignment: Alignment, _ axis: Axis) -> Bool {
    if axis == .vertical, alignment.vertical.isBaseline { return true }
    guard !guides.isEmpty else { return false }
    let line = alignment.guide(axis)
    return children.contains { guide(line, of: $0) != nil }
  }

  /// The space before and after the line that children of some lengths share.
  func room(
    _ children: [Int],
    _ alignment: Alignment,
    _ axis: Axis,
    length: (Int) -> Double
  ) -> (before: Double, after: Double) {
    var (before, after) = (-Double.infinity, -Double.infinity)
    for child in children {
      let length = length(child)
      guard length.isFinite else { return (0, .infinity) }
      let place =
        saidPlace(alignment, axis, of: child, length: length)
        ?? usualPlace(alignment, axis, length: length)
      before = max(before, place)
      after = max(after, length - place)
    }
    return children.isEmpty ? (0, 0) : (before, after)
  }

  /// What children can be together that share a line across an axis.
  func alignedExtent(
    _ children: [Int],
    _ alignment: Alignment,
    _ axis: Axis,
    _ extents: [Extent]
  ) -> Extent {
    guard isAlignedByLines(children, alignment, axis) else {
      return children.reduce(.zero) { $0.union(extents[$1]) }
    }
    func length(_ part: (Extent) -> Double) -> Double {
      let (before, after) = room(children, alignment, axis) { part(extents[$0]) }
      return wholeUp(before + after)
    }
    return Extent(
      min: length { $0.min },
      comfortable: length { $0.comfortable },
      ideal: length { $0.ideal },
      max: length { $0.max }
    )
  }

  /// Where children start in a container so that the lines of all of them meet.
  func starts(
    _ children: [Int],
    _ alignment: Alignment,
    _ axis: Axis,
    in outer: Double
  ) -> [Double] {
    let lengths = axis == .horizontal ? width : height
    guard isAlignedByLines(children, alignment, axis) else {
      return children.map { start(of: lengths[$0], in: outer, alignment, axis) }
    }
    let (before, after) = room(children, alignment, axis) { lengths[$0] }
    let isBaseline = axis == .vertical && alignment.vertical.isBaseline
    let spare = max(outer - wholeUp(before + after), 0)
    let first = snapped(spare * (isBaseline ? 0.5 : fraction(alignment, axis)))
    return children.map { child in
      let place =
        saidPlace(alignment, axis, of: child, length: lengths[child])
        ?? usualPlace(alignment, axis, length: lengths[child])
      return first + snapped(before - place)
    }
  }

  /// Where a child starts in a frame that has its own lines where views usually have them.
  func start(of child: Int, in outer: Double, _ alignment: Alignment, _ axis: Axis) -> Double {
    let length = axis == .horizontal ? width[child] : height[child]
    guard let said = guide(alignment.guide(axis), of: child) else {
      return start(of: length, in: outer, alignment, axis)
    }
    return snapped(usualPlace(alignment, axis, length: outer) - said)
  }

  /// Where a layer starts whose line meets that of the content that it belongs to.
  func start(of layer: Int, over content: Int, _ alignment: Alignment, _ axis: Axis) -> Double {
    let lengths = axis == .horizontal ? width : height
    guard isAlignedByLines([content, layer], alignment, axis) else {
      return start(of: lengths[layer], in: lengths[content], alignment, axis)
    }
    let places = [content, layer].map { node in
      saidPlace(alignment, axis, of: node, length: lengths[node])
        ?? usualPlace(alignment, axis, length: lengths[node])
    }
    return snapped(places[0] - places[1])
  }

  /// Where a view starts that says nothing of its lines; baselines count as the centre.
  func start(
    of inner: Double,
    in outer: Double,
    _ alignment: Alignment,
    _ axis: Axis
  ) -> Double {
    units.start(of: inner, in: outer, alignment, axis)
  }

  /// Rounds a length up where the surface has whole units only.
  private func wholeUp(_ length: Double) -> Double {
    metrics.hasWholeUnits && length.isFinite ? length.rounded(.up) : length
  }
}

extension VerticalAlignment {
  /// Whether it is a line of letters.
  var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
}
