import SwiftUI

// What authors write about text; it is enough that it compiles.

private struct Sentences: View {
  let name = "Ann"
  let count = 3
  let price = 9.5
  let start = Date.now
  @Environment(\.redactionReasons) private var reasons

  var body: some View {
    VStack {
      Text("Hello, **\(name)**, you have \(count) messages")
      Text("\(price, specifier: "%.1f") \(price, format: .percent) \(start, style: .relative)")
      Text(
        "\(start, format: .dateTime.hour()) \(Image(systemName: "star.fill")) \(Text("x").bold())"
      )
      Text("\(start...start.addingTimeInterval(60)) \(DateInterval(start: start, duration: 3))")
      Text(timerInterval: start...start.addingTimeInterval(60), countsDown: false)
      Text(price, format: .currency(code: "EUR"))
      Text(start, format: .dateTime.day().month())
      Text(["a", "b"], format: .list(type: .and))
      Text(start, style: .timer)
      Text(start, formatter: DateFormatter())
      Text("\(start, formatter: DateFormatter())")
      Text(NSNumber(value: 3), formatter: NumberFormatter())
      Text(.init(name))
      Text(LocalizedStringResource("key", defaultValue: "value \(count)"))
      Text(LocalizedStringKey(name))
      Text("key", tableName: "Table", bundle: .main, comment: "for translators")
      Text(verbatim: name) + Text(" and ").foregroundStyle(.secondary)
        + Text(Image(systemName: "a"))
      Text(count > 2 ? "many" : "few")
      Text(name.prefix(2))
      Text(String(localized: "greeting", defaultValue: "Hi \(name)", comment: "greeting"))
      Text(attributed)
    }
    .font(.custom("Avenir", size: 12, relativeTo: .body))
    .kerning(1).tracking(1).baselineOffset(2).lineSpacing(3)
    .underline(true, pattern: .dash, color: .red)
    .strikethrough(pattern: .solid)
    .textSelection(.enabled)
    .textScale(.secondary)
    .textCase(.uppercase)
    .lineLimit(2...4)
    .lineLimit(2, reservesSpace: true)
    .multilineTextAlignment(.trailing)
    .minimumScaleFactor(0.5)
    .allowsTightening(true)
    .truncationMode(.middle)
    .redacted(reason: reasons.isEmpty ? .placeholder : [])
    .privacySensitive()
    .unredacted()
  }

  private var attributed: AttributedString {
    var string = (try? AttributedString(markdown: "**b**")) ?? AttributedString(name)
    string.font = .body.bold()
    string.foregroundColor = .red
    string.underlineStyle = .single
    string.underlineStyle = Text.LineStyle(pattern: .dot, color: .blue)
    string.backgroundColor = .yellow
    string.kern = 2
    if let range = string.range(of: "b") {
      string[range].font = .title
      string[range].link = URL(string: "https://example.org")
    }
    var container = AttributeContainer()
    container.foregroundColor = .green
    container.inlinePresentationIntent = .stronglyEmphasized
    string.mergeAttributes(container)
    return string
  }
}

private struct Fonts: View {
  private let fonts: [Font] = [
    .largeTitle, .body.weight(.heavy).italic().monospacedDigit().leading(.tight),
    .system(size: 12), .system(size: 12, weight: .bold), .system(size: 12, design: .rounded),
    .system(.body, design: .serif), .system(.body, design: .rounded, weight: .semibold),
    .custom("x", size: 12), .custom("x", fixedSize: 12), Font(UIFont.systemFont(ofSize: 3)),
    .system(.title3).smallCaps().width(.condensed), .footnote.lowercaseSmallCaps(),
  ]

  var body: some View {
    ForEach(fonts.indices, id: \.self) { index in
      Text("a").font(fonts[index]).fontWeight(.black).fontDesign(.monospaced).fontWidth(.expanded)
    }
  }
}

private enum LocalizedName: String, CustomLocalizedStringResourceConvertible {
  case first

  var localizedStringResource: LocalizedStringResource { "first" }
}
