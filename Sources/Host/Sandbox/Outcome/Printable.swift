/// Text of the process's choosing, made fit for a log line: printable ASCII stays, anything else
/// becomes a question mark.
package func printable(_ text: String) -> String {
  String(
    String.UnicodeScalarView(
      text.unicodeScalars.map { (0x20..<0x7f).contains($0.value) ? $0 : "?" }
    )
  )
}
