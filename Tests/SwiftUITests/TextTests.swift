import SwiftUI
import Testing
import ViewTree

@Suite("Text")
@MainActor
struct TextTests {
  @Test("whole numbers are grouped and others get six decimal places, as %lld and %lf do")
  func numbers() throws {
    #expect(try text(of: Text("\(7) apps")).string == "7 apps")
    #expect(try text(of: Text("\(1_234_567)")).string == "1,234,567")
    #expect(try text(of: Text("\(-1234)")).string == "-1,234")
    #expect(try text(of: Text("\(0.5)")).string == "0.500000")
    #expect(try text(of: Text("\(2.345, specifier: "%.1f") h")).string == "2.3 h")
    #expect(try text(of: Text(verbatim: "\(1234)")).string == "1234")
  }

  @Test("numbers follow the locale of the environment")
  func locale() throws {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_DE")
    #expect(try text(of: Text("\(1234)"), environment: environment).string == "1.234")
    #expect(
      try text(of: Text(0.5, format: .percent), environment: environment).string == "50\u{A0}%"
    )
  }

  @Test("strings, other values and texts can stand in a key")
  func interpolation() throws {
    let name: String? = nil
    #expect(try text(of: Text("a\("b")c\(true)")).string == "abctrue")
    #expect(try text(of: Text("\(String(describing: name))")).string == "nil")
    let mixed = try text(of: Text("one \(Text("two").bold()) three"))
    #expect(mixed.runs.map(\.string) == ["one ", "two", " three"])
    #expect(mixed.runs.map(\.style.font.weight) == [nil, .bold, nil])
  }

  @Test("added texts keep their styles and share the environment's")
  func sum() throws {
    let view = (Text("a").bold() + Text("b").italic() + Text("c")).font(.title)
    let runs = try text(of: view).runs
    #expect(runs.map(\.string) == ["a", "b", "c"])
    #expect(runs.map(\.style.font.weight) == [.bold, nil, nil])
    #expect(runs.map(\.style.font.isItalic) == [false, true, false])
    #expect(runs.allSatisfy { $0.style.font.size == .style(.title) })
  }

  @Test("text takes font, weight and colour from the environment unless it has its own")
  func inheritance() throws {
    let view = VStack {
      Text("a")
      Text("b").font(.caption).foregroundColor(.red)
    }
    .font(.system(size: 20, weight: .light, design: .rounded))
    .bold()
    .foregroundStyle(.blue)
    let styles = try render(view: view).texts.map { $0.runs[0].style }
    #expect(styles.map(\.font.size) == [.points(20), .style(.caption)])
    #expect(styles.map(\.font.weight) == [.bold, .bold])
    #expect(styles.map(\.font.design) == [.rounded, .standard])
    #expect(styles.map(\.paint) == [.color(.system(.blue)), .color(.system(.red))])
  }

  @Test("secondary is the theme's colour by default and a fainter foreground otherwise")
  func hierarchy() throws {
    #expect(
      try style(of: Text("a").foregroundStyle(.secondary))?.paint == .color(.system(.secondary))
    )
    #expect(
      try style(of: VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.red))?.paint
        == .color(.system(.red, opacity: 0.5))
    )
    #expect(
      try style(of: VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.red, .blue))?
        .paint == .color(.system(.blue))
    )
    #expect(
      try style(of: VStack { Text("a").foregroundColor(.secondary) }.foregroundStyle(.red))?.paint
        == .color(.system(.secondary))
    )
  }

  @Test("line limit, alignment, truncation and case come from the environment")
  func lines() throws {
    let view = VStack { Text("Abc") }
      .lineLimit(2).multilineTextAlignment(.center).truncationMode(.middle).textCase(.uppercase)
    let content = try text(of: view)
    #expect(content.string == "ABC")
    #expect(content.lineLimit == 2)
    #expect(content.alignment == .center)
    #expect(content.truncation == .middle)
  }

  @Test("underline, strikethrough and digits of one width are kept")
  func decorations() throws {
    let own = try style(of: Text("a").underline().strikethrough().monospacedDigit())
    #expect(own?.isUnderlined == true)
    #expect(own?.isStruckThrough == true)
    #expect(own?.font.hasMonospacedDigits == true)
  }

  @Test("dates are written in the environment's locale and time zone")
  func dates() throws {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = .gmt
    let date = Date(timeIntervalSince1970: 0)
    #expect(
      try text(of: Text(date, style: .date), environment: environment).string == "January 1, 1970"
    )
    let time = try text(of: Text(date, style: .time), environment: environment).string
    #expect(time.replacing("\u{202F}", with: " ") == "12:00 AM")
  }

  @Test("dates that count use the moment of the render")
  func countingDates() throws {
    var environment = EnvironmentValues()
    environment.builtIn.now = Date(timeIntervalSince1970: 0)
    let later = Date(timeIntervalSince1970: 8580)
    #expect(
      try text(of: Text(later, style: .relative), environment: environment).string
        == "2 hr, 23 min"
    )
    #expect(
      try text(of: Text(later, style: .offset), environment: environment).string == "+2 hours"
    )
    #expect(
      try text(of: Text(later, style: .timer), environment: environment).string == "2:23:00"
    )
    #expect(
      try text(of: Text(Date(timeIntervalSince1970: 152), style: .timer), environment: environment)
        .string == "2:32"
    )
  }

  @Test("attributed text keeps its fonts and colours")
  func attributed() throws {
    var string = AttributedString("red")
    string.foregroundColor = .red
    let runs = try text(of: Text(string + AttributedString(" rest"))).runs
    #expect(runs.map(\.string) == ["red", " rest"])
    #expect(
      runs.map(\.style.paint) == [.color(.system(.red)), .color(.system(.primary))]
    )
  }

  @Test("texts are equal where they say and look the same")
  func equality() {
    #expect(Text("a").bold() == Text("a").bold())
    #expect(Text("a").bold() != Text("a"))
    #expect(Text("a").foregroundColor(.red) != Text("a").foregroundColor(.blue))
  }

  @Test("keys are read as markdown, values and strings are not")
  func markdown() throws {
    let bold = "**not bold**"
    let runs = try text(of: Text("**b\(1)** _i_ `c` ~~s~~ [l](https://a.b) \(bold)")).runs
    #expect(runs.map(\.string) == ["b1", " ", "i", " ", "c", " ", "s", " ", "l", " **not bold**"])
    #expect(runs[0].style.font.weight == .bold)
    #expect(runs[2].style.font.isItalic)
    #expect(runs[4].style.font.design == .monospaced)
    #expect(runs[6].style.isStruckThrough)
    #expect(runs[8].style.paint == .color(.system(.accent)))
    #expect(try text(of: Text(bold)).string == bold)
    #expect(try text(of: Text(verbatim: "**a**")).string == "**a**")
    #expect(try text(of: Text(LocalizedStringKey(bold))).string == "not bold")
  }

  @Test("attributed strings show intents, links and lines")
  func attributes() throws {
    var string = try AttributedString(markdown: "**b** and [l](https://a.b)")
    string += AttributedString("u", attributes: AttributeContainer().underlineStyle(.single))
    let runs = try text(of: Text(string)).runs
    #expect(runs.map(\.string) == ["b", " and ", "l", "u"])
    #expect(runs[0].style.font.weight == .bold)
    #expect(runs[2].style.paint == .color(.system(.accent)))
    #expect(runs[3].style.isUnderlined)
  }

  @Test("images in text stand beside its words")
  func images() throws {
    #expect(
      try dump(Text("\(Image(systemName: "flame")) 5 days"))
        == "hstack\n  symbol flame\n  text \" 5 days\""
    )
    #expect(try dump(Text(Image(systemName: "flame"))) == "symbol flame")
    #expect(
      try dump(Text("a") + Text(Image(systemName: "flame")))
        == "hstack\n  text \"a\"\n  symbol flame"
    )
  }

  @Test("timers count in their interval and stop at its ends")
  func timers() throws {
    var environment = EnvironmentValues()
    environment.builtIn.now = Date(timeIntervalSince1970: 100)
    let interval = Date(timeIntervalSince1970: 40)...Date(timeIntervalSince1970: 3800)
    #expect(
      try text(of: Text(timerInterval: interval), environment: environment).string == "1:01:40"
    )
    #expect(
      try text(of: Text(timerInterval: interval, countsDown: false), environment: environment)
        .string == "1:00"
    )
    #expect(
      try text(of: Text(timerInterval: interval, showsHours: false), environment: environment)
        .string == "61:40"
    )
    let past = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 50)
    #expect(try text(of: Text(timerInterval: past), environment: environment).string == "0:00")
  }

  @Test("redacted words do not reach the surface")
  func redaction() throws {
    let hidden = VStack {
      Text("secret word")
      Text("public").unredacted()
    }
    .redacted(reason: .placeholder)
    #expect(try render(view: hidden).texts.map(\.string) == ["██████ ████", "public"])
    let sensitive = VStack {
      Text("pin").privacySensitive()
      Text("name")
    }
    .redacted(reason: .privacy)
    #expect(try render(view: sensitive).texts.map(\.string) == ["███", "name"])
  }

  @Test("variants of symbols are part of their names")
  func variants() throws {
    #expect(try dump(Image(systemName: "bell").symbolVariant(.fill)) == "symbol bell.fill")
    #expect(
      try dump(Image(systemName: "bell").symbolVariant(.slash.circle.fill))
        == "symbol bell.slash.circle.fill"
    )
    #expect(
      try dump(Image(systemName: "star.fill").symbolVariant(.circle)) == "symbol star.circle.fill"
    )
    #expect(try dump(Image(systemName: "star.fill").symbolVariant(.fill)) == "symbol star.fill")
  }
}
