internal import CivilCalendar
internal import Glibc

/// Finds the category of events by rules.
///
/// Of the categories whose rules match, the deepest counts, and of equally deep ones the last in the
/// list, as in aw-core. Most events have the texts of an earlier one, so what was found is remembered.
final class RuleMatcher {
  private struct Entry {
    let title: String
    let expression: RegularExpression
    let fields: [[UInt8]]
    var isOff = false
    /// Searches that were given up.
    var overruns = 0
    /// What its searches have cost, estimated from samples.
    var nanoseconds = 0
  }

  private struct Memory {
    var fingerprint: TextFingerprint
    var rule: Int32
  }

  /// In the order in which they are tried: the first that matches counts.
  private var entries: [Entry] = []
  /// The entries that are regular expressions in earnest.
  private var patterns: [Int] = []
  private let literals: LiteralRules
  private var failures: [String] = []
  private var memory: [Memory?]
  private let key = TextFingerprint.Key()
  private let workspace = RegularExpression.Workspace()
  private var searched = 0

  /// So many searches are given up before a rule is.
  private static let overrunLimit = 16
  private static let memorySize = 1 << 16

  init(_ rules: CategoryRules) {
    memory = Array(repeating: nil, count: Self.memorySize)
    let order = rules.rules.indices.sorted {
      (rules.rules[$0].category.count, $0) > (rules.rules[$1].category.count, $1)
    }
    var usable: [CategoryRules.Rule] = []
    for rule in order.map({ rules.rules[$0] }) {
      do throws(RegularExpression.Failure) {
        let expression = try RegularExpression(rule.regex, ignoresCase: rule.ignoresCase)
        let fields = rule.fields.map { Array($0.utf8) }
        entries.append(Entry(title: rule.title, expression: expression, fields: fields))
        usable.append(rule)
      } catch {
        failures.append("\(quoted(rule.title)) (\(error.message) at byte \(error.offset))")
      }
    }
    literals = LiteralRules(usable)
    patterns = entries.indices.filter { !literals.ranks.contains($0) }
  }

  /// The category of an event; nil where no rule matches.
  func category(of texts: RuleTexts) -> String? {
    guard !entries.isEmpty, !texts.parts.isEmpty else { return nil }
    let fingerprint = TextFingerprint(texts, key: key)
    let place = Int(truncatingIfNeeded: fingerprint.low & UInt64(Self.memorySize - 1))
    if let known = memory[place], known.fingerprint == fingerprint {
      return known.rule < 0 ? nil : entries[Int(known.rule)].title
    }
    let found = search(texts)
    memory[place] = Memory(fingerprint: fingerprint, rule: Int32(found ?? -1))
    return found.map { entries[$0].title }
  }

  private func search(_ texts: RuleTexts) -> Int? {
    searched += 1
    let literal = searchLiterals(texts)
    let better = patterns.prefix { $0 < literal }
    // Asking for the time costs more than a search.
    let isTimed = searched % 64 == 0
    let found = better.first { index in
      let start = isTimed ? Self.processorTime() : 0
      defer { if isTimed { entries[index].nanoseconds += 64 * (Self.processorTime() - start) } }
      return matches(index, texts)
    }
    if isTimed { keepBudget() }
    return found ?? (literal < entries.count ? literal : nil)
  }

  private func searchLiterals(_ texts: RuleTexts) -> Int {
    var best = LiteralAutomaton.none
    texts.bytes.withUnsafeBufferPointer { bytes in
      for part in texts.parts {
        best = min(best, literals.search(UnsafeBufferPointer(rebasing: bytes[part.text])))
      }
    }
    return Int(best)
  }

  private func matches(_ index: Int, _ texts: RuleTexts) -> Bool {
    guard !entries[index].isOff else { return false }
    return texts.bytes.withUnsafeBufferPointer { bytes in
      for part in texts.parts where looks(entries[index].fields, at: part, bytes) {
        let text = UnsafeBufferPointer(rebasing: bytes[part.text])
        switch entries[index].expression.search(text, workspace) {
        case .found: return true
        case .absent: continue
        case .tooCostly: return giveUp(index)
        }
      }
      return false
    }
  }

  private func looks(
    _ fields: [[UInt8]],
    at part: RuleTexts.Part,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    fields.isEmpty || fields.contains { $0.elementsEqual(bytes[part.field]) }
  }

  private func giveUp(_ index: Int) -> Bool {
    entries[index].overruns += 1
    if entries[index].overruns >= Self.overrunLimit { entries[index].isOff = true }
    return false
  }

  /// Switches the most expensive rules off where all cost more than an import can bear: five seconds,
  /// and ten microseconds for each text.
  private func keepBudget() {
    let allowance = 5_000_000_000 + searched * 10_000
    var total = entries.reduce(0) { $0 + ($1.isOff ? 0 : $1.nanoseconds) }
    while total > allowance,
      let worst = entries.indices.filter({ !entries[$0].isOff }).max(by: {
        entries[$0].nanoseconds < entries[$1].nanoseconds
      })
    {
      entries[worst].isOff = true
      total -= entries[worst].nanoseconds
    }
  }

  private static func processorTime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// What the user should know of the rules.
  var notes: [String] {
    var notes = ["category rules: \(entries.count)"]
    if !failures.isEmpty {
      notes.append(
        "category rules that are no regular expressions of PCRE2: " + Self.list(failures)
      )
    }
    let slow = entries.filter { $0.isOff || $0.overruns > 0 }.map { entry in
      let texts = ImportReport.count(entry.overruns, "text") + " without an answer"
      return "\(quoted(entry.title)) (\(entry.isOff ? "switched off, " : "")\(texts))"
    }
    if !slow.isEmpty { notes.append("category rules that cost too much: " + Self.list(slow)) }
    return notes
  }

  private static func list(_ items: [String]) -> String {
    let more = items.count > 5 ? " and \(items.count - 5) more" : ""
    return items.prefix(5).joined(separator: ", ") + more
  }
}
