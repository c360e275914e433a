import ViewTree

extension PageBuilder {
  /// A shape: a box where CSS has its outline, and a drawing where it has not.
  mutating func write(_ shape: ShapeContent, _ index: Int, _ context: PageContext) {
    guard let declarations = boxed(shape, context) else { return writeDrawn(shape, index, context) }
    openBox(index, context, "s", [sheet.number(declarations)])
    page.raw(">")
    writeEnd(context)
  }

  /// The declarations of a shape that is a box with an even line; nil for another one.
  private func boxed(_ shape: ShapeContent, _ context: PageContext) -> String? {
    guard shape.trimFrom <= 0, shape.trimTo >= 1 else { return nil }
    var text = ""
    switch shape.kind {
    case .path: return nil
    case .circle:
      // Round wherever both sides are known; a drawing finds the shorter one by itself.
      guard let width = context.width, let height = context.height else { return nil }
      let side = CSSNumber.points(max(min(width, height), 0))
      text += "width:\(side);height:\(side);place-self:center;flex:none;"
    default: break
    }
    if let fill = shape.fill { text += "background:\(CSSPaint.background(fill));" }
    if let stroke = shape.stroke {
      guard let line = line(stroke, fill: shape.fill) else { return nil }
      text += line
    }
    return text + CSSModifier.corners(shape.kind)
  }

  /// A line along the edge of a box; nil for one that has to be drawn.
  private func line(_ stroke: Stroke, fill: Paint?) -> String? {
    guard stroke.dash.isEmpty, stroke.trimFrom <= 0, stroke.trimTo >= 1 else { return nil }
    let width = max(stroke.width, 0)
    guard case .color(let color) = stroke.paint else {
      // A gradient shows where a box is and the box inside its padding is not.
      guard fill == nil else { return nil }
      return "background:\(CSSPaint.image(stroke.paint));padding:\(CSSNumber.points(width));"
        + (stroke.isInside ? "" : "margin:\(CSSNumber.points(-width / 2));")
        + "mask:linear-gradient(#000 0 0) content-box exclude,linear-gradient(#000 0 0);"
    }
    return "outline:\(CSSNumber.points(width)) solid \(CSSPaint.color(color));"
      + "outline-offset:\(CSSNumber.points(stroke.isInside ? -width : -width / 2));"
  }
}
