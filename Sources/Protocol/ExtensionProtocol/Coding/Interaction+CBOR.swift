import CBOR
import ViewTree

extension AuthorizationRequest.Kind: CBOREnumeration {}
extension AuthorizationAnswer.Status: CBOREnumeration {}
extension AuthorizationAnswer.Problem: CBOREnumeration {}

enum EventField: UInt64, CBORField {
  case sequence = 2
  case control = 3
  case action = 4
  case value = 5
}

/// The numbers of what can be done with a control.
private enum Action: UInt64 {
  case press, turn, slide, step, choose, enter, submit, dismiss, focus, delete, select
}

extension ControlEvent {
  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError) {
    self.init(sequence: 0, control: 0, value: .press)
    try reader.fields(of: &map, EventField.self) { field, reader throws(CBORError) in
      switch field {
      case .sequence: sequence = try reader.unsigned()
      case .control: control = try reader.unsigned()
      case .action: value = try ControlValue(reader.unsigned(), at: reader.offset)
      case .value: value = try value.read(from: &reader)
      }
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(EventField.sequence, sequence)
    writer.field(EventField.control, control)
    writer.field(EventField.action, value.action.rawValue)
    value.writeValue(to: &writer)
  }
}

extension ControlValue {
  /// What was done, before its value is known.
  fileprivate init(_ number: UInt64, at offset: Int) throws(CBORError) {
    switch Action(rawValue: number) {
    case .press: self = .press
    case .turn: self = .turn(false)
    case .slide: self = .slide(0)
    case .step: self = .step(isUp: false)
    case .choose: self = .choose(0)
    case .enter: self = .enter("")
    case .submit: self = .submit
    case .dismiss: self = .dismiss
    case .focus: self = .focus(false)
    case .delete: self = .delete
    case .select: self = .select(TokenSelection())
    case nil:
      throw CBORError(.invalid("\(number) is nothing to be done with a control"), at: offset)
    }
  }

  fileprivate var action: Action {
    switch self {
    case .press: .press
    case .turn: .turn
    case .slide: .slide
    case .step: .step
    case .choose: .choose
    case .enter: .enter
    case .submit: .submit
    case .dismiss: .dismiss
    case .focus: .focus
    case .delete: .delete
    case .select: .select
    }
  }

  fileprivate func read(from reader: inout CBORReader) throws(CBORError) -> ControlValue {
    switch self {
    case .turn: return .turn(try reader.boolean())
    case .slide: return .slide(try reader.number(in: 0...1))
    case .step: return .step(isUp: try reader.boolean())
    case .choose: return .choose(try reader.count())
    case .enter: return .enter(try reader.text())
    case .focus: return .focus(try reader.boolean())
    case .select: return .select(try reader.value())
    case .press, .submit, .dismiss, .delete:
      try reader.skip()
      return self
    }
  }

  fileprivate func writeValue(to writer: inout CBORWriter) {
    switch self {
    case .turn(let isOn): writer.field(EventField.value, isOn)
    case .slide(let fraction):
      writer.key(EventField.value)
      writer.number(fraction)
    case .step(let isUp): writer.field(EventField.value, isUp)
    case .choose(let position): writer.field(EventField.value, UInt64(clamping: position))
    case .enter(let text): writer.field(EventField.value, text)
    case .focus(let hasFocus): writer.field(EventField.value, hasFocus)
    case .select(let selection): writer.field(EventField.value, selection)
    case .press, .submit, .dismiss, .delete: break
    }
  }
}

enum AuthorizationRequestField: UInt64, CBORField { case kind = 2 }

extension AuthorizationRequest {
  init(
    number: UInt64,
    fields map: inout CBOROpenMap,
    from reader: inout CBORReader
  ) throws(CBORError) {
    self.init(number: number, kind: .child)
    try reader.fields(of: &map, AuthorizationRequestField.self) { _, reader throws(CBORError) in
      kind = try reader.value()
    }
  }
}

enum AuthorizationAnswerField: UInt64, CBORField { case status = 2, problem = 3 }

extension AuthorizationAnswer {
  init(
    number: UInt64,
    fields map: inout CBOROpenMap,
    from reader: inout CBORReader
  ) throws(CBORError) {
    self.init(number: number, status: .notDetermined)
    try reader.fields(of: &map, AuthorizationAnswerField.self) { field, reader throws(CBORError) in
      switch field {
      case .status: status = try reader.value()
      case .problem: problem = try reader.value()
      }
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(AuthorizationAnswerField.status, status)
    writer.field(AuthorizationAnswerField.problem, problem)
  }
}

enum SettingsField: UInt64, CBORField { case bytes = 2 }

extension CBORReader {
  /// Reads the bytes of a message of settings.
  mutating func settings(of map: inout CBOROpenMap) throws(CBORError) -> [UInt8] {
    var bytes: [UInt8] = []
    let start = offset
    try fields(of: &map, SettingsField.self) { _, reader throws(CBORError) in
      bytes = try reader.byteString()
    }
    guard bytes.count <= settingsLimit else {
      throw CBORError(
        .tooMany("bytes of settings", count: UInt64(bytes.count), limit: settingsLimit),
        at: start
      )
    }
    return bytes
  }
}
