/// What an argument of a system call means, which says how it is written.
enum Argument: Sendable {
  case path
  /// An address: what lies there is not read.
  case address
  /// The address of a socket address.
  case socketAddress
  case descriptor
  case folder
  case signed
  case size
  case octal
  case open
  /// open(2)'s mode, which counts only where a file is created.
  case creationMode
  case access
  case at
  case family
  case socketType
  case transport
  case clone
  case signal
  case processControl
  case protection
  case map
  case descriptorCommand
  case resource
  case advice
  case flags
  /// A number, or an address where it is a large one, which would be another each time.
  case number

  /// The argument as text.
  func text(_ value: UInt64, path: String?) -> String {
    let low = value & 0xffff_ffff
    return switch self {
    case .path: path.map(quoted) ?? (value == 0 ? "NULL" : "(unreadable path)")
    case .address: value == 0 ? "NULL" : "…"
    case .socketAddress: "(address not read)"
    case .descriptor: ValueNames.descriptor(value)
    case .folder: ValueNames.folder(value)
    case .signed: "\(Int32(truncatingIfNeeded: value))"
    case .size: "\(value)"
    case .octal, .creationMode: low == 0 ? "0" : "0" + String(low, radix: 8)
    case .open: FlagNames.open.text(low)
    case .access: FlagNames.access.text(low)
    case .at: FlagNames.at.text(low)
    case .family: FlagNames.family.text(low)
    case .socketType: FlagNames.socketType.text(low)
    case .transport: ValueNames.transport(low)
    case .clone: Self.clone(value)
    case .signal: ValueNames.signal(low)
    case .processControl: ValueNames.processControl(low)
    case .protection: FlagNames.protection.text(value)
    case .map: FlagNames.map.text(low)
    case .descriptorCommand: ValueNames.descriptorCommand(low)
    case .resource: ValueNames.resource(low)
    case .advice: ValueNames.advice(low)
    case .number: value > 0xffff ? "…" : "\(value)"
    case .flags: low == 0 ? "0" : hexadecimal(low)
    }
  }

  /// The low seven bits of clone(2)'s flags are a signal; 0x80 is CLONE_NEWTIME in clone3(2) only,
  /// so it is named apart.
  private static func clone(_ value: UInt64) -> String {
    let signal = value & 0x7f
    let flags = value & ~0x7f
    if signal == 0 { return FlagNames.clone.text(flags) }
    let end = ValueNames.signal(signal)
    return flags == 0 ? end : "\(FlagNames.clone.text(flags))|\(end)"
  }

  /// A path in quotes; it holds printable ASCII only.
  private func quoted(_ path: String) -> String {
    let inner = path.split(separator: "\\", omittingEmptySubsequences: false).joined(
      separator: "\\\\"
    )
    let escaped = inner.split(separator: "\"", omittingEmptySubsequences: false).joined(
      separator: "\\\""
    )
    return "\"\(escaped)\"" + (path.utf8.count >= Refusal.pathLimit ? "…" : "")
  }
}
