internal import Glibc

/// What came of one attack.
package enum ProbeOutcome: Hashable, Sendable {
  /// It worked.
  case gotThrough(String)
  /// A call that it needs failed.
  case refused(error: String, call: String)
  /// A call claims to have worked, and nothing happened.
  case noEffect(call: String)
  /// Every call worked; whether that had an effect only the host can see.
  case attempted(call: String)
  /// The process did not live to tell.
  case ended(String)
  /// The attack could not be carried out.
  case unclear(String)
  /// The host drew what it sent; these words tell how.
  case drawn(String)

  /// Reads what the probe program answered.
  package init(finding: String) {
    let words = finding.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    switch words.first {
    case "got-through": self = .gotThrough(rest)
    case "no-effect": self = .noEffect(call: rest)
    case "attempted": self = .attempted(call: rest)
    case "refused":
      let parts = rest.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { fallthrough }
      self = .refused(error: parts[0], call: parts[1])
    case "unclear": self = .unclear(rest)
    default: self = .unclear(finding)
    }
  }

  /// The first system call of a refusal.
  var call: String? {
    switch self {
    case .refused(_, let call), .noEffect(let call), .attempted(let call): call
    case .gotThrough, .ended, .unclear, .drawn: nil
    }
  }

  /// The answer of the probe program that reads as this outcome.
  var finding: String {
    switch self {
    case .gotThrough(let what): "got-through \(what)"
    case .refused(let error, let call): "refused \(error) \(call)"
    case .noEffect(let call): "no-effect \(call)"
    case .attempted(let call): "attempted \(call)"
    case .ended(let how): "ended \(how)"
    case .unclear(let what): "unclear \(what)"
    case .drawn(let how): how
    }
  }
}

extension ProbeOutcome: CustomStringConvertible {
  /// A few words for a table.
  package var description: String {
    switch self {
    case .gotThrough: "got through"
    case .refused(let error, let call): "\(call): \(error)"
    case .noEffect(let call): "\(call): no effect"
    case .attempted: "got through"
    case .ended(let how): how
    case .unclear(let what): "unclear: \(what)"
    case .drawn(let how): how
    }
  }
}
