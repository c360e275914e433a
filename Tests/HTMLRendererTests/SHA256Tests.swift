import Testing

@testable import HTMLRenderer

/// Expected values are those of the National Institute of Standards and Technology's examples.
struct SHA256Tests {
  @Test("The hash of no message, of one block and of two is that of the standard's examples")
  func examples() {
    #expect(hash("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(hash("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hash("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    )
  }

  @Test("A source of a policy is the hash in base64")
  func source() {
    #expect(
      SHA256.source(Array("abc".utf8)) == "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="
    )
  }

  private func hash(_ text: String) -> String {
    SHA256.hash(Array(text.utf8)).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
