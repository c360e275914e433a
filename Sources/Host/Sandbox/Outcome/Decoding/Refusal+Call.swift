extension Refusal {
  /// Longer paths are cut; PATH_MAX would let a report be flooded.
  static let pathLimit = 256

  /// The call as it would be written in C, with names for what the numbers mean.
  ///
  /// What an address leads to is shown for paths only. The text is safe to print.
  package var call: String {
    guard let kinds = Signatures.arguments(of: systemCall), arguments.count == 6 else {
      return detail == nil && arguments.isEmpty ? systemCall : "\(systemCall)(…)"
    }
    let hasPath = RefusalPolicy.pathArgument(systemCall) != nil
    var parts: [String] = []
    for (kind, value) in zip(kinds, arguments) {
      if case .creationMode = kind, !createsFile { continue }
      parts.append(kind.text(value, path: hasPath ? detail : nil))
    }
    return "\(systemCall)(\(parts.joined(separator: ", ")))"
  }

  /// Whether no program makes such a call by accident; the process was ended for it.
  package var isAttack: Bool {
    cause == .attack || RefusalPolicy.isAttack(systemCall, arguments)
  }

  /// Whether a call that opens a file asks for it to be made.
  package var createsFile: Bool {
    guard let flags = openFlags else { return systemCall == "creat" }
    return flags & 0o100 != 0 || flags & 0o20000000 != 0
  }

  /// Whether a call that opens a file asks to write to it.
  package var writesFile: Bool { createsFile || (openFlags ?? 0) & 3 != 0 }

  /// The path that the call was about, if it was read.
  package var path: String? {
    RefusalPolicy.pathArgument(systemCall) == nil ? nil : detail
  }

  private var openFlags: UInt64? {
    guard arguments.count == 6 else { return nil }
    switch systemCall {
    case "open": return arguments[1]
    case "openat": return arguments[2]
    default: return nil
    }
  }
}
