internal import CObjectMaker
internal import Foundation

/// Makes objects of classes that are known by their types alone.
///
/// On Apple's systems the Objective-C runtime does it for any `NSObject`. Linux has none, and Swift
/// calls an initializer of a type only where it is marked as required, which `NSObject`'s is not. It stands
/// in each class' table of methods all the same; the layout is that of the toolchain's ABI
/// (docs/ABI/TypeMetadata.rst of the Swift project), which does not change.
enum ObjectMaker {
  /// Makes an object with `init()`.
  static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard let slot,
      let initializer = metadata.load(fromByteOffset: slot, as: UnsafeRawPointer?.self),
      let object = rh_make_object(initializer, metadata)
    else { fatalError("an object of \(type) cannot be made; mark its init() as required") }
    return Unmanaged<Object>.fromOpaque(object).takeRetainedValue()
  }

  /// Where `NSObject` and all classes below it have the function of `init()`.
  private static let slot: Int? = {
    let metadata = unsafeBitCast(NSObject.self, to: UnsafeRawPointer.self)
    let descriptor = metadata.load(fromByteOffset: 40, as: UnsafeRawPointer?.self)
    guard let descriptor else { return nil }
    let flags = descriptor.load(as: UInt32.self)
    // A class, not generic, with a table of methods and neither a resilient superclass nor a metadata
    // pattern between.
    guard flags & 0x9F == 0x10, flags >> 31 == 1, flags >> 29 & 1 == 0, flags >> 16 & 3 == 0
    else { return nil }
    let first = Int(descriptor.load(fromByteOffset: 44, as: UInt32.self))
    let count = Int(descriptor.load(fromByteOffset: 48, as: UInt32.self))
    let index = (0..<count).first { index in
      descriptor.load(fromByteOffset: 52 + 8 * index, as: UInt32.self) & 0x1F == 1
    }
    return index.map { (first + $0) * MemoryLayout<Int>.size }
  }()
}
