public import Foundation

/// An integer of the platform's word size, by its name in Objective-C.
public typealias NSInteger = Int

/// An unsigned integer of the platform's word size, by its name in Objective-C.
public typealias NSUInteger = UInt

/// Calls a closure; there are no autoreleased objects on Linux to release afterwards.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

extension String {
  /// Makes a string from a key.
  ///
  /// Extensions run without a file system, so no table of translations is looked up: the key, with
  /// the values in it, is the string.
  public init(
    localized keyAndValue: String,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self = keyAndValue
  }
}
