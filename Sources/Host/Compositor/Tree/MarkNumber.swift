internal import ViewTree

/// The numbers of marks in a composed tree: whose it is, and the number that its owner knows it by.
///
/// The app's own numbers stay as they are, since its owner is 0.
enum MarkNumber {
  static let app: UInt64 = 0
  /// The host itself: what stands around reports.
  static let host: UInt64 = 0xFFFF

  private static let shift: UInt64 = 48

  /// Stands around whatever the host puts into an app's tree.
  static let place = make(host, numberMask)

  private static let numberMask = ControlMark.numberLimit - 1

  static func make(_ owner: UInt64, _ number: UInt64) -> UInt64 {
    owner << shift | number & numberMask
  }

  static func owner(of mark: UInt64) -> UInt64 { mark >> shift }

  /// The number that the owner knows.
  static func number(of mark: UInt64) -> UInt64 { mark & numberMask }

  /// What the host itself puts around a report.
  enum Part: UInt64 {
    case scroll, retry
  }

  static func host(_ owner: UInt64, _ part: Part) -> UInt64 {
    make(host, owner << 4 | part.rawValue)
  }

  /// The place and part that a number of the host's own means.
  static func hostPart(of mark: UInt64) -> (owner: UInt64, part: Part)? {
    let number = number(of: mark)
    return Part(rawValue: number & 0xF).map { (number >> 4, $0) }
  }
}

/// Gives out owners' numbers, the one that was used longest ago first, so that what a surface remembers
/// by them does not meet something else soon.
struct MarkOwners {
  private var last: UInt64 = 0

  mutating func next(except taken: Set<UInt64>) -> UInt64 {
    repeat {
      last = last % (MarkNumber.host - 1) + 1
    } while taken.contains(last)
    return last
  }
}
