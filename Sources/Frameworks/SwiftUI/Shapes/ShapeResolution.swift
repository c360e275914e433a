internal import Foundation
internal import ViewTree

/// What is drawn of an outline.
enum ShapeLayer: Sendable {
  case fill(AnyShapeStyle, FillStyle)
  case stroke(AnyShapeStyle, StrokeStyle, isInside: Bool)
}

extension _ViewResolver {
  /// Adds an outline with what is drawn of it, from back to front.
  func add(_ geometry: _ShapeGeometry, _ layers: [ShapeLayer]) {
    switch geometry.outline {
    case .container:
      var inner = environment.builtIn.containerShape ?? _ShapeGeometry(.rectangle)
      inner.inset += geometry.inset
      add(inner, layers)
    case .named(let kind):
      var content = contents(layers, geometry)
      for index in content.indices { content[index].kind = kind }
      add(content, inset: geometry.inset)
    case .fixed:
      add(paths(layers, geometry, in: .zero), inset: 0)
    case .framed:
      geometryNode { entry in
        add(paths(layers, geometry, in: entry.size), inset: 0)
      }
    }
  }

  private func paths(
    _ layers: [ShapeLayer],
    _ geometry: _ShapeGeometry,
    in size: CGSize
  ) -> [ShapeContent] {
    guard let path = geometry.path(in: size) else { return [] }
    let isEvenOdd = layers.contains { layer in
      if case .fill(_, let style) = layer { style.isEOFilled } else { false }
    }
    var whole = geometry
    (whole.trimFrom, whole.trimTo) = (0, 1)
    return contents(layers, whole).map { content in
      var content = content
      content.kind = .path(path.tree(isEvenOdd: isEvenOdd))
      return content
    }
  }

  /// One content for each fill and the line on it.
  private func contents(_ layers: [ShapeLayer], _ geometry: _ShapeGeometry) -> [ShapeContent] {
    var contents: [ShapeContent] = []
    for layer in layers {
      switch layer {
      case .fill(let style, _):
        let paint = style.paint(in: environment)
        var content = ShapeContent(kind: .rectangle)
        if let pen = geometry.pen {
          content.stroke = trimmed(pen.stroke(paint), geometry)
        } else {
          content.fill = paint
          (content.trimFrom, content.trimTo) = (geometry.trimFrom, geometry.trimTo)
        }
        contents.append(content)
      case .stroke(let style, let pen, let isInside):
        let stroke = pen.stroke(style.paint(in: environment), isInside: isInside)
        guard let last = contents.indices.last, contents[last].stroke == nil else {
          contents.append(ShapeContent(kind: .rectangle, stroke: trimmed(stroke, geometry)))
          continue
        }
        contents[last].stroke = trimmed(stroke, geometry)
      }
    }
    return contents
  }

  private func trimmed(_ stroke: Stroke, _ geometry: _ShapeGeometry) -> Stroke {
    var stroke = stroke
    (stroke.trimFrom, stroke.trimTo) = (geometry.trimFrom, geometry.trimTo)
    return stroke
  }

  private func add(_ contents: [ShapeContent], inset: Double) {
    func addAll() {
      if contents.count == 1 { return leaf(.shape(contents[0])) }
      node(.depthStack(.center)) { for content in contents { leaf(.shape(content)) } }
    }
    guard inset != 0 else { return addAll() }
    let insets = PaddingInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
    node(.padding(insets), children: addAll)
  }
}
