/// Strings that have fooled terminals, browsers and people, in one place for all tests of output.
///
/// Sources: ECMA-48 and xterm's "Control Sequences" for escapes; Unicode TR #36 and CVE-2021-42574
/// for invisible and direction-changing characters; the OWASP cheat sheets for markup.
package enum HostileStrings {
  /// A string and what is wrong with it.
  package struct Sample: Sendable, CustomStringConvertible {
    package let name: String
    package let text: String

    package var description: String { name }
  }

  package static let all: [Sample] = escapes + controls + invisible + widths + markup + links

  /// Commands to a terminal, ended and never ended.
  package static let escapes: [Sample] = [
    Sample("CSI colour", "\u{1B}[31mred\u{1B}[0m"),
    Sample("CSI clear", "\u{1B}[2J\u{1B}[H\u{1B}[3J"),
    Sample("CSI cursor", "\u{1B}[1A\u{1B}[999D\u{1B}[K\u{1B}[s\u{1B}[u"),
    Sample("CSI report", "\u{1B}[6n\u{1B}[c\u{1B}[>c\u{1B}[21t\u{1B}[?1$p"),
    Sample("CSI modes", "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1000h\u{1B}[?2004l\u{1B}[20h"),
    Sample("CSI unterminated", "\u{1B}[38;2;255"),
    Sample("CSI with controls inside", "\u{1B}[3\u{0}1\u{8}m"),
    Sample("OSC 0 title", "\u{1B}]0;owned\u{7}"),
    Sample("OSC 2 title, ST", "\u{1B}]2;owned\u{1B}\\"),
    Sample("OSC 4 colours", "\u{1B}]4;1;?\u{7}\u{1B}]10;?\u{7}\u{1B}]11;#000000\u{7}"),
    Sample("OSC 7 folder", "\u{1B}]7;file://host/tmp\u{7}"),
    Sample(
      "OSC 8 link",
      "\u{1B}]8;;https://evil.example/?d=x\u{1B}\\bank.example\u{1B}]8;;\u{1B}\\"
    ),
    Sample("OSC 8 unterminated", "\u{1B}]8;;https://evil.example/"),
    Sample("OSC 9 notification", "\u{1B}]9;hello\u{7}\u{1B}]777;notify;a;b\u{7}"),
    Sample("OSC 52 clipboard", "\u{1B}]52;c;cm0gLXJmIH4K\u{7}"),
    Sample("OSC 52 clipboard read", "\u{1B}]52;c;?\u{1B}\\"),
    Sample("OSC 52 unterminated", "\u{1B}]52;c;cm0g"),
    Sample(
      "OSC 1337 file",
      "\u{1B}]1337;File=inline=1:AAAA\u{7}\u{1B}]1337;RequestAttention=yes\u{7}"
    ),
    Sample("OSC 1337 unterminated", "\u{1B}]1337;File=name=YQ==;inline=1:"),
    Sample("DCS", "\u{1B}P$q\"p\u{1B}\\\u{1B}P+q544e\u{1B}\\\u{1B}Pq#0;2;0;0;0~-\u{1B}\\"),
    Sample("DCS unterminated", "\u{1B}P1000p"),
    Sample("APC graphics", "\u{1B}_Gf=100,a=T;AAAA\u{1B}\\"),
    Sample("APC unterminated", "\u{1B}_G"),
    Sample("SOS", "\u{1B}Xsecret\u{1B}\\"),
    Sample("SOS unterminated", "\u{1B}Xsecret"),
    Sample("PM", "\u{1B}^privacy\u{1B}\\"),
    Sample("PM unterminated", "\u{1B}^privacy"),
    Sample(
      "reset, charsets, keypad",
      "\u{1B}c\u{1B}(0\u{1B})B\u{1B}=\u{1B}7\u{1B}8\u{1B}#8\u{1B}%G"
    ),
    Sample("lone ESC at the end", "text\u{1B}"),
    Sample("ESC before its own SGR", "\u{1B}\u{1B}[0m[31m"),
    Sample("C1 CSI", "\u{9B}31mred\u{9B}6n"),
    Sample("C1 OSC", "\u{9D}0;owned\u{9C}\u{9D}52;c;eA=="),
    Sample("C1 DCS, SOS, PM, APC", "\u{90}q\u{98}s\u{9E}p\u{9F}a\u{9C}"),
    Sample("tmux passthrough", "\u{1B}Ptmux;\u{1B}\u{1B}]52;c;eA==\u{7}\u{1B}\\"),
  ]

  /// Every control character, one by one and together.
  package static let controls: [Sample] =
    (Array(0x00...0x1F) + Array(0x7F...0x9F)).compactMap { (value: UInt32) in
      Unicode.Scalar(value).map { Sample("U+" + String(value, radix: 16), "a\($0)b\($0)") }
    } + [
      Sample("NUL inside", "before\u{0}after"),
      Sample("line breaks of all kinds", "a\nb\rc\r\nd\u{85}e\u{B}f\u{C}g\u{2028}h\u{2029}i"),
      Sample("carriage return over a line", "harmless\rreport-host: error"),
      Sample("backspaces over a line", "harmless\u{8}\u{8}\u{8}\u{8}\u{8}\u{8}\u{8}\u{8}evil"),
      Sample("log injection", "ok\nreport-host run: all layers are off\nroot# "),
    ]

  /// Characters that are not seen, or make others be seen elsewhere.
  package static let invisible: [Sample] = [
    Sample("bidi embeddings", "\u{202A}a\u{202B}b\u{202C}c"),
    Sample("bidi overrides", "user\u{202E}gnp.exe\u{202D}x"),
    Sample("bidi isolates", "\u{2066}a\u{2067}b\u{2068}c\u{2069}"),
    Sample("bidi isolates, open", "\u{2067}never closed"),
    Sample("bidi marks", "\u{200E}a\u{200F}b\u{61C}c"),
    Sample("line and paragraph separators", "a\u{2028}b\u{2029}c"),
    Sample("zero widths", "pay\u{200B}pal\u{200C}.\u{200D}example\u{2060}x\u{2061}\u{2064}"),
    Sample("BOM", "\u{FEFF}text\u{FEFF}"),
    Sample("noncharacters", noncharacters + "x"),
    Sample("tag characters", "flag🏴\u{E0067}\u{E0062}\u{E007F}\u{E0001}\u{E0041}x"),
    Sample("variation selectors", "a\u{FE00}b\u{FE0F}c\u{FE0E}\u{E0100}\u{E01EF}\u{180B}"),
    Sample("selectors in a row", "☂\u{FE0F}\u{FE0E}\u{FE0F}\u{FE0F}"),
    Sample("fillers", "a\u{115F}\u{1160}\u{3164}\u{FFA0}\u{17B4}\u{17B5}b"),
    Sample("soft hyphens", "se\u{AD}cr\u{AD}et"),
    Sample("interlinear annotation", "a\u{FFF9}b\u{FFFA}c\u{FFFB}d\u{FFFC}"),
    Sample("music and shorthand controls", "a\u{1D173}b\u{1D17A}c\u{1BCA0}d\u{1BCA3}"),
    Sample("Egyptian controls", "\u{13430}\u{13431}\u{1343F}x"),
    Sample("deprecated formats", "a\u{206A}b\u{206B}c\u{206F}d"),
    Sample("private use", "\u{E000}\u{F8FF}\u{F0000}\u{10FFFD}"),
    Sample("unassigned", "\u{378}\u{E0080}\u{2FE0}x"),
    Sample("spaces of all kinds", "a\u{A0}b\u{1680}c\u{2000}d\u{200A}e\u{202F}f\u{205F}g\u{3000}h"),
    Sample("only invisible", "\u{200B}\u{200B}\u{2060}\u{FEFF}"),
    Sample("empty", ""),
  ]

  /// Characters that are none, which cannot stand in a source file.
  private static let noncharacters = String(
    String.UnicodeScalarView(
      [0xFFFE, 0xFFFF, 0xFDD0, 0x1FFFE, 0x10FFFF].compactMap { Unicode.Scalar(UInt32($0)) }
    )
  )

  /// Graphemes that are larger, wider or narrower than they say.
  package static let widths: [Sample] = [
    Sample("many marks", "e" + String(repeating: "\u{301}\u{489}\u{20DD}", count: 200)),
    Sample("marks without a base", String(repeating: "\u{301}", count: 200)),
    Sample("joined emoji", Array(repeating: "👨", count: 300).joined(separator: "\u{200D}")),
    Sample("joiners without emoji", "a\u{200D}\u{200D}b\u{200D}漢\u{200D}"),
    Sample("skin tones in a row", "👍🏻🏼🏽🏾🏿🏻🏼"),
    Sample("regional indicators", "🇩🇪🇺" + String(repeating: "🇦", count: 101)),
    Sample("conjoining jamo", String(repeating: "\u{1100}", count: 50) + "\u{1161}\u{11A8}"),
    Sample("jamo vowels alone", String(repeating: "\u{1161}\u{11A8}", count: 50)),
    Sample("prepended marks", "\u{600}\u{6DD}\u{110BD}1"),
    Sample("wide marks", "\u{302A}\u{3099}か\u{3099}\u{16FF0}"),
    Sample("long ligature", "\u{FDFD}\u{12031}\u{A9C5}\u{2E3B}"),
    Sample("spacing marks", String(repeating: "\u{93E}\u{9D7}\u{B57}", count: 60)),
    Sample("halfwidth and fullwidth", "ｱﾞＡ￥\u{FFE8}\u{FF9E}"),
    Sample("keycaps", "1\u{FE0F}\u{20E3}2\u{20E3}#\u{FE0F}"),
    Sample("Tibetan and Thai stacks", "ཧ\u{FB0}\u{F71}\u{F74}กำ\u{E49}\u{E4A}\u{E4B}"),
    Sample("normalization bombs", "\u{FDFA}\u{1F82}\u{390}\u{1D160}"),
    Sample("one word without an end", String(repeating: "W", count: 5000)),
  ]

  /// What would be markup or style elsewhere.
  package static let markup: [Sample] = [
    Sample("script", "<script>alert(1)</script><!--"),
    Sample("attributes", "\" onmouseover=\"alert(1)\" x='>' `"),
    Sample("entities", "&lt;b&gt; &#x1B; &amp;amp; &nbsp"),
    Sample("remote image", "<img src=https://evil.example/p.png onerror=alert(1)>"),
    Sample("CSS", "</style>*{background:url(https://evil.example/)}@import '//evil.example';"),
    Sample("CSS escape", "\\22 ; expression(alert(1)) \\1B[31m"),
    Sample("SVG", "<svg><image href='https://evil.example'/><a xlink:href='x'>"),
    Sample("SVG paint", "fill=\"url(https://evil.example/#a)\" filter='url(#f)'"),
    Sample("CDATA", "]]><x/><![CDATA["),
    Sample("JSON", "\",\"root\":{\"kind\":\"text\"},\"x\":\"\\u001b[31m\\"),
    Sample("format strings", "%s%n%x {0} ${HOME} $(id) `id` %1$s"),
  ]

  /// Addresses that must stay words.
  package static let links: [Sample] = [
    Sample("javascript", "javascript:alert(document.domain)"),
    Sample("data", "data:image/svg+xml;base64,PHN2Zy8+"),
    Sample("address with data", "https://evil.example/?d=com.bank.app:3600"),
    Sample("lookalike", "https://www.аpple.com/ раураl.com ⅼogin"),
    Sample("two addresses", "https://bank.example@evil.example/"),
    Sample("file and other schemes", "file:///etc/passwd ssh://x smb://x x-man-page://x"),
  ]

  /// A little of everything, short enough to be shown in narrow places.
  package static let worst = Sample(
    "worst",
    "\u{1B}]8;;x\u{7}\u{9B}m\u{0}\u{202E}\u{200B}\u{E0041}\u{FEFF}\u{2028}\u{1B}[6n\u{9D}"
  )

  /// One character of a megabyte: more than a string of the protocol may have is not sent.
  package static let megabyteGrapheme =
    "e" + String(repeating: "\u{301}", count: (1 << 19) - 8)

  /// Bytes that are not UTF-8, for places that carry bytes: logs, file names, files.
  package static let malformedBytes: [[UInt8]] = [
    [0xFF], [0xC0, 0x80], [0xC1, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
    [0xF4, 0x90, 0x80, 0x80],
    [0xE2, 0x82], [0x80, 0x9B, 0x33, 0x31, 0x6D], [0x9D, 0x30, 0x3B, 0x78, 0x9C],
    [0xF8, 0x88, 0x80, 0x80, 0x80],
    [0xE0, 0x80, 0x9B], [0x1B, 0xC2, 0x5B, 0x33, 0x31, 0x6D],
  ]
}

extension HostileStrings.Sample {
  init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}
