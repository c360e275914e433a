import JSON
import TextEncoding
import ViewTree

/// The members of the objects for marks of controls and the host's own surfaces.
enum InteractionJSON {
  static func members(of content: Content) -> [String: JSONValue] {
    switch content {
    case .control(let mark):
      return [
        "kind": .string("control"), "abilities": .number(Double(mark.abilities.rawValue)),
        "number": .number(Double(mark.number)), "role": .name(mark.role),
      ]
    case .report(let report):
      return [
        "kind": .string("report"), "context": .string(report.context),
        "filter": filter(report.filter),
      ]
    case .activityPicker(let picker):
      return [
        "kind": .string("activityPicker"), "footer": .optional(picker.footer),
        "header": .optional(picker.header),
        "includesEntireCategory": .bool(picker.includesEntireCategory),
        "selection": selection(picker.selection), "title": .optional(picker.title),
      ]
    default: return [:]
    }
  }

  private static func filter(_ filter: ReportFilter) -> JSONValue {
    .object([
      "end": .number(Double(filter.end)),
      "models": filter.models.map { .array($0.map { .name($0) }) } ?? .null,
      "segment": .name(filter.segment), "start": .number(Double(filter.start)),
      "tokens": selection(filter.tokens), "users": .name(filter.users),
    ])
  }

  private static func selection(_ selection: TokenSelection) -> JSONValue {
    func tokens(_ tokens: [[UInt8]]) -> JSONValue {
      .array(tokens.map { .string(Base64.encode($0)) })
    }
    return .object([
      "applications": tokens(selection.applications), "categories": tokens(selection.categories),
      "webDomains": tokens(selection.webDomains),
    ])
  }
}
