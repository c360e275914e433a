internal import CSandbox
internal import Glibc

extension SandboxedProcess {
  /// Calls that are answered quietly until the process is ended for them.
  ///
  /// Honest programs look for a few dozen files. Each look costs the host some work.
  package static let answerLimit = 20_000

  /// Calls whose large grants do not count: an honest program may map and unmap as often as it likes.
  private static let memoryCalls: Set<String> = ["mmap", "mremap"]

  /// Takes one refused call and answers it.
  func answerNotification() {
    var notification = rh_notification()
    guard rh_notification_receive(channels.listener, &notification) == 1 else { return }
    let a = notification.arguments
    let arguments = [a.0, a.1, a.2, a.3, a.4, a.5]
    let name = systemCallName(notification.number)
    let path = name.flatMap { readPath($0, arguments, notification.identifier) }
    let memoryAnswer = answerForMemory(name, arguments)
    // After a failed allocation the C library tries others; anything else is life going on.
    if memoryAnswer == nil { memoryRefusal = nil }
    let answer =
      memoryAnswer ?? secondStage(name, arguments, notification.identifier)
      ?? answerForZone(name, arguments, path)
      ?? RefusalPolicy.answer(name, arguments, path: path)
    let refusal = Refusal(
      systemCall: name ?? "system call \(notification.number)",
      detail: path.map(printable) ?? name.flatMap { RefusalPolicy.detail($0, arguments) },
      arguments: arguments,
      count: 1
    )
    apply(answer, to: refusal, notification.identifier)
  }

  private func apply(_ answer: Answer, to refusal: Refusal, _ identifier: UInt64) {
    let listener = channels.listener
    switch answer {
    case .proceed:
      if !Self.memoryCalls.contains(refusal.systemCall) { countQuietAnswer(refusal) }
      _ = rh_notification_continue(listener, identifier)
    case .give(let bytes):
      countQuietAnswer(refusal)
      let result = rh_notification_give(listener, identifier, bytes, bytes.count)
      if result < 0 { _ = rh_notification_refuse(listener, identifier, -result) }
    case .quiet(let code):
      countQuietAnswer(refusal)
      _ = rh_notification_refuse(listener, identifier, code)
    case .outOfMemory:
      memoryRefusal = MemoryRefusal(processorTime: runTime)
      countQuietAnswer(refusal)
      _ = rh_notification_refuse(listener, identifier, ENOMEM)
    case .refuse(let code):
      let kind = report(refusal)
      if refusals.total >= configuration.refusalLimit + allowance(perMinute: 2) {
        kill(.violation(kind.ending(for: .refusalLimit)))
      }
      _ = rh_notification_refuse(listener, identifier, code)
    case .end:
      // The call is never answered: the process dies waiting.
      kill(.violation(report(refusal).ending(for: .attack)))
    }
  }

  private func report(_ refusal: Refusal) -> Refusal {
    let (kind, isNew) = refusals.record(refusal)
    if isNew { events.append(.refusal(kind)) }
    return kind
  }

  private func countQuietAnswer(_ refusal: Refusal) {
    quietAnswers += 1
    if quietAnswers > Self.answerLimit + allowance(perMinute: 600) {
      kill(.violation(refusal.ending(for: .answerLimit)))
    }
  }

  /// What a process that lives on may have more than one that ends within a minute.
  private func allowance(perMinute rate: Int) -> Int {
    let minutes = Moment.now.seconds(since: launchedAt) / 60
    return (Int(exactly: minutes.rounded(.down)) ?? 0) * rate
  }

  private func systemCallName(_ number: Int32) -> String? {
    var length = 0
    let bytes = [CChar](unsafeUninitializedCapacity: 64) { buffer, filled in
      guard let base = buffer.baseAddress else { return }
      length = rh_system_call_name(number, base, buffer.count)
      filled = length
    }
    return length == 0 ? nil : String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private func readPath(_ name: String, _ arguments: [UInt64], _ identifier: UInt64) -> String? {
    guard let index = RefusalPolicy.pathArgument(name) else { return nil }
    var length = 0
    let bytes = [CChar](unsafeUninitializedCapacity: Refusal.pathLimit) { buffer, filled in
      guard let base = buffer.baseAddress else { return }
      length = rh_read_string(
        channels.listener,
        identifier,
        processIdentifier,
        arguments[index],
        base,
        buffer.count
      )
      filled = max(0, length)
    }
    guard length >= 0 else { return nil }
    return String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
