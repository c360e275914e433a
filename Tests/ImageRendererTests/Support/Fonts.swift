import Foundation

/// The fonts of `.ci/dependencies`, which some expectations of letters rest on.
enum Fonts {
  /// Why a test is skipped.
  static let reason = "needs fonts that .ci/dependencies installs"

  /// Whether letters are those of Inter, or at least of DejaVu.
  static let areUsual = files.contains { $0.hasPrefix("Inter") || $0 == "DejaVuSans.ttf" }
  static let hasEmoji = files.contains("NotoColorEmoji.ttf")

  private static let files: Set<String> = {
    let folders = ["/usr/share/fonts", "/usr/local/share/fonts"]
    return Set(
      folders.flatMap { folder in
        FileManager.default.enumerator(atPath: folder)?
          .compactMap { ($0 as? String)?.split(separator: "/").last.map { String($0) } } ?? []
      }
    )
  }()
}
