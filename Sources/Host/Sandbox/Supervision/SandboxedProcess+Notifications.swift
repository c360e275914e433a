internal import CSandbox
internal import Glibc

extension SandboxedProcess {
  /// Honest programs look for a few dozen files.
  ///
  /// Each look costs the host some work.
  private static let quietLimit = 20_000

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
      countQuietAnswer(refusal)
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
      if refusals.total >= configuration.refusalLimit { kill(.violation(kind)) }
      _ = rh_notification_refuse(listener, identifier, code)
    case .end:
      // The call is never answered: the process dies waiting.
      kill(.violation(report(refusal)))
    }
  }

  private func report(_ refusal: Refusal) -> Refusal {
    let (kind, isNew) = refusals.record(refusal)
    if isNew { events.append(.refusal(kind)) }
    return kind
  }

  private func countQuietAnswer(_ refusal: Refusal) {
    quietAnswers += 1
    if quietAnswers >= Self.quietLimit { kill(.violation(refusal)) }
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

/// Text of the process's choosing, made fit for a log line: printable ASCII stays, anything else
/// becomes a question mark.
func printable(_ text: String) -> String {
  String(
    String.UnicodeScalarView(
      text.unicodeScalars.map { (0x20..<0x7f).contains($0.value) ? $0 : "?" }
    )
  )
}
