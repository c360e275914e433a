import Testing

@testable import Authorization

@Suite("A passphrase")
struct PassphraseTests {
  private func passphrase(_ text: String) throws -> Passphrase { try Passphrase(Array(text.utf8)) }

  @Test("matches its own hash and no other")
  func hashing() throws {
    let hash = try PassphraseHash.make(passphrase("correct horse"))
    #expect(hash.hasPrefix("$y$j9T$"))
    #expect(PassphraseHash.matches(try passphrase("correct horse"), hash))
    for wrong in ["correct horsf", "correct hors", "correct horse ", "", "Correct horse"] {
      #expect(!PassphraseHash.matches(try passphrase(wrong), hash))
    }
  }

  @Test("is hashed with another salt each time")
  func salt() throws {
    let first = try PassphraseHash.make(passphrase("the same"))
    let second = try PassphraseHash.make(passphrase("the same"))
    #expect(first != second)
  }

  @Test("matches what another program made of it by yescrypt")
  func foreignHash() throws {
    // perl -e 'print crypt "pleaseletmein", q($y$j9T$F5Jx5fExrKuPp53xLKQ..1$)'
    let hash = "$y$j9T$F5Jx5fExrKuPp53xLKQ..1$dcdi.Kj3Y1NH3BK2uZ3cZVoROm5iiTxn1keRYFNoCOA"
    #expect(PassphraseHash.matches(try passphrase("pleaseletmein"), hash))
  }

  @Test(
    "is never tried on a hash of another method or cost, which could take hours",
    arguments: [
      "", "*", "*0", "x", "$1$abc$def", "$6$rounds=999999999$salt$x", "$y$jFT$salt$hash",
      "$y$jzzzzzzzz$F5Jx5fExrKuPp53xLKQ..1$x", "$y$j9T$" + String(repeating: "a", count: 4_096),
      "$y$j9T$é$x", "$y$j9T$a b$x", "$7$CU..../....salt$x",
    ]
  )
  func unknownHash(stored: String) throws {
    #expect(!PassphraseHash.isKnown(stored))
    #expect(!PassphraseHash.matches(try passphrase("pleaseletmein"), stored))
  }

  @Test("may be of any bytes but NUL, in any encoding")
  func bytes() throws {
    let latin = try Passphrase([0xE4, 0xF6, 0xFC, 0xDF, 0xFF, 0xFE, 0x80, 0xC0])
    let hash = try PassphraseHash.make(latin)
    #expect(
      PassphraseHash.matches(
        try Passphrase([0xE4, 0xF6, 0xFC, 0xDF, 0xFF, 0xFE, 0x80, 0xC0]),
        hash
      )
    )
    #expect(!PassphraseHash.matches(try passphrase("äöüß"), hash))
    #expect(try Passphrase([0x61, 0x00, 0x62]).hasNUL)
    #expect(!latin.hasNUL)
  }

  @Test("is as long as it has characters, not bytes")
  func length() throws {
    #expect(try passphrase("äöüßäöü").characterCount == 7)
    #expect(try passphrase("密码密码密码密码").characterCount == 8)
    #expect(try passphrase("").characterCount == 0)
  }

  @Test("equals another of the same bytes alone")
  func equality() throws {
    #expect(try passphrase("abc").isEqual(to: passphrase("abc")))
    #expect(try !passphrase("abc").isEqual(to: passphrase("abcd")))
    #expect(try !passphrase("abc").isEqual(to: passphrase("abd")))
    #expect(try !passphrase("").isEqual(to: Passphrase([0])))
  }

  @Test("of more bytes than libcrypt takes is cut at its limit and nothing else is written")
  func tooLong() throws {
    let long = try Passphrase(Array(repeating: 0x61, count: 5_000))
    #expect(long.count == 511)
    let hash = try PassphraseHash.make(long)
    #expect(PassphraseHash.matches(try Passphrase(Array(repeating: 0x61, count: 511)), hash))
    #expect(!PassphraseHash.matches(try Passphrase(Array(repeating: 0x61, count: 510)), hash))
  }
}
