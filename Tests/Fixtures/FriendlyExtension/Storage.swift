// swift-format-ignore-file: NeverForceUnwrap

import Foundation

struct Stored: Codable { var count: Int }

/// A model in a file that imports Foundation alone.
private final class Model: ObservableObject {
  @Published var count = 1
}

func storageLines() async -> [String] {
  var lines: [String] = []
  let shared: UserDefaults = UserDefaults(suiteName: "group.com.example.shared")!
  let read = shared.integer(forKey: "minutes")
  shared.set(42, forKey: "minutes")
  shared.set(try? JSONEncoder().encode(Stored(count: 3)), forKey: "stored")
  shared.synchronize()
  let again = UserDefaults(suiteName: "group.com.example.shared")?.integer(forKey: "minutes")
  lines.append("defaults \(read) \(again ?? -1) \(shared.data(forKey: "stored")?.count ?? 0)")
  UserDefaults.standard.register(defaults: ["limit": 7])
  for index in 0..<100 { UserDefaults.standard.set(index, forKey: "key\(index)") }
  lines.append("limit \(UserDefaults.standard.integer(forKey: "limit"))")

  let file = FileManager.default.containerURL(
    forSecurityApplicationGroupIdentifier: "group.com.example.shared"
  )!.appendingPathComponent("a.json")
  do {
    try Data("{}".utf8).write(to: file, options: .atomic)
    lines.append("written")
  } catch {
    lines.append("write throws \((error as NSError).domain)")
  }
  lines.append("read \((try? Data(contentsOf: file))?.count ?? -1)")
  let folder = file.deletingLastPathComponent()
  do {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    lines.append("made")
  } catch { lines.append("folder throws") }
  lines.append("exists \(FileManager.default.fileExists(atPath: folder.path))")
  let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
  lines.append(
    "documents \(documents.count) handle \(FileHandle(forWritingAtPath: file.path) == nil)"
  )
  NSUbiquitousKeyValueStore.default.set("a", forKey: "b")
  let model = Model()
  model.count += 1
  lines.append("model \(model.count)")
  let plist = try? PropertyListEncoder().encode(["a": 1])
  let cache = NSCache<NSString, NSNumber>()
  cache.setObject(5, forKey: "five")
  lines.append("plist \(plist != nil) cache \(cache.object(forKey: "five") ?? 0)")
  return lines
}

func networkLines() async -> [String] {
  var lines: [String] = []
  guard let url = URL(string: "https://example.com/collect") else { return [] }
  do {
    let (data, _) = try await URLSession.shared.data(from: url)
    lines.append("received \(data.count)")
  } catch { lines.append("data throws \((error as NSError).code)") }
  var request = URLRequest(url: url)
  request.httpMethod = "POST"
  request.setValue("application/json", forHTTPHeaderField: "Content-Type")
  let failure = await withCheckedContinuation { continuation in
    URLSession.shared.dataTask(with: request) { data, response, error in
      continuation.resume(returning: "task \(error?.localizedDescription ?? "no error")")
    }.resume()
  }
  lines.append(failure)
  lines.append("contents \((try? Data(contentsOf: url)) == nil)")
  lines.append("text \((try? String(contentsOf: url, encoding: .utf8)) == nil)")
  CFNotificationCenterPostNotification(
    CFNotificationCenterGetDarwinNotifyCenter(),
    CFNotificationName("com.example.changed" as CFString),
    nil,
    nil,
    true
  )
  NotificationCenter.default.post(name: Notification.Name("changed"), object: nil)
  return lines
}
