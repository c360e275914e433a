internal import Sandbox

/// One attack of the probe program, as its catalogue describes it.
package struct Probe: Hashable, Sendable {
  /// Whether the same code can be seen to work where nothing holds it back.
  package enum Control: String, Sendable {
    /// In a scratch environment without any layer it gets through.
    case works
    /// It does, unless the kernel or processor lacks what it needs.
    case depends
    /// It cannot; ``Probe/note`` tells why.
    case none
    /// The host itself is attacked; ``Probe/expected`` is what it has to make of that.
    case host
    /// There is no program for this attack; ``Probe/note`` tells why.
    case unprobed
  }

  package let name: String
  package let group: String
  /// The numbers in the catalogue of attacks.
  package let entries: [Int]
  package let control: Control
  /// One sentence: what it tries.
  package let attempt: String
  /// Where the attack is from.
  package let source: String
  /// What the control needs, or why there is none.
  package let note: String
  /// What the host has to see of an attack on itself, in the words of ``HostSight``: one of these.
  package let expected: [String]

  /// Reads one line of the catalogue; nil where it is none.
  package init?(line: some StringProtocol) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map {
      printable(String($0.prefix(200)))
    }
    guard fields.count == 8, !fields[0].isEmpty, let control = Control(rawValue: fields[3])
    else { return nil }
    (name, group, attempt, source, note) = (fields[0], fields[1], fields[4], fields[5], fields[6])
    entries = fields[2].split(separator: ",").compactMap { Int($0) }
    expected = fields[7].split(separator: "|").map(String.init)
    self.control = control
    // An attack on the host that may end in any way could not fail.
    guard expected.isEmpty == (control != .host) else { return nil }
  }
}
