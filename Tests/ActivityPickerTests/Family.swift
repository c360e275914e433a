import ActivityPicker
import ExtensionProtocol
import TerminalRenderer
import ViewTree

/// A small catalogue: Social (Chat, Mail, reddit.com), Games (Éclair, Minecraft), Music (Radio),
/// Other (example.org).
enum Family {
  static let social: [UInt8] = [0x51]
  static let games: [UInt8] = [0x52]
  static let chat: [UInt8] = [0x03]
  static let mail: [UInt8] = [0x02]
  static let reddit: [UInt8] = [0x31]
  static let minecraft: [UInt8] = [0x11]
  static let eclair: [UInt8] = [0x12]

  static let catalogue = ActivityCatalogue(
    categories: [
      .init(name: "Other", token: [0x50]), .init(name: "Games", token: games),
      .init(name: "Music", token: [0x53]), .init(name: "Social", token: social),
      .init(name: "Travel", token: [0x54]),
    ],
    items: [
      .init(kind: .webDomain, identifier: "example.org", token: [0x32], category: 0),
      .init(
        kind: .application,
        name: "Minecraft",
        identifier: "com.mojang.mc",
        token: minecraft,
        category: 1
      ),
      .init(
        kind: .application,
        name: "Éclair",
        identifier: "fr.patisserie.game",
        token: eclair,
        category: 1
      ),
      .init(kind: .application, name: "Radio", identifier: "radio", token: [0x21], category: 2),
      .init(kind: .webDomain, identifier: "reddit.com", token: reddit, category: 3),
      .init(kind: .application, name: "Mail", identifier: "mail", token: mail, category: 3),
      .init(kind: .application, name: "chat", identifier: "org.chat", token: chat, category: 3),
    ]
  )

  /// A picker with its first tree made, whose marks are numbered from 100.
  static func picker(
    _ content: ActivityPickerContent = ActivityPickerContent(),
    catalogue: ActivityCatalogue = catalogue,
    isSheet: Bool = true,
    rows: Int = 20
  ) -> ActivityPickerModel {
    var model = ActivityPickerModel(catalogue: catalogue, content: content, isSheet: isSheet)
    _ = model.tree(columns: 60, rows: rows, firstMark: 100)
    return model
  }
}

/// The numbers of a picker's marks, which count from 100.
enum Mark {
  static let cancel: UInt64 = 100
  static let done: UInt64 = 101
  static let search: UInt64 = 102
  static let list: UInt64 = 103
  static let earlier: UInt64 = 104
  static let later: UInt64 = 105
  static func choice(_ slot: UInt64) -> UInt64 { 116 + 2 * slot }
  static func disclosure(_ slot: UInt64) -> UInt64 { 117 + 2 * slot }
}

extension ActivityPickerModel {
  /// The lines of a terminal, without spaces at their ends.
  mutating func lines(columns: Int = 60, rows: Int = 20) -> [String] {
    let tree = tree(columns: columns, rows: rows, firstMark: 100)
    let bytes = TerminalRenderer.render(
      tree,
      options: TerminalOptions(columns: columns, rows: rows)
    )
    return String(decoding: bytes, as: UTF8.self).split(
      separator: "\n",
      omittingEmptySubsequences: false
    ).map { line in
      String(line.reversed().drop(while: \.isWhitespace).reversed())
    }
  }

  /// What is confirmed.
  mutating func commit() -> TokenSelection? {
    guard case .committed(let selection) = use(Mark.done, .press) else { return nil }
    return selection
  }
}
