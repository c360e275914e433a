import Drawing
import ViewTree

/// Where groups end, found before they are written.
struct GroupExtents {
  /// The index of the end of a group that begins at an index; the number of commands where none ends
  /// it.
  private(set) var ends: [Int: Int] = [:]
  /// The last group directly inside a masked one, by the index of the masked one.
  private(set) var masks: [Int: Int] = [:]

  init(_ commands: [Drawing.Command]) {
    var open: [(start: Int, lastChild: Int?, isMasked: Bool)] = []
    for (index, command) in commands.enumerated() {
      switch command {
      case .group(let group):
        if !open.isEmpty { open[open.count - 1].lastChild = index }
        open.append((index, nil, group.isMasked))
      case .end:
        guard let group = open.popLast() else { continue }
        ends[group.start] = index
        if group.isMasked { masks[group.start] = group.lastChild }
      default: break
      }
    }
    for group in open { ends[group.start] = commands.count }
  }
}

extension SVGWriter {
  /// Writes a drawing's commands without recursion, however deep its groups are.
  mutating func writeCommands(of drawing: Drawing) {
    let commands = drawing.commands
    let extents = GroupExtents(commands)
    let size = (width: drawing.width, height: drawing.height)
    /// The end tags of what is open, and the groups that are masks and were written already.
    var closings: [String] = []
    var writtenMasks: Set<Int> = []
    /// Where to go on behind a mask that was written ahead of what it cuts.
    var returns: [(mask: Int, end: Int, next: Int)] = []
    var index = 0
    while index < commands.count {
      switch commands[index] {
      case .fill(let path, let ink): write(path, ink, nil)
      case .stroke(let path, let ink, let line): write(path, ink, line)
      case .text(let line): write(line)
      case .group(let group):
        if writtenMasks.contains(index) {
          index = (extents.ends[index] ?? commands.count) + 1
          continue
        }
        let mask = extents.masks[index].map { ($0, newName()) }
        if let (start, name) = mask {
          // The mask comes first: it is the last group inside.
          open(group, mask: name, size, &closings)
          markup.raw("<mask maskUnits=\"userSpaceOnUse\" mask-type=\"alpha\"")
          writeRegion(size)
          markup.attribute("id", name)
          markup.raw(">")
          closings.append("</mask><g mask=\"url(#\(name))\">")
          returns.append((start, extents.ends[start] ?? commands.count, index + 1))
          index = start
          continue
        }
        open(group, mask: nil, size, &closings)
      case .end:
        if let closing = closings.popLast() { markup.plain(closing) }
        if let last = returns.last, last.end == index {
          if let between = closings.popLast() { markup.plain(between) }
          returns.removeLast()
          writtenMasks.insert(last.mask)
          index = last.next
          continue
        }
      }
      index += 1
    }
    while let closing = closings.popLast() { markup.plain(closing) }
  }

  /// Opens a group, and notes what closes it.
  private mutating func open(
    _ group: Group,
    mask: String?,
    _ size: (width: Double, height: Double),
    _ closings: inout [String]
  ) {
    let clip = group.clip.map { writeClip($0) }
    let filter = writeFilter(group, size)
    markup.raw("<g")
    if let transform = group.transform { write(transform) }
    if group.opacity < 1 { markup.attribute("opacity", max(group.opacity, 0)) }
    if let mode = SVGStyles.name(of: group.blendMode) { markup.attribute("class", "b-" + mode) }
    var closing = "</g>"
    if let filter {
      markup.attribute("filter", "url(#\(filter))")
      if clip != nil {
        markup.raw("><g")
        closing += "</g>"
      }
    }
    if let clip { markup.attribute("clip-path", "url(#\(clip))") }
    markup.raw(">")
    if mask != nil { closing += "</g>" }
    closings.append(closing)
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

  /// Writes the filter of a group that is blurred or has a shadow, and returns its name.
  private mutating func writeFilter(_ group: Group, _ size: (width: Double, height: Double))
    -> String?
  {
    let shadow = group.shadow.flatMap { color($0.color) == .none ? nil : $0 }
    guard group.blur > 0 || shadow != nil else { return nil }
    let name = newName()
    markup.raw("<filter filterUnits=\"userSpaceOnUse\"")
    writeRegion(size)
    markup.attribute("id", name)
    markup.raw(">")
    if group.blur > 0 {
      markup.raw("<feGaussianBlur")
      markup.attribute("stdDeviation", min(group.blur, 1000))
      markup.raw(" result=\"b\"/>")
    }
    if let shadow { writeShadow(shadow, isBlurred: group.blur > 0) }
    markup.raw("</filter>")
    return name
  }

  /// Writes the steps that put a shadow behind what a filter has so far.
  ///
  /// `feDropShadow` would be shorter, but not every viewer knows it.
  private mutating func writeShadow(_ shadow: Shadow, isBlurred: Bool) {
    markup.raw("<feGaussianBlur")
    markup.attribute("in", isBlurred ? "b" : "SourceAlpha")
    // The standard deviation of a shadow is half of its radius, as in CSS.
    markup.attribute("stdDeviation", min(max(shadow.radius / 2, 0), 1000))
    markup.raw("/><feOffset result=\"o\"")
    markup.attribute("dx", shadow.x)
    markup.attribute("dy", shadow.y)
    markup.raw("/><feFlood")
    write(shadow.color, .shadow)
    markup.raw("/><feComposite operator=\"in\" in2=\"o\"/><feMerge><feMergeNode/><feMergeNode")
    markup.attribute("in", isBlurred ? "b" : "SourceGraphic")
    markup.raw("/></feMerge>")
  }

  /// Writes the region of a filter or mask: the picture and its surroundings.
  private mutating func writeRegion(_ size: (width: Double, height: Double)) {
    markup.attribute("x", -size.width)
    markup.attribute("y", -size.height)
    markup.attribute("width", size.width * 3)
    markup.attribute("height", size.height * 3)
  }
}
