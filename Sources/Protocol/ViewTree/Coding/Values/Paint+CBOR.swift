package import CBOR

extension SystemColor: CBOREnumeration {}

/// The fields of a colour; ``PaintField`` shares the first three.
enum ColorField: UInt64, CBORField {
  case system = 0
  case rgb = 1
  case opacity = 2
}

extension ColorValue: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    self = .system(.primary)
    try reader.fields(ColorField.self) { field, reader throws(CBORError) in
      try self.read(field, from: &reader)
    }
  }

  mutating func read(_ field: ColorField, from reader: inout CBORReader) throws(CBORError) {
    switch field {
    case .system:
      var color = SystemColor.primary
      try reader.known(&color)
      base = .system(color)
    case .rgb:
      let parts = try reader.numbers(3) { reader throws(CBORError) in try reader.fraction() }
      base = .rgb(red: parts[0], green: parts[1], blue: parts[2])
    case .opacity:
      opacity = try reader.fraction()
    }
  }

  package func write(to writer: inout CBORWriter) {
    writer.map { writeFields(to: &$0) }
  }

  func writeFields(to writer: inout CBORWriter) {
    switch base {
    case .system(let color): writer.field(ColorField.system, color)
    case .rgb(let red, let green, let blue):
      writer.field(ColorField.rgb, numbers: [red, green, blue])
    }
    writer.field(ColorField.opacity, points: opacity, unless: 1)
  }
}

/// The fields of a paint: those of a colour, or those of a gradient.
enum PaintField: UInt64, CBORField {
  case system = 0
  case rgb = 1
  case opacity = 2
  case stops = 3
  case start = 4
  case end = 5
  case gradient = 6
  case center = 7
  case from = 8
  case to = 9
}

/// The numbers of the gradients.
enum GradientNumber: Int, CBOREnumeration {
  case linear, radial, elliptical, angular
}

extension Paint: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    var color = ColorValue.system(.primary)
    var stops: [GradientStop]?
    var (start, end) = (UnitPoint(x: 0.5, y: 0), UnitPoint(x: 0.5, y: 1))
    var gradient = GradientNumber.linear
    var center = UnitPoint.center
    var (from, to) = (0.0, 0.0)
    try reader.fields(PaintField.self) { field, reader throws(CBORError) in
      switch field {
      case .system: try color.read(.system, from: &reader)
      case .rgb: try color.read(.rgb, from: &reader)
      case .opacity: try color.read(.opacity, from: &reader)
      case .stops:
        stops = try reader.array(limit: 256, of: "gradient stops") { reader throws(CBORError) in
          try GradientStop(from: &reader)
        }
      case .start: start = try reader.value()
      case .end: end = try reader.value()
      case .gradient: try reader.known(&gradient)
      case .center: center = try reader.value()
      case .from: from = try reader.points()
      case .to: to = try reader.points()
      }
    }
    guard let stops else {
      self = .color(color)
      return
    }
    switch gradient {
    case .linear: self = .linearGradient(stops: stops, start: start, end: end)
    case .radial:
      self = .radialGradient(stops: stops, center: center, startRadius: from, endRadius: to)
    case .elliptical:
      self = .ellipticalGradient(
        stops: stops,
        center: center,
        startFraction: from,
        endFraction: to
      )
    case .angular:
      self = .angularGradient(stops: stops, center: center, startDegrees: from, endDegrees: to)
    }
  }

  package func write(to writer: inout CBORWriter) {
    writer.map { map in
      switch self {
      case .color(let color):
        color.writeFields(to: &map)
      case .linearGradient(let stops, let start, let end):
        map.field(PaintField.stops, stops)
        map.field(PaintField.start, start, unless: UnitPoint(x: 0.5, y: 0))
        map.field(PaintField.end, end, unless: UnitPoint(x: 0.5, y: 1))
      case .radialGradient(let stops, let center, let from, let to):
        map.gradient(.radial, stops, center, from, to)
      case .ellipticalGradient(let stops, let center, let from, let to):
        map.gradient(.elliptical, stops, center, from, to)
      case .angularGradient(let stops, let center, let from, let to):
        map.gradient(.angular, stops, center, from, to)
      }
    }
  }
}

extension CBORWriter {
  fileprivate mutating func gradient(
    _ number: GradientNumber,
    _ stops: [GradientStop],
    _ center: UnitPoint,
    _ from: Double,
    _ to: Double
  ) {
    field(PaintField.stops, stops)
    field(PaintField.gradient, number)
    field(PaintField.center, center, unless: .center)
    field(PaintField.from, points: from, unless: 0)
    field(PaintField.to, points: to, unless: 0)
  }
}

enum GradientStopField: UInt64, CBORField {
  case color = 0
  case location = 1
}

extension GradientStop: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    self.init(color: .system(.primary), location: 0)
    try reader.fields(GradientStopField.self) { field, reader throws(CBORError) in
      switch field {
      case .color: color = try reader.value()
      case .location: location = try reader.fraction()
      }
    }
  }

  package func write(to writer: inout CBORWriter) {
    writer.map { map in
      map.field(GradientStopField.color, color)
      map.field(GradientStopField.location, points: location, unless: 0)
    }
  }
}
