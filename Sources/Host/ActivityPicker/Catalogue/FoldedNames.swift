@_spi(_Unicode) internal import Swift

/// Names as a search compares them: without case and diacritics, in UTF-8.
enum Folding {
  /// Appends the folded form of a text.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    let isASCII = text.withUTF8 { utf8 in
      guard utf8.allSatisfy({ $0 < 0x80 }) else { return false }
      for byte in utf8 { bytes.append(byte &- 0x41 < 26 ? byte | 0x20 : byte) }
      return true
    }
    guard !isASCII else { return }
    for scalar in text.lowercased()._nfd
    where scalar.properties.generalCategory != .nonspacingMark {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  static func folded(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return bytes
  }
}

/// The folded names and identifiers of many items, one behind the other.
struct FoldedNames {
  /// What stands between a name and its identifier, and behind each item; no word that is searched
  /// for has one.
  static let separator: UInt8 = 0x0A

  private(set) var bytes: [UInt8] = []
  /// Where each item begins, and where the last ends.
  private(set) var starts: [Int] = [0]

  init(capacity: Int) {
    starts.reserveCapacity(capacity + 1)
    bytes.reserveCapacity(capacity * 40)
  }

  init(_ items: [ActivityCatalogue.Item]) {
    self.init(capacity: items.count)
    for item in items {
      if let name = item.name {
        Folding.append(name, to: &bytes)
        bytes.append(Self.separator)
      }
      Folding.append(item.identifier, to: &bytes)
      end()
    }
  }

  /// The same names in another order.
  func ordered(_ order: [Int32]) -> FoldedNames {
    var result = FoldedNames(capacity: order.count)
    result.bytes.reserveCapacity(bytes.count)
    bytes.withUnsafeBufferPointer { bytes in
      for place in order {
        result.bytes.append(contentsOf: bytes[starts[Int(place)]..<starts[Int(place) + 1]])
        result.starts.append(result.bytes.count)
      }
    }
    return result
  }

  private mutating func end() {
    bytes.append(Self.separator)
    starts.append(bytes.count)
  }
}
