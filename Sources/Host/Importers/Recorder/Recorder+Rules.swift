extension Recorder {
  /// Takes the rules of the source, unless the options say otherwise.
  ///
  /// - Parameter json: ActivityWatch's settings, or the classes of them.
  func useRules(ofSource json: [UInt8]) {
    guard case .ofSource = options.rules else { return }
    do throws(JSONError) {
      guard let found = try CategoryRules(json: json, limits: options.limits) else { return }
      rules = RuleMatcher(found)
    } catch {
      report.notes.append("category rules of the source cannot be read: \(error.message)")
    }
  }

  /// The category that the rules put an event into; nil where none does.
  func category(of texts: RuleTexts) -> String? { rules?.category(of: texts) }
}
