/// An integer of the platform's word size, by its name in Objective-C.
public typealias NSInteger = Int

/// An unsigned integer of the platform's word size, by its name in Objective-C.
public typealias NSUInteger = UInt

/// Calls a closure; there are no autoreleased objects on Linux to release afterwards.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
