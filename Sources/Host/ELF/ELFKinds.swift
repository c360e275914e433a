/// The processor that a file is for (`e_machine`).
package struct ELFMachine: RawRepresentable, Equatable, Sendable, CustomStringConvertible {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  package static let x86_64 = ELFMachine(rawValue: 62)
  package static let aarch64 = ELFMachine(rawValue: 183)

  #if arch(x86_64)
    /// The processor that this host runs on.
    package static let current = x86_64
  #elseif arch(arm64)
    /// The processor that this host runs on.
    package static let current = aarch64
  #endif

  package var description: String {
    switch rawValue {
    case 3: "i386"
    case 40: "arm"
    case 62: "x86-64"
    case 183: "aarch64"
    case 243: "riscv"
    default: "machine \(rawValue)"
    }
  }
}

/// What a file is (`e_type`).
package enum ELFType: Equatable, Sendable {
  case relocatable
  case executable
  /// A shared object, or an executable that can be loaded anywhere.
  case shared
  case core
  case other(UInt16)

  init(rawValue: UInt16) {
    self =
      switch rawValue {
      case 1: .relocatable
      case 2: .executable
      case 3: .shared
      case 4: .core
      default: .other(rawValue)
      }
  }
}
