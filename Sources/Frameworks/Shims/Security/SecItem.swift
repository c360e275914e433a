@_exported public import FoundationShims

/// How a call went.
public typealias OSStatus = Int32

/// It went well.
public let errSecSuccess: OSStatus = 0
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// There is such an item already.
public let errSecDuplicateItem: OSStatus = -25299
/// The person was not recognized.
public let errSecAuthFailed: OSStatus = -25293

/// The kind of an item.
public var kSecClass: CFString { "class" }
/// A password.
public var kSecClassGenericPassword: CFString { "genp" }
/// A password of a website.
public var kSecClassInternetPassword: CFString { "inet" }
/// A key.
public var kSecClassKey: CFString { "keys" }
/// Whose password it is.
public var kSecAttrAccount: CFString { "acct" }
/// What the password is for.
public var kSecAttrService: CFString { "svce" }
/// Who shares the item.
public var kSecAttrAccessGroup: CFString { "agrp" }
/// When the item can be read.
public var kSecAttrAccessible: CFString { "pdmn" }
/// After the first unlock.
public var kSecAttrAccessibleAfterFirstUnlock: CFString { "ck" }
/// While the device is unlocked.
public var kSecAttrAccessibleWhenUnlocked: CFString { "ak" }
/// After the first unlock, on this device.
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "cku" }
/// While the device is unlocked, on this device.
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { "aku" }
/// Whether devices share the item.
public var kSecAttrSynchronizable: CFString { "sync" }
/// The item's bytes.
public var kSecValueData: CFString { "v_Data" }
/// How many items are wanted.
public var kSecMatchLimit: CFString { "m_Limit" }
/// One item.
public var kSecMatchLimitOne: CFString { "m_LimitOne" }
/// All items.
public var kSecMatchLimitAll: CFString { "m_LimitAll" }
/// Whether the bytes are wanted.
public var kSecReturnData: CFString { "r_Data" }
/// Whether the attributes are wanted.
public var kSecReturnAttributes: CFString { "r_Attributes" }

/// Adds an item to the keychain: there is none.
public func SecItemAdd(
  _ attributes: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { errSecNotAvailable }

/// Finds items in the keychain: there is none.
public func SecItemCopyMatching(
  _ query: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { errSecNotAvailable }

/// Changes items in the keychain: there is none.
public func SecItemUpdate(
  _ query: CFDictionary,
  _ attributesToUpdate: CFDictionary
) -> OSStatus { errSecNotAvailable }

/// Deletes items from the keychain: there is none.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { errSecNotAvailable }
