internal import TerminalRenderer
internal import ViewTree

/// Names what has the focus: a control, or one of its parts.
struct Focus: Hashable {
  var number: UInt64
  var part: Int?
}

/// Something that the focus can be on, in cells of the surface that it is in.
struct ControlStop: Equatable {
  var focus: Focus
  var mark: ControlMark
  /// All of it; may lie outside of what can be seen.
  var frame: CellRect
  var visible: CellRect?
  /// The mark's node in the surface's tree.
  var node: Int
  var scroller: UInt64?
  /// The parts that are used by the mouse only, such as a stepper's halves.
  var parts: [MarkPlace] = []
  /// Another control that this one has the focus for.
  var companion: MarkPlace?

  /// What can get the focus among the places of a frame, in reading order.
  static func stops(in places: [MarkPlace], disabled: DisabledNodes) -> [ControlStop] {
    let parted = Set(places.lazy.filter { $0.mark.part != nil }.map(\.mark.number))
    var stops: [ControlStop] = []
    var indices: [UInt64: Int] = [:]
    for place in places where place.mark.role.takesFocus {
      guard !disabled.contains(place.node) else { continue }
      if place.mark.isCompanion, let last = stops.indices.last, stops[last].takes(place.mark) {
        stops[last].add(companion: place)
        continue
      }
      let number = place.mark.number
      let isOption = place.mark.role == .choose && place.mark.part != nil
      if isOption || place.mark.part == nil {
        // A picker whose options are shown is used by these.
        if !isOption, place.mark.role == .choose, parted.contains(number) { continue }
        guard isOption || indices[number] == nil else { continue }
        if !isOption { indices[number] = stops.count }
        stops.append(ControlStop(place))
      } else if let index = indices[number] {
        stops[index].add(place)
      } else {
        indices[number] = stops.count
        stops.append(ControlStop(place))
      }
    }
    return stops
  }

  private init(_ place: MarkPlace) {
    let isOption = place.mark.role == .choose
    focus = Focus(number: place.mark.number, part: isOption ? place.mark.part : nil)
    mark = place.mark
    frame = place.frame
    visible = place.visible
    node = place.node
    scroller = place.scroller
    if !isOption, place.mark.part != nil { parts = [place] }
  }

  /// Whether a control may be used with this one; not with another process' or the host's own.
  private func takes(_ mark: ControlMark) -> Bool {
    companion == nil
      && mark.number / ControlMark.numberLimit == focus.number / ControlMark.numberLimit
  }

  /// The two are one to the focus, and look so.
  private mutating func add(companion place: MarkPlace) {
    companion = place
    frame = frame.union(place.frame)
    visible = visible.map { shown in place.visible.map(shown.union) ?? shown } ?? place.visible
  }

  /// The head of a disclosure group stands for all of it; a stepper's halves are within it.
  private mutating func add(_ part: MarkPlace) {
    parts.append(part)
    guard mark.role == .turn else { return }
    (frame, visible) = (part.frame, part.visible)
  }
}

extension ControlMark.Role {
  var takesFocus: Bool {
    switch self {
    case .press, .turn, .slide, .step, .choose, .enter: true
    case .scroll, .dismiss, .hosted: false
    }
  }
}

extension ControlMark {
  /// Whether the content is made for what is seen of it, by steps that its owner is told of.
  var isVirtual: Bool { abilities.contains(.virtual) }

  /// Whether it is used with the control before it.
  var isCompanion: Bool { role == .press && abilities.contains(.companion) }
}
