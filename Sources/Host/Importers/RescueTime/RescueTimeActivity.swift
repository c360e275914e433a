/// Tells domains from applications among RescueTime's activities.
enum RescueTimeActivity {
  /// Endings of files that are programs, not of domains.
  private static let programEndings: Set<String> = ["exe", "bin", "jar", "py", "sh", "app", "js"]

  /// Whether an activity is named by a web domain, such as `docs.example.org`.
  static func isDomain(_ activity: String) -> Bool {
    guard let ending = activity.utf8.split(separator: 0x2E).last, ending.count >= 2,
      ending.allSatisfy({ (0x61...0x7A).contains($0) }),
      !programEndings.contains(String(decoding: ending, as: UTF8.self))
    else { return false }
    let labels = activity.utf8.split(separator: 0x2E, omittingEmptySubsequences: false)
    guard labels.count >= 2, labels.allSatisfy({ !$0.isEmpty }) else { return false }
    return WebAddress.domain(Array("http://\(activity)".utf8)).map {
      $0.elementsEqual(activity.utf8) || "www.".utf8 + $0 == Array(activity.utf8)
    } ?? false
  }
}
