internal import ELF
internal import Foundation
internal import Testing

@Suite("Dynamic section")
struct ELFDynamicSectionTests {
  private static let ownBytes = [UInt8](
    (try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"))) ?? Data()
  )

  @Test("A dynamically linked program needs the C library")
  func needed() throws {
    let section = try ELFDynamicSection(of: ELFFile(bytes: Self.ownBytes))
    #expect(section.needed.contains("libc.so.6"))
  }

  @Test("A damaged section is an error or empty, and no trap", arguments: 0..<64)
  func damaged(round: UInt64) throws {
    let elf = try ELFFile(bytes: Self.ownBytes)
    let segment = try #require(elf.programHeaders.first { $0.type == .dynamic })
    var bytes = Self.ownBytes
    var random = round &* 0x9e37_79b9_7f4a_7c15 | 1
    for _ in 0..<32 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let place = Int(segment.offset) + Int(random >> 33) % Int(segment.fileSize)
      bytes[place] = UInt8(truncatingIfNeeded: random >> 24)
    }
    _ = try? ELFDynamicSection(of: ELFFile(bytes: bytes))
  }
}
