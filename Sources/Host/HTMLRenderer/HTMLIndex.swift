import Sanitizer

/// The page that leads to the pages of several reports.
package enum HTMLIndex {
  /// One report's page.
  package struct Entry: Hashable, Sendable {
    package var name: String
    /// The page's file, in the folder of the index.
    package var file: String
    /// A line of words about the report.
    package var summary: String?

    package init(name: String, file: String, summary: String? = nil) {
      self.name = name
      self.file = file
      self.summary = summary
    }
  }

  /// The bytes of a page with a link to each entry, which looks as the pages themselves do.
  package static func render(entries: [Entry], options: HTMLOptions) -> [UInt8] {
    var page = MarkupWriter()
    page.raw("<h1 dir=\"auto\" class=\"it\">")
    page.text(options.title, limit: 200)
    page.raw("</h1>\n<nav class=\"l\" aria-label=\"Reports\"><ul role=\"list\">\n")
    for entry in entries { write(entry, to: &page) }
    page.raw("</ul></nav>\n</main>\n</body>\n</html>\n")
    return PageHead.bytes(options, style: []) + page.bytes
  }

  private static func write(_ entry: Entry, to page: inout MarkupWriter) {
    page.raw("<li class=\"li\"><a class=\"ln\" href=\"./")
    page.made(percentEncoded(entry.file))
    page.raw("\"><bdi>")
    page.text(entry.name, limit: 200)
    page.raw("</bdi>")
    if let summary = entry.summary {
      page.raw("<bdi class=\"sub\">")
      page.text(summary, limit: 300)
      page.raw("</bdi>")
    }
    page.raw("</a></li>\n")
  }

  /// A file's name as one segment of a path (RFC 3986, 3.3); with `./` before it nothing in it is a
  /// scheme or another folder.
  static func percentEncoded(_ name: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var text = ""
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        text.append("%")
        text.append(digits[Int(byte >> 4)])
        text.append(digits[Int(byte & 15)])
      }
    }
    return text
  }
}
