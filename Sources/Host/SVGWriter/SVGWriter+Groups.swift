import Drawing
import ViewTree

extension SVGWriter {
  /// Writes a drawing's commands without recursion, however deep its groups are.
  mutating func writeCommands(of drawing: Drawing) {
    var depth = 0
    for command in drawing.commands {
      switch command {
      case .fill(let path, let ink): write(path, ink, nil)
      case .stroke(let path, let ink, let line): write(path, ink, line)
      case .text(let line): write(line)
      case .group(let group):
        open(group)
        depth += 1
      case .end:
        guard depth > 0 else { continue }
        markup.raw("</g>")
        depth -= 1
      }
    }
    for _ in 0..<depth { markup.raw("</g>") }
  }

  private mutating func open(_ group: Group) {
    let clip = group.clip.map { writeClip($0) }
    markup.raw("<g")
    if let transform = group.transform { write(transform) }
    if group.opacity < 1 { markup.attribute("opacity", max(group.opacity, 0)) }
    if let clip { markup.attribute("clip-path", "url(#\(clip))") }
    markup.raw(">")
  }

  private mutating func write(_ transform: Transform) {
    if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
      markup.raw(" transform=\"translate(")
      markup.number(transform.tx)
      markup.raw(" ")
      markup.number(transform.ty)
      markup.raw(")\"")
      return
    }
    markup.raw(" transform=\"matrix(")
    for part in [transform.a, transform.b, transform.c, transform.d] {
      markup.number(part, decimals: 4)
      markup.raw(" ")
    }
    markup.number(transform.tx)
    markup.raw(" ")
    markup.number(transform.ty)
    markup.raw(")\"")
  }

  private mutating func writeClip(_ path: Path) -> String {
    let name = newName()
    markup.raw("<clipPath")
    markup.attribute("id", name)
    markup.raw("><path")
    writeData(of: path)
    if path.isEvenOdd { markup.raw(" clip-rule=\"evenodd\"") }
    markup.raw("/></clipPath>")
    return name
  }
}
