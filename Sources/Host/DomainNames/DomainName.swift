internal import CPSL

/// What the names of the domain name system mean.
package enum DomainName {
  /// Whether a name is one under which anybody can register names, such as `co.uk` or `github.io`.
  ///
  /// The list is the Public Suffix List (publicsuffix.org) as libpsl has it built in. Names without a
  /// dot count, too. The name has to be in small letters.
  package static func isPublicSuffix(_ name: some StringProtocol) -> Bool {
    !name.isEmpty && String(name).withCString { psl_is_public_suffix(psl_builtin(), $0) != 0 }
  }

  /// A name as the domain name system has it: `xn--bcher-kva.example` for `Bücher.example`.
  ///
  /// - Returns: Nil where the name cannot be written so (UTS #46, IDNA2008).
  package static func ascii(_ name: String) -> String? {
    guard !name.utf8.contains(0) else { return nil }
    var result: UnsafeMutablePointer<CChar>?
    let status = idn2_to_ascii_8z(name, &result, CInt(IDN2_NONTRANSITIONAL.rawValue))
    guard status == IDN2_OK.rawValue, let result else { return nil }
    defer { idn2_free(result) }
    return String(cString: result)
  }
}
