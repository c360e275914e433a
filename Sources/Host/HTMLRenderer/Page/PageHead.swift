import Theme

/// What stands before a page's content.
enum PageHead {
  static func bytes(_ options: HTMLOptions, style rules: [UInt8], isFixed: Bool = false) -> [UInt8]
  {
    let style = Array(BaseStyle.text(theme: options.theme, isFixed: isFixed).utf8) + rules
    var page = MarkupWriter()
    page.reserve(style.count + 1024)
    page.raw("<!doctype html>\n<html")
    page.attribute("lang", options.language, limit: 35)
    page.raw(">\n<head>\n<meta charset=\"utf-8\">\n")
    page.raw(
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src '"
    )
    page.made(SHA256.source(style))
    page.raw("'; base-uri 'none'; form-action 'none'\">\n")
    page.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    page.raw("<meta name=\"color-scheme\" content=\"")
    page.made(options.theme?.rawValue ?? "light dark")
    page.raw("\">\n<meta name=\"referrer\" content=\"no-referrer\">\n<title>")
    page.text(options.title, limit: 200)
    page.raw("</title>\n<style>")
    page.made(style)
    page.raw("</style>\n</head>\n<body>\n<main>\n")
    return page.bytes
  }
}
