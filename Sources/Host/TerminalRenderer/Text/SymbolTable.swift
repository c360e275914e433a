import CellWidth

/// SF Symbols as characters of common fonts.
///
/// The characters are in DejaVu Sans and its monospaced sister, which most systems have. Narrow text
/// characters come before coloured emoji, which take two cells and ignore the colour that they are
/// given. A name that is not in the table loses its last parts (`.fill`, `.circle` …) until one is
/// found.
enum SymbolTable {
  /// A character and the cells that it takes.
  struct Entry {
    let text: String
    let width: Int
  }

  /// The character for a symbol's name; a bullet for an unknown one.
  static func glyph(for name: String, ascii: Bool) -> Entry {
    let text = ascii ? asciiText(for: name) : lookUp(name, in: characters) ?? "•"
    return Entry(text: text, width: CellWidth.of(text))
  }

  private static func asciiText(for name: String) -> String {
    lookUp(name, in: asciiCharacters) ?? "*"
  }

  private static func lookUp(_ name: String, in table: [String: String]) -> String? {
    var name = name.utf8.prefix(64)[...]
    // No symbol has more parts; each is a look-up.
    for _ in 0..<8 where !name.isEmpty {
      if let found = table[String(name) ?? ""] { return found }
      guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return nil }
      name = name[..<dot]
    }
    return nil
  }

  private static let asciiCharacters: [String: String] = [
    "arrow.down": "v", "arrow.left": "<", "arrow.right": ">", "arrow.up": "^", "checkmark": "x",
    "chevron.down": "v", "chevron.left": "<", "chevron.right": ">", "chevron.up": "^",
    "circle": "o", "exclamationmark": "!", "info": "i", "minus": "-", "plus": "+",
    "questionmark": "?", "xmark": "x",
  ]

  private static let characters: [String: String] = [
    // Time.
    "alarm": "◷", "calendar": "▦", "clock": "◷", "deskclock": "◷", "gauge": "◔", "hourglass": "◷",
    "hourglass.bottomhalf.filled": "◷", "hourglass.tophalf.filled": "◷", "stopwatch": "◶",
    "timer": "◔", "timelapse": "◔",
    // Devices.
    "airpods": "∩", "apps.iphone": "▯", "applewatch": "◫", "appletv": "▭", "desktopcomputer": "▣",
    "display": "▭", "headphones": "∩", "homepod": "◍", "ipad": "▢", "ipad.landscape": "▭",
    "iphone": "▯", "keyboard": "⌨", "laptopcomputer": "▭", "macbook": "▭", "macmini": "▬",
    "pc": "▣", "printer": "▤", "server.rack": "▤", "tv": "▭", "visionpro": "∞",
    // Charts and numbers.
    "chart.bar": "▟", "chart.bar.xaxis": "▟", "chart.line.uptrend.xyaxis": "↗", "chart.pie": "◕",
    "equal": "=", "number": "#", "percent": "%", "sum": "∑", "waveform": "∿",
    // Arrows.
    "arrow.clockwise": "↻", "arrow.counterclockwise": "↺", "arrow.down": "↓",
    "arrow.down.left": "↙", "arrow.down.right": "↘", "arrow.left": "←",
    "arrow.left.arrow.right": "↔",
    "arrow.right": "→", "arrow.triangle.2.circlepath": "↻", "arrow.turn.down.right": "↳",
    "arrow.up": "↑", "arrow.up.arrow.down": "↕", "arrow.up.left": "↖", "arrow.up.right": "↗",
    "arrowshape.up": "⇧", "arrowtriangle.down": "▼", "arrowtriangle.left": "◀",
    "arrowtriangle.right": "▶", "arrowtriangle.up": "▲", "chevron.down": "⌄", "chevron.left": "‹",
    "chevron.right": "›", "chevron.up": "⌃", "return": "⏎", "square.and.arrow.up": "↥",
    "square.and.arrow.down": "↧",
    // Signs.
    "asterisk": "∗", "at": "@", "ban": "⊘", "checkmark": "✓", "checkmark.circle": "✓",
    "checkmark.square": "☑", "ellipsis": "…", "exclamationmark": "!",
    "exclamationmark.circle": "!", "exclamationmark.triangle": "⚠", "info": "ℹ",
    "info.circle": "ℹ", "infinity": "∞", "minus": "−", "multiply": "×", "nosign": "⊘", "plus": "+",
    "plus.circle": "⊕", "minus.circle": "⊖", "questionmark": "?", "slash.circle": "⊘", "xmark": "✕",
    "xmark.circle": "⊗",
    // Shapes.
    "app": "▢", "app.badge": "▢", "app.fill": "■", "apps": "▦", "capsule": "▬", "circle": "○",
    "circle.fill": "●", "circle.lefthalf.filled": "◐", "diamond": "◇", "diamond.fill": "◆",
    "hexagon": "⬡", "hexagon.fill": "⬢", "octagon": "◯", "pentagon": "⬠", "rectangle": "▭",
    "rectangle.fill": "▬", "seal": "❂", "smallcircle.filled.circle": "◉", "square": "□",
    "square.fill": "■", "square.grid.2x2": "▦", "square.grid.3x3": "▦", "square.stack": "▤",
    "triangle": "△", "triangle.fill": "▲",
    // People and hands.
    "figure": "☺", "figure.2": "⚭", "figure.and.child.holdinghands": "⚭", "figure.walk": "☺",
    "hand.point.up": "☝", "hand.raised": "⊘", "hand.tap": "☝", "hand.thumbsdown": "▼",
    "hand.thumbsup": "▲", "person": "☺", "person.2": "⚭", "person.3": "⚭",
    "person.crop.circle": "☺",
    // Weather and nature.
    "bolt": "ϟ", "cloud": "☁", "cloud.rain": "☂", "drop": "◆", "flame": "♨", "leaf": "❧",
    "moon": "☾", "moon.stars": "☾", "moon.zzz": "☾", "snowflake": "❄", "sparkles": "✦",
    "sun.max": "☀",
    "sun.min": "☼", "sunrise": "☼", "sunset": "☼", "zzz": "z",
    // Things.
    "bag": "▾", "bandage": "✚", "bell": "♪", "bell.badge": "♪", "bell.slash": "♪", "book": "❏",
    "bookmark": "⚑", "books.vertical": "❐", "briefcase": "▤", "brain": "❀", "bubble.left": "❝",
    "bubble.left.and.bubble.right": "❝", "camera": "◉", "car": "▰", "cart": "▾", "creditcard": "▬",
    "cross": "✚", "doc": "▯", "doc.text": "▤", "ear": "◗", "envelope": "✉", "eye": "◉",
    "eye.slash": "◌", "film": "▤", "flag": "⚑", "folder": "▰", "fork.knife": "ψ",
    "gamecontroller": "◈", "gear": "⚙", "gearshape": "⚙", "gift": "❖", "globe": "◍",
    "graduationcap": "▲", "hammer": "⚒", "heart": "♡", "heart.fill": "♥", "house": "⌂", "key": "⚷",
    "lightbulb": "☼", "link": "∞", "list.bullet": "☰", "list.dash": "☰", "location": "➤",
    "lock": "▣", "lock.open": "▢", "lock.shield": "▣", "magnifyingglass": "⌕", "map": "▱",
    "message": "❝", "mic": "♩", "music.note": "♪", "music.note.list": "♫", "network": "◍",
    "newspaper": "▤", "paintbrush": "✎", "paintpalette": "✿", "paperplane": "➤", "pause": "‖",
    "pencil": "✎", "phone": "☎", "photo": "▨", "pin": "⚲", "play": "▶", "play.rectangle": "▶",
    "power": "⊙", "safari": "◍", "scissors": "✂", "shield": "▽", "slider.horizontal.3": "☰",
    "speaker": "◁", "star": "☆", "star.fill": "★", "stop": "■", "tag": "⌑", "text.bubble": "❝",
    "theatermasks": "☺", "ticket": "▬", "trash": "⌫", "tray": "▿", "trophy": "♕", "video": "▶",
    "wand.and.stars": "✦", "wifi": "≋", "wrench": "⚒",
  ]
}
