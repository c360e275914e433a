import Drawing
import Theme
import ViewTree

/// Turns paints into inks, with the opacity and the filters around them.
struct InkMaker {
  let theme: Theme

  func ink(_ paint: Paint, over rect: Rect, _ state: PaintState) -> Ink {
    let changed = paint.mapColors { color($0, state) }
    return Ink(changed, x: rect.x, y: rect.y, width: rect.width, height: rect.height).bounded
  }

  func ink(_ color: SystemColor, _ state: PaintState) -> Ink {
    .color(self.color(.system(color), state))
  }

  /// A colour as it is drawn; a name stays one unless a filter changes what it looks like.
  func color(_ color: ColorValue, _ state: PaintState) -> ColorValue {
    var drawn = color
    if color.base == .system(.clear) { drawn.opacity = 0 }
    if !state.filters.isEmpty {
      let rgb = state.filters.reversed().reduce(theme.rgb(color)) {
        $1.applied(to: $0, theme: theme)
      }
      drawn.base = .rgb(
        red: Double(rgb.red) / 255,
        green: Double(rgb.green) / 255,
        blue: Double(rgb.blue) / 255
      )
    }
    drawn.opacity = min(max(drawn.opacity * state.opacity, 0), 1)
    return drawn
  }

  /// A drawing with its colours changed by filters; the opacity is left to a group.
  func filtered(_ drawing: Drawing, _ filters: [Filter]) -> Drawing {
    guard !filters.isEmpty else { return drawing }
    let state = PaintState(filters: filters)
    var changed = Drawing(width: drawing.width, height: drawing.height)
    for command in drawing.commands {
      switch command {
      case .fill(let path, let ink): changed.fill(path, filtered(ink, state))
      case .stroke(let path, let ink, let line): changed.stroke(path, filtered(ink, state), line)
      case .text(var line):
        for run in line.runs.indices { line.runs[run].ink = filtered(line.runs[run].ink, state) }
        changed.text(line)
      case .group(let group): changed.open(group)
      case .end: changed.close()
      }
    }
    return changed
  }

  private func filtered(_ ink: Ink, _ state: PaintState) -> Ink {
    func changed(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: color($0.color, state), location: $0.location) }
    }
    switch ink {
    case .color(let color): return .color(self.color(color, state))
    case .linear(let stops, let from, let to):
      return .linear(stops: changed(stops), from: from, to: to)
    case .radial(let stops, let center, let start, let end, let aspect):
      return .radial(
        stops: changed(stops),
        center: center,
        startRadius: start,
        endRadius: end,
        aspect: aspect
      )
    case .angular(let stops, let center, let start, let end):
      return .angular(stops: changed(stops), center: center, startDegrees: start, endDegrees: end)
    }
  }
}

extension Ink {
  /// The ink with its places within reach.
  fileprivate var bounded: Ink {
    func point(_ point: Path.Point) -> Path.Point {
      Path.Point(x: Path.bounded(point.x), y: Path.bounded(point.y))
    }
    switch self {
    case .color: return self
    case .linear(let stops, let from, let to):
      return .linear(stops: stops, from: point(from), to: point(to))
    case .radial(let stops, let center, let start, let end, let aspect):
      return .radial(
        stops: stops,
        center: point(center),
        startRadius: Path.bounded(start),
        endRadius: Path.bounded(end),
        aspect: Path.bounded(aspect)
      )
    case .angular(let stops, let center, let start, let end):
      return .angular(
        stops: stops,
        center: point(center),
        startDegrees: start,
        endDegrees: end
      )
    }
  }
}
