internal import CivilCalendar

/// Why a query cannot be answered; one line with the remedy.
package enum QueryError: Error, Hashable, Sendable, CustomStringConvertible {
  case unknownUser(String, near: [String])
  case unknownDevice(String, near: [String])
  case unknownApplication(String, near: [String])
  case unknownCategory(String, near: [String])
  case unknownWebDomain(String, near: [String])
  case tooManySegments(Int)
  case tooManyEntries(Int)
  case tooLongNames(Int)
  case tooManySubjects(Int)

  package var description: String {
    switch self {
    case .unknownUser(let name, let near):
      Self.unknown("user", name, near)
    case .unknownDevice(let name, let near):
      Self.unknown("device", name, near)
    case .unknownApplication(let name, let near):
      Self.unknown("application", name, near)
    case .unknownCategory(let name, let near):
      Self.unknown("category", name, near)
    case .unknownWebDomain(let name, let near):
      Self.unknown("web domain", name, near)
    case .tooManySegments(let limit):
      "the period has more than \(limit) segments; choose a shorter period or longer segments"
    case .tooManyEntries(let limit):
      "the report would have more than \(limit) entries; choose a shorter period or longer segments"
    case .tooLongNames(let limit):
      "the report would name applications, web domains and categories in more than \(limit) bytes; "
        + "choose a shorter period"
    case .tooManySubjects(let limit):
      "the report would name more than \(limit) applications, web domains and categories; "
        + "choose a shorter period"
    }
  }

  private static func unknown(_ kind: String, _ name: String, _ near: [String]) -> String {
    let hint =
      near.isEmpty
      ? "there is no activity of it" : "did you mean \(near.joined(separator: ", "))?"
    return "\(kind) \(quoted(name)) is unknown; \(hint)"
  }
}
