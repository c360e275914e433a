/// Tells domains from applications among RescueTime's activities.
enum RescueTimeActivity {
  /// Endings of files that are programs, not of domains.
  private static let programEndings: Set<String> = ["exe", "bin", "jar", "py", "sh", "app", "js"]

  /// The domain that an activity is named by, such as `docs.example.org`; nil for an application.
  static func domain(_ activity: String) -> String? {
    let labels = activity.utf8.split(separator: 0x2E, omittingEmptySubsequences: false)
    guard labels.count >= 2, labels.allSatisfy({ !$0.isEmpty }), let ending = labels.last,
      ending.count >= 2, ending.allSatisfy({ (0x61...0x7A).contains($0) }),
      !programEndings.contains(String(decoding: ending, as: UTF8.self)),
      let domain = WebAddress.domain(Array("http://\(activity)".utf8))
    else { return nil }
    let text = String(decoding: domain, as: UTF8.self)
    return activity == text || activity == "www." + text ? text : nil
  }
}
