package import Sandbox

extension Verdict {
  /// What went wrong after a reply, which stands all the same; nil where nothing did.
  package var lapse: String? {
    switch self {
    case .ok, .empty, .terminated: nil
    case .malformed(let reason): "sent something malformed after its reply: \(reason)"
    case .timeout: "did not end after its reply and was ended by the host"
    default: "\(self) after its reply"
    }
  }

  /// Whether nothing is known against the process, except that it may have stayed too long.
  var isHarmless: Bool {
    switch self {
    case .ok, .empty, .terminated, .timeout: true
    default: false
    }
  }
}
