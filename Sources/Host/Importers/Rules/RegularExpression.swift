internal import CPCRE2

/// A regular expression of PCRE2.
///
/// Text need not be UTF-8; what is not never matches. No search takes longer than its limits allow,
/// whatever the expression.
final class RegularExpression {
  /// Why an expression cannot be used.
  struct Failure: Error, Hashable, Sendable {
    var message: String
    /// Bytes from the start of the expression.
    var offset: Int
  }

  /// What became of a search.
  enum Outcome { case found, absent, tooCostly }

  private let code: OpaquePointer

  init(_ pattern: String, ignoresCase: Bool) throws(Failure) {
    // As Python and Rust do it: letters and digits of all scripts count.
    var options = PCRE2_UTF | PCRE2_UCP | PCRE2_MATCH_INVALID_UTF | PCRE2_NEVER_BACKSLASH_C
    if ignoresCase { options |= PCRE2_CASELESS }
    let text = Array(ForeignEscapes.translated(pattern).utf8)
    var number: Int32 = 0
    var offset = 0
    guard let code = pcre2_compile_8(text, text.count, options, &number, &offset, nil) else {
      throw Failure(message: Self.message(number), offset: offset)
    }
    // Where the system forbids it, the interpreter does the same more slowly.
    pcre2_jit_compile_8(code, PCRE2_JIT_COMPLETE)
    self.code = code
  }

  deinit { pcre2_code_free_8(code) }

  private static func message(_ number: Int32) -> String {
    var buffer = [UInt8](repeating: 0, count: 256)
    let length = pcre2_get_error_message_8(number, &buffer, buffer.count)
    return length > 0 ? String(decoding: buffer[..<Int(length)], as: UTF8.self) : "error \(number)"
  }

  /// Whether the expression matches anywhere in a text.
  @inline(__always)
  func search(_ text: UnsafeBufferPointer<UInt8>, _ workspace: Workspace) -> Outcome {
    let start = text.baseAddress ?? Self.emptyText
    let result = pcre2_match_8(
      code,
      start,
      text.count,
      0,
      0,
      workspace.matchData,
      workspace.context
    )
    if result >= 0 { return .found }
    return result == PCRE2_ERROR_NOMATCH || result == PCRE2_ERROR_PARTIAL ? .absent : .tooCostly
  }

  nonisolated(unsafe) private static let emptyText = UnsafePointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  )

  /// What searches work with; one serves any number of expressions, one after another.
  final class Workspace {
    fileprivate let matchData: OpaquePointer?
    fileprivate let context: OpaquePointer?
    private let stack: OpaquePointer?

    /// - Parameter steps: What one search may cost; for an expression that is compiled to machine code
    ///   a step is about a nanosecond.
    init(steps: UInt32 = 100_000) {
      matchData = pcre2_match_data_create_8(1, nil)
      context = pcre2_match_context_create_8(nil)
      stack = pcre2_jit_stack_create_8(32 << 10, 1 << 20, nil)
      if let context {
        pcre2_set_match_limit_8(context, steps)
        pcre2_set_depth_limit_8(context, 1_000)
        // In KiB.
        pcre2_set_heap_limit_8(context, 4 << 10)
        if let stack { pcre2_jit_stack_assign_8(context, nil, UnsafeMutableRawPointer(stack)) }
      }
    }

    deinit {
      pcre2_match_data_free_8(matchData)
      pcre2_match_context_free_8(context)
      pcre2_jit_stack_free_8(stack)
    }
  }
}
