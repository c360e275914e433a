import HostileText
import Sanitizer
import Testing
import TreeSamples
import ViewTree

/// The tests of output are worth what their corpus and their trees are worth.
@Suite("The corpus of hostile text")
struct CorpusTests {
  @Test("What is meant to be harmful is found harmful without a sanitizer")
  func harmful() {
    for sample in HostileStrings.escapes + HostileStrings.controls
    where sample.text != "a\nb\n" && !sample.text.hasPrefix("ok\n") {
      #expect(InertOutput.flaw(in: Array(sample.text.utf8)) != nil, "\(sample)")
      #expect(
        InertOutput.flaw(in: Array(sample.text.utf8), allowsStyle: true) != nil
          || sample.name == "CSI colour",
        "\(sample)"
      )
    }
    for bytes in HostileStrings.malformedBytes { #expect(InertOutput.flaw(in: bytes) != nil) }
  }

  @Test("No field of a sample that may carry something is empty in all of them")
  func samplesAreFull() {
    var seen: [String: Bool] = [:]
    for content in Samples.all { visit(content, &seen) }
    #expect(seen.filter { !$0.value }.map(\.key).sorted() == [])
    #expect(seen.count > 20)
  }

  /// Notes each optional field, by type and name, and whether any sample fills it.
  private func visit(_ value: Any, _ seen: inout [String: Bool]) {
    let mirror = Mirror(reflecting: value)
    for child in mirror.children {
      let inner = Mirror(reflecting: child.value)
      // A length may be left to the surface, and the part of a control does not travel; what holds
      // words may not be left out here.
      let isLocal = value is ControlMark && child.label == "part"
      if inner.displayStyle == .optional, inner.subjectType != Double?.self, !isLocal {
        let key = "\(mirror.subjectType).\(child.label ?? "")"
        seen[key] = seen[key] ?? false || !inner.children.isEmpty
      }
      visit(child.value, &seen)
    }
  }

  @Test("Every place of the samples that carries text is replaced")
  func allPlaces() throws {
    let count = HostileTree.stringCount(of: AttackTrees.everything)
    let tree = try HostileTree.replacing(in: AttackTrees.everything) { "place \($0)." }
    let described = String(describing: tree)
    #expect(count > 200)
    for place in 0..<count { #expect(described.contains("place \(place).")) }
  }

  @Test(
    "The sanitizer leaves nothing harmful, and nothing to do for a second time",
    arguments: HostileStrings.all
  )
  func sanitizer(sample: HostileStrings.Sample) {
    let line = Sanitizer.sanitized(sample.text)
    #expect(InertOutput.flaw(in: Array(line.utf8)) == nil)
    #expect(!line.utf8.contains(0x0A))
    #expect(Sanitizer.sanitized(line) == line)
    let lines = Sanitizer.sanitizedLines(sample.text)
    #expect(InertOutput.flaw(in: Array(lines.utf8)) == nil)
    #expect(Sanitizer.sanitizedLines(lines) == lines)
  }

  @Test(
    "No character of any plane gets through that the allow-list does not have",
    arguments: 0..<17
  )
  func everyScalar(plane: UInt32) {
    // The large blocks of letters take most of the time and hold nothing else.
    let letters: [ClosedRange<UInt32>] = [
      0x3400...0x9FFF, 0xAC00...0xD7A3, 0x1_7000...0x1_8CFF, 0x2_0000...0x3_23AF, 0xE000...0xF8FF,
    ]
    var text = String.UnicodeScalarView()
    for low in UInt32(0)...0xFFFF {
      let value = plane << 16 | low
      // Private and unassigned planes are all the same: their ends will do.
      if plane > 3, plane != 14, (0x100...0xFF00).contains(low) { continue }
      guard !letters.contains(where: { $0.contains(value) }), let scalar = Unicode.Scalar(value)
      else { continue }
      text.append("x")
      text.append(scalar)
    }
    let clean = Sanitizer.sanitized(String(text), limit: .max)
    #expect(InertOutput.flaw(in: Array(clean.utf8)) == nil)
  }
}
