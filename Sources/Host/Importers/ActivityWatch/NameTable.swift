/// Gives names small numbers.
struct NameTable {
  private(set) var names: [String] = []
  private var numbers: [String: UInt32] = [:]
  private var lastBytes: [UInt8] = []
  private var lastNumber: UInt32 = 0

  /// The number of a name, given as UTF-8.
  mutating func number(_ bytes: [UInt8]) -> UInt32 {
    // Most events are of the same subject as the one before.
    if !names.isEmpty, bytes == lastBytes { return lastNumber }
    let name = String(decoding: bytes, as: UTF8.self)
    let number = numbers[name] ?? UInt32(names.count)
    if Int(number) == names.count {
      names.append(name)
      numbers[name] = number
    }
    lastBytes = bytes
    lastNumber = number
    return number
  }
}
