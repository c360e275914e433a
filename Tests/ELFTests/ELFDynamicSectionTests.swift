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

  @Test("Each limit is kept exactly", arguments: [0, 1])
  func exactLimits(over: Int) throws {
    // DT_NEEDED 1, DT_RUNPATH 9, DT_STRTAB; the strings stand behind these three entries.
    let strings = UInt64(64 + 56 * 2 + 3 * 16)
    let entries = [1, 1, 29, 9, 5, strings].flatMap { little($0) }
    var builder = ELFBuilder()
    let content = entries + [0] + Array("libc.so\0/lib\0".utf8)
    builder.segments = [(2, 8, entries), (1, 1, Array(content.dropFirst(entries.count)))]
    let bytes = Self.mapped(builder.bytes())
    func section(_ limits: ELFLimits) throws -> ELFDynamicSection {
      try ELFDynamicSection(of: ELFFile(bytes: bytes, limits: limits))
    }
    #expect(try section(ELFLimits()).needed == ["libc.so"])
    #expect(try section(ELFLimits()).runPaths == ["/lib"])
    for limits in [
      ELFLimits(dynamicSection: 48 - over), ELFLimits(dynamicEntries: 2 - over),
      ELFLimits(stringLength: 8 - over),
    ] {
      #expect(((try? section(limits)) == nil) == (over == 1))
    }
  }

  /// A file whose second segment is loaded at the address that is its place in the file.
  private static func mapped(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let header = 64 + 56
    bytes.replaceSubrange((header + 16)..<(header + 24), with: bytes[(header + 8)..<(header + 16)])
    return bytes
  }
}
