import Foundation

func formatterLines() async -> [String] {
  var lines: [String] = []
  let day = Date(timeIntervalSince1970: 1_782_000_000)
  let interval = DateIntervalFormatter()
  interval.dateStyle = .medium
  interval.timeStyle = .none
  lines.append("interval \(interval.string(from: day, to: day.addingTimeInterval(86_400)).isEmpty)")
  lines.append("bytes \(ByteCountFormatter.string(fromByteCount: 1_500_000, countStyle: .file))")
  lines.append("iso \(ISO8601DateFormatter().string(from: day))")
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.setLocalizedDateFormatFromTemplate("EEEEd")
  lines.append("template \(formatter.string(from: day))")
  formatter.dateFormat = "yyyy-MM-dd"
  lines.append("date \(formatter.string(from: day))")
  let number = NumberFormatter()
  number.numberStyle = .percent
  lines.append("percent \(number.string(from: 0.25) ?? "-")")
  lines.append("compact \(5300.formatted(.number.notation(.compactName)))")
  lines.append("duration \(Duration.seconds(3900).formatted(.time(pattern: .hourMinute)))")
  let units = Duration.UnitsFormatStyle.units(allowed: [.hours, .minutes], width: .abbreviated)
  lines.append("units \(Duration.seconds(3900).formatted(units))")
  lines.append("list \(["a", "b", "c"].formatted(.list(type: .and)))")
  lines.append("size \(Int64(2_000_000).formatted(.byteCount(style: .file)))")
  lines.append("format \(String(format: "%02d:%02d %.1f%% %@", 5, 7, 12.5, "x"))")
  lines.append("symbols \(Calendar.current.shortWeekdaySymbols.count)")
  lines.append(
    "hours \(Measurement(value: 90, unit: UnitDuration.minutes).converted(to: .hours).value)"
  )
  return lines
}

func objectLines() async -> [String] {
  var lines: [String] = []
  lines.append("identifier \(Bundle.main.bundleIdentifier ?? "none")")
  lines.append(
    "version \(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "none")"
  )
  lines.append(
    "name \(Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? "none")"
  )
  lines.append("resource \(Bundle.main.url(forResource: "a", withExtension: "json") == nil)")
  lines.append("localizations \(Bundle.main.preferredLocalizations.count)")
  lines.append("locale \(Locale.current.identifier) \(Locale.preferredLanguages.count)")
  lines.append("zone \(TimeZone.current.identifier) \(Calendar.current.firstWeekday)")
  let info = ProcessInfo.processInfo
  lines.append(
    "process \(info.processName) \(info.activeProcessorCount) \(info.isLowPowerModeEnabled)"
  )
  lines.append("host \(info.hostName.isEmpty) \(info.physicalMemory > 0) \(info.systemUptime > 0)")
  lines.append("system \(info.operatingSystemVersion.majorVersion > 0)")
  lines.append("environment \(info.environment.isEmpty)")
  let text = NSAttributedString(string: "abc")
  lines.append("attributed \(text.length)")
  lines.append(
    "random \(Int.random(in: 1...1)) \(arc4random_uniform(1)) \(UUID().uuidString.count)"
  )
  let identifiers = (0..<100).map { _ in UUID() }
  let read = UUID(uuidString: identifiers[0].uuidString.lowercased())
  lines.append("identifiers \(Set(identifiers).count) \(read == identifiers[0])")
  let objects = (0..<100).map { _ in NSUUID() }
  lines.append("objects \(Set(objects).count) \(UUID(uuidString: "1234") == nil)")
  let expression = try? NSRegularExpression(pattern: "[0-9]+")
  let range = NSRange(location: 0, length: 5)
  lines.append("matches \(expression?.numberOfMatches(in: "a1b22", range: range) ?? 0)")
  NSLog("logged %@", "line")
  let progress = Progress(totalUnitCount: 4)
  progress.completedUnitCount = 1
  lines.append("progress \(progress.fractionCompleted)")
  lines.append("predicate \(NSPredicate { object, _ in object != nil }.evaluate(with: "a"))")
  let json = try? JSONSerialization.jsonObject(with: Data("{\"a\":[1,2]}".utf8)) as? [String: Any]
  lines.append("json \(json?["a"] as? [Int] ?? [])")
  return lines
}
