import FoundationShims
import Testing

@Suite("Networks that cannot be reached")
struct NetworkTests {
  private static let address = URL(string: "https://example.com/a")

  @Test("asking for an address throws that there is no network")
  func data() async throws {
    let url = try #require(Self.address)
    await #expect {
      try await URLSession.shared.data(from: url)
    } throws: { error in
      (error as? URLError)?.code == .notConnectedToInternet
    }
    #expect(throws: URLError.self) { try Data(contentsOf: url) }
  }

  @Test(
    "a task hands its error over once it was resumed, and a cancelled one that it was cancelled"
  )
  func tasks() async throws {
    let request = URLRequest(url: try #require(Self.address))
    let codes = await withTaskGroup(of: URLError.Code?.self) { group in
      for isCancelled in [false, true] {
        group.addTask {
          await withCheckedContinuation { continuation in
            let task = URLSession.shared.dataTask(with: request) { _, _, error in
              continuation.resume(returning: (error as? URLError)?.code)
            }
            if isCancelled { task.cancel() } else { task.resume() }
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(codes.contains(.notConnectedToInternet) && codes.contains(.cancelled))
  }

  @Test("the lines of a request are found whatever their case")
  func fields() throws {
    var request = URLRequest(url: try #require(Self.address))
    request.setValue("text/plain", forHTTPHeaderField: "Accept")
    request.addValue("text/html", forHTTPHeaderField: "accept")
    #expect(request.value(forHTTPHeaderField: "ACCEPT") == "text/plain,text/html")
    #expect(request.allHTTPHeaderFields?.count == 1)
  }

  @Test("a Darwin notification reaches the observers in the process until they are removed")
  func notifications() {
    final class Counter { var count = 0 }
    let (counter, center) = (Counter(), CFNotificationCenterGetDarwinNotifyCenter())
    let name = CFNotificationName("com.example.changed" as CFString)
    let observer = UnsafeRawPointer(Unmanaged.passUnretained(counter).toOpaque())
    CFNotificationCenterAddObserver(
      center,
      observer,
      { _, observer, _, _, _ in
        guard let observer else { return }
        Unmanaged<Counter>.fromOpaque(observer).takeUnretainedValue().count += 1
      },
      name.rawValue,
      nil,
      .deliverImmediately
    )
    CFNotificationCenterPostNotification(center, name, nil, nil, true)
    CFNotificationCenterRemoveObserver(center, observer, name, nil)
    CFNotificationCenterPostNotification(center, name, nil, nil, true)
    #expect(counter.count == 1)
  }
}
