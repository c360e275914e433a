import ExtensionProtocol
import Glibc
import ViewTree

// A process that speaks the protocol by itself, as an app and as an extension. What it shows and does
// wrong is told to it as texts, entered into its control 1.

var state = State()
send(
  .hello(
    ProcessHello(
      versions: [1],
      sdk: "scripted",
      features: ["geometry", "events", "authorization", "settings"],
      contexts: ["Script"] + Report.allCases.map(\.rawValue)
    )
  )
)
while let frame = receiveFrame() {
  guard let message = try? HostMessage(frame: frame) else { exit(3) }
  handle(message)
}

@MainActor
func handle(_ message: HostMessage) {
  switch message {
  case .hello(let hello): state.features = hello.features
  case .render(let request):
    state.render = request
    state.reports = []
    state.renders += 1
  case .activity(_, let report): state.reports.append(report)
  case .end(let id): sendTree(id, event: 0)
  case .geometry(let id, let places):
    state.places = places
    sendTree(id, event: state.lastEvent)
  case .event(let id, let event):
    state.lastEvent = event.sequence
    state.perform(event)
    if !state.isSilent { sendTree(id, event: event.sequence) }
    while state.isFlooding { sendTree(id, event: event.sequence) }
    if state.isSpinning { spin() }
  case .authorization(let answer):
    state.authorization = "\(answer.status)"
    if let id = state.render?.id { sendTree(id, event: state.lastEvent) }
  case .settings(let bytes): state.settings = String(decoding: bytes, as: UTF8.self)
  case .close:
    if let kept = state.keptAtEnd { send(.settings(Array(kept.utf8))) }
    exit(0)
  }
}

/// Keeps the processor busy.
func spin() {
  var number: UInt64 = 1
  while number > 0 { number = number &* 3 | 1 }
}

@MainActor
func sendTree(_ id: UInt64, event: UInt64) {
  guard let context = state.render?.context else { return }
  if let report = Report(rawValue: context) {
    guard let tree = report.tree(state) else { return }
    send(.tree(id: id, tree, event: event))
  } else {
    send(.tree(id: id, state.tree, event: event))
  }
}

func send(_ message: ProcessMessage) {
  guard let bytes = try? message.frame() else { exit(4) }
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(4, $0.baseAddress, $0.count) }
    guard count > 0 else { exit(0) }
    rest = rest.dropFirst(count)
  }
}

func receiveFrame() -> [UInt8]? {
  guard let header = receive(4) else { return nil }
  return receive(header.reduce(0) { $0 << 8 | Int($1) })
}

func receive(_ count: Int) -> [UInt8]? {
  var bytes = [UInt8](repeating: 0, count: count)
  var done = 0
  while done < count {
    let part = bytes.withUnsafeMutableBytes {
      read(3, $0.baseAddress?.advanced(by: done), count - done)
    }
    guard part > 0 else { return nil }
    done += part
  }
  return bytes
}
