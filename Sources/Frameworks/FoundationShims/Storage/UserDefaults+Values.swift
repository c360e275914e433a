public import Foundation

extension UserDefaults {
  /// The text for a key; numbers are written out.
  public func string(forKey defaultName: String) -> String? {
    switch object(forKey: defaultName) {
    case let text as String: text
    case let flag as Bool: flag ? "1" : "0"
    case let number as any Numeric: "\(number)"
    case let number as NSNumber: number.stringValue
    default: nil
    }
  }

  /// The list for a key.
  public func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }

  /// The keys and values for a key.
  public func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }

  /// The bytes for a key.
  public func data(forKey defaultName: String) -> Data? {
    let value = object(forKey: defaultName)
    return value as? Data ?? (value as? NSData).map { Data(referencing: $0) }
  }

  /// The texts for a key.
  public func stringArray(forKey defaultName: String) -> [String]? {
    object(forKey: defaultName) as? [String]
  }

  /// The address for a key; a text is the path of a file.
  public func url(forKey defaultName: String) -> URL? {
    switch object(forKey: defaultName) {
    case let url as URL: url
    case let path as String: URL(filePath: (path as NSString).expandingTildeInPath)
    default: nil
    }
  }

  /// The whole number for a key; 0 where there is none.
  public func integer(forKey defaultName: String) -> Int {
    switch object(forKey: defaultName) {
    case let number as Int: number
    case let flag as Bool: flag ? 1 : 0
    case let number as any BinaryInteger: Int(clamping: number)
    case let number as any BinaryFloatingPoint: Self.whole(Double(number))
    case let number as NSNumber: number.intValue
    case let text as String: Self.whole(Double(text) ?? 0)
    default: 0
    }
  }

  /// The number for a key; 0 where there is none.
  public func double(forKey defaultName: String) -> Double {
    switch object(forKey: defaultName) {
    case let number as Double: number
    case let flag as Bool: flag ? 1 : 0
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    case let text as String: Double(text) ?? 0
    default: 0
    }
  }

  /// The number for a key; 0 where there is none.
  public func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }

  /// Whether the value for a key is true, 1 or "YES"; false where there is none.
  public func bool(forKey defaultName: String) -> Bool {
    switch object(forKey: defaultName) {
    case let flag as Bool: flag
    case let text as String:
      ["yes", "true"].contains(text.lowercased()) || (Double(text) ?? 0) != 0
    default: double(forKey: defaultName) != 0
    }
  }

  /// Sets a whole number for a key.
  public func set(_ value: Int, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }

  /// Sets a number for a key.
  public func set(_ value: Float, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }

  /// Sets a number for a key.
  public func set(_ value: Double, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }

  /// Sets true or false for a key.
  public func set(_ value: Bool, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }

  /// Sets an address for a key.
  public func set(_ url: URL?, forKey defaultName: String) {
    set(url as Any?, forKey: defaultName)
  }

  /// The value for a key, by the name of Objective-C's method.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value for a key, by the name of Objective-C's method.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  private static func whole(_ number: Double) -> Int {
    Int(exactly: number.rounded(.towardZero)) ?? (number > 0 ? .max : number < 0 ? .min : 0)
  }
}
