/// Why a file is not an ELF file that this host can judge.
package enum ELFError: Error, Equatable, CustomStringConvertible {
  case notELF
  case not64Bit
  case notLittleEndian
  case truncated
  case malformed(String)

  package var description: String {
    switch self {
    case .notELF: "not an ELF file"
    case .not64Bit: "a 32-bit ELF file"
    case .notLittleEndian: "a big-endian ELF file"
    case .truncated: "an ELF file that ends before what its headers announce"
    case .malformed(let what): "a malformed ELF file (\(what))"
    }
  }
}
