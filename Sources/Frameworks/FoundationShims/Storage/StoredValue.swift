internal import CBOR
internal import Foundation

/// A value of a setting: what a property list holds, and addresses.
indirect enum StoredValue {
  case flag(Bool)
  case integer(Int64)
  case number(Double)
  case text(String)
  case data(Data)
  case date(Date)
  case address(URL)
  case list([StoredValue])
  case dictionary([String: StoredValue])

  /// What is kept is not of a known form.
  struct Unknown: Error {}

  /// How deep lists and dictionaries may stand in each other.
  static let depthLimit = 32

  /// The form of a value; nil where settings cannot hold it.
  init?(_ value: Any, depth: Int = 0) {
    guard depth < Self.depthLimit else { return nil }
    switch value {
    case let flag as Bool: self = .flag(flag)
    case let number as any BinaryInteger: self = .integer(Int64(clamping: number))
    case let number as any BinaryFloatingPoint: self = .number(Double(number))
    case let text as String: self = .text(text)
    case let data as Data: self = .data(data)
    case let date as Date: self = .date(date)
    case let address as URL: self = .address(address)
    case let list as [Any]:
      self = .list(list.compactMap { StoredValue($0, depth: depth + 1) })
    case let dictionary as [String: Any]:
      self = .dictionary(
        dictionary.compactMapValues { StoredValue($0, depth: depth + 1) }
      )
    case let object as NSObject: self.init(object: object)
    default: return nil
    }
  }

  private init?(object: NSObject) {
    switch object {
    case let number as NSNumber: self = .number(number.doubleValue)
    case let text as NSString: self = .text(String(describing: text))
    case let data as NSData: self = .data(Data(referencing: data))
    default: return nil
    }
  }

  /// The value as it is read from the settings.
  var value: Any {
    switch self {
    case .flag(let flag): flag
    case .integer(let number): Int(clamping: number)
    case .number(let number): number
    case .text(let text): text
    case .data(let data): data
    case .date(let date): date
    case .address(let address): address
    case .list(let list): list.map(\.value)
    case .dictionary(let dictionary): dictionary.mapValues(\.value)
    }
  }
}

extension StoredValue {
  /// The numbers of the types.
  private enum Kind: UInt64 {
    case flag, integer, number, text, data, date, address, list, dictionary
  }

  func write(to writer: inout CBORWriter) {
    writer.openArray(2)
    writer.unsigned(kind.rawValue)
    switch self {
    case .flag(let flag): writer.boolean(flag)
    case .integer(let number): writer.integer(number)
    case .number(let number): writer.byteString(Self.bytes(of: number))
    case .text(let text): writer.text(text)
    case .data(let data): writer.byteString([UInt8](data))
    case .date(let date):
      writer.byteString(Self.bytes(of: date.timeIntervalSinceReferenceDate))
    case .address(let address): writer.text(address.absoluteString)
    case .list(let list):
      writer.openArray(list.count)
      for value in list { value.write(to: &writer) }
    case .dictionary(let dictionary):
      writer.openArray(2 * dictionary.count)
      for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) {
        writer.text(key)
        value.write(to: &writer)
      }
    }
  }

  private var kind: Kind {
    switch self {
    case .flag: .flag
    case .integer: .integer
    case .number: .number
    case .text: .text
    case .data: .data
    case .date: .date
    case .address: .address
    case .list: .list
    case .dictionary: .dictionary
    }
  }

  /// Reads a value.
  init(from reader: inout CBORReader, depth: Int = 0) throws {
    guard depth < Self.depthLimit, try reader.openArray() == 2,
      let kind = Kind(rawValue: try reader.unsigned())
    else { throw Unknown() }
    switch kind {
    case .flag: self = .flag(try reader.boolean())
    case .integer: self = .integer(try reader.integer())
    case .number: self = .number(try Self.number(from: &reader))
    case .text: self = .text(try reader.text())
    case .data: self = .data(Data(try reader.byteString()))
    case .date:
      self = .date(Date(timeIntervalSinceReferenceDate: try Self.number(from: &reader)))
    case .address:
      guard let address = URL(string: try reader.text()) else { throw Unknown() }
      self = .address(address)
    case .list:
      let count = try reader.openArray()
      self = .list(
        try (0..<count).map { _ in try StoredValue(from: &reader, depth: depth + 1) }
      )
    case .dictionary:
      self = .dictionary(try Self.dictionary(from: &reader, depth: depth))
    }
  }

  private static func dictionary(
    from reader: inout CBORReader,
    depth: Int
  ) throws -> [String: StoredValue] {
    let count = try reader.openArray()
    guard count % 2 == 0 else { throw Unknown() }
    var dictionary: [String: StoredValue] = [:]
    for _ in 0..<count / 2 {
      let key = try reader.text()
      dictionary[key] = try StoredValue(from: &reader, depth: depth + 1)
    }
    return dictionary
  }

  /// A number's bits; as a number CBOR would refuse NaN and infinity here.
  private static func bytes(of number: Double) -> [UInt8] {
    withUnsafeBytes(of: number.bitPattern.bigEndian) { Array($0) }
  }

  private static func number(from reader: inout CBORReader) throws -> Double {
    let bytes = try reader.byteString()
    guard bytes.count == 8 else { throw Unknown() }
    return Double(bitPattern: bytes.reduce(0) { $0 << 8 | UInt64($1) })
  }
}
