internal import CCrypt
internal import Glibc

/// A passphrase as a store keeps it: yescrypt, salted, by libcrypt (crypt(5)).
package enum PassphraseHash {
  /// The method and cost of every hash that is made here: yescrypt with N = 4096 and r = 32, which
  /// is libcrypt's default (16 MB and some hundredths of a second).
  ///
  /// A store may come from anywhere, and a hash in it could ask for hours and all memory; another
  /// cost than this is therefore not tried.
  static let prefix = "$y$j9T$"
  private static let method = "$y$"
  private static let cost: UInt = 5

  /// Hashes a passphrase with a new salt, which libcrypt takes from getrandom(2).
  ///
  /// - Throws: ``AuthorizationError/unavailable(_:)`` where libcrypt cannot.
  package static func make(_ passphrase: Passphrase) throws(AuthorizationError) -> String {
    let salt = withUnsafeTemporaryAllocation(
      of: CChar.self,
      capacity: Int(CRYPT_GENSALT_OUTPUT_SIZE)
    ) { buffer -> String? in
      let made = crypt_gensalt_rn(method, cost, nil, 0, buffer.baseAddress, Int32(buffer.count))
      return made.map { String(cString: $0) }
    }
    guard let salt, salt.hasPrefix(prefix), let hash = hash(passphrase, salt) else {
      throw .unavailable("this system's libcrypt has no yescrypt of the usual cost")
    }
    return hash
  }

  /// Whether a stored hash is one that is made here.
  package static func isKnown(_ stored: String) -> Bool {
    stored.utf8.count < 128 && stored.hasPrefix(prefix)
      && stored.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }

  /// Whether a passphrase is the one that was hashed.
  package static func matches(_ passphrase: Passphrase, _ stored: String) -> Bool {
    guard isKnown(stored), let hash = hash(passphrase, stored) else { return false }
    let (left, right) = (Array(hash.utf8), Array(stored.utf8))
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// libcrypt's answer; nil for one of its failure tokens.
  private static func hash(_ passphrase: Passphrase, _ setting: String) -> String? {
    let data = UnsafeMutablePointer<crypt_data>.allocate(capacity: 1)
    memset(data, 0, MemoryLayout<crypt_data>.size)
    defer {
      // It holds a copy of the passphrase.
      explicit_bzero(data, MemoryLayout<crypt_data>.size)
      data.deallocate()
    }
    let hash = passphrase.withCString { phrase in
      crypt_r(phrase, setting, data).map { String(cString: $0) }
    }
    guard let hash, hash.hasPrefix(method) else { return nil }
    return hash
  }
}
