public import Foundation

// On Apple's systems the types of Core Foundation are those of Foundation under other names, and
// convert to each other for free. Here they are the same types.

/// A string of Core Foundation.
public typealias CFString = NSString
/// A string of Core Foundation that can change.
public typealias CFMutableString = NSMutableString
/// A list of Core Foundation.
public typealias CFArray = NSArray
/// Keys and values of Core Foundation.
public typealias CFDictionary = NSDictionary
/// Keys and values of Core Foundation that can change.
public typealias CFMutableDictionary = NSMutableDictionary
/// A number of Core Foundation.
public typealias CFNumber = NSNumber
/// Bytes of Core Foundation.
public typealias CFData = NSData
/// A date of Core Foundation.
public typealias CFDate = NSDate
/// An address of Core Foundation.
public typealias CFURL = NSURL
/// An error of Core Foundation.
public typealias CFError = NSError
/// True or false of Core Foundation.
public typealias CFBoolean = NSNumber
/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// A position or count of Core Foundation.
public typealias CFIndex = Int
/// Seconds of Core Foundation.
public typealias CFTimeInterval = Double
/// Seconds since the start of 2001.
public typealias CFAbsoluteTime = Double

/// True, as an object.
public let kCFBooleanTrue: CFBoolean? = NSNumber(value: true)

/// False, as an object.
public let kCFBooleanFalse: CFBoolean? = NSNumber(value: false)

/// The seconds since the start of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
