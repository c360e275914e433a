internal import ViewTree

/// The numbers of a picker's controls.
///
/// Those in the list belong to places on the screen and not to what is shown there, so that the focus
/// stays where it is while the list moves.
struct PickerMarks: Sendable {
  /// A control of the picker.
  enum Part: Hashable, Sendable {
    case cancel, done, search, list
    /// The buttons that turn the list's pages.
    case earlier, later
    /// The check box of a row of the list.
    case choice(Int)
    /// What opens and closes a category.
    case disclosure(Int)
  }

  let first: UInt64

  private static let rows: UInt64 = 16
  /// More rows than any surface shows.
  static let slotLimit = 100_000

  func number(_ part: Part) -> UInt64 {
    let offset: UInt64 =
      switch part {
      case .cancel: 0
      case .done: 1
      case .search: 2
      case .list: 3
      case .earlier: 4
      case .later: 5
      case .choice(let slot): Self.rows + 2 * UInt64(slot)
      case .disclosure(let slot): Self.rows + 2 * UInt64(slot) + 1
      }
    return first &+ offset
  }

  func part(_ number: UInt64) -> Part? {
    let offset = number &- first
    switch offset {
    case 0: return .cancel
    case 1: return .done
    case 2: return .search
    case 3: return .list
    case 4: return .earlier
    case 5: return .later
    case Self.rows..<(Self.rows + 2 * UInt64(Self.slotLimit)):
      let slot = Int((offset - Self.rows) / 2)
      return offset % 2 == 0 ? .choice(slot) : .disclosure(slot)
    default: return nil
    }
  }
}
