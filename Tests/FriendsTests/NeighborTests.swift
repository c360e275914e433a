import CoreHaptics
import CoreLocation
import ImageIO
import LocalAuthentication
import Network
import Security
import Testing
import UniformTypeIdentifiers
import UserNotifications
import WidgetKit

@Suite("Modules that extensions import beside")
struct NeighborTests {
  @Test("notifications are refused, and adding one throws that they are not allowed")
  func notifications() async throws {
    let center = UNUserNotificationCenter.current()
    #expect(try await center.requestAuthorization(options: [.alert, .sound]) == false)
    #expect(await center.notificationSettings().authorizationStatus == .denied)
    let content = UNMutableNotificationContent()
    content.title = "Time is up"
    content.sound = .default
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: trigger)
    #expect(request.content.title == "Time is up")
    await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.add(request) }
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test("a notification keeps what a summary says of it, in copies too")
  func summaries() {
    let content = UNMutableNotificationContent()
    #expect(content.summaryArgumentCount == 0)
    content.summaryArgument = "App limits"
    content.summaryArgumentCount = 40
    let copy: UNMutableNotificationContent = content.mutableCopy()
    #expect(copy.summaryArgument == "App limits")
    #expect(copy.summaryArgumentCount == 40)
  }

  @Test("pictures are not read from bytes")
  func pictures() {
    let bytes = Data("GIF89a".utf8)
    #expect(CGImageSourceCreateWithData(bytes as CFData, nil) == nil)
    #expect(kCGImagePropertyGIFDelayTime as String == "DelayTime")
  }

  @Test("the device cannot tap, and says so before an engine is made")
  func haptics() {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError(.notSupported)) { _ = try CHHapticEngine() }
  }

  @Test("a tenth of a degree of latitude is 11.1 km")
  func distance() {
    let first = CLLocation(latitude: 50, longitude: 8)
    let second = CLLocation(latitude: 50.1, longitude: 8)
    // 6,371,009 m times pi times 0.1 / 180.
    #expect(abs(first.distance(from: second) - 11_119.5) < 0.1)
  }

  @Test("a person cannot be recognized, and the error says why")
  func authentication() {
    var error: NSError?
    let can = LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error)
    #expect(!can && error?.code == LAError.Code.biometryNotAvailable.rawValue)
  }

  @Test("the monitor of networks tells once that there is none")
  func network() async {
    let monitor = NWPathMonitor()
    let status = await withCheckedContinuation { continuation in
      monitor.pathUpdateHandler = { continuation.resume(returning: $0.status) }
      monitor.start(queue: .main)
    }
    #expect(status == .unsatisfied)
  }

  @Test("the keychain is not available")
  func keychain() {
    let query: [String: Any] = [kSecClass as String: kSecClassGenericPassword]
    #expect(SecItemCopyMatching(query as CFDictionary, nil) == errSecNotAvailable)
  }

  @Test("kinds of files know their endings and what they are kinds of")
  func types() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType.jpeg.conforms(to: .image) && !UTType.jpeg.conforms(to: .text))
    #expect(UTType.json.preferredMIMEType == "application/json")
    #expect(UTType("com.example.unknown") == nil)
  }

  @Test("no widget is placed")
  func widgets() async throws {
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
  }
}
