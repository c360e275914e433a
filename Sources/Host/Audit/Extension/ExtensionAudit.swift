internal import ExtensionHost
package import ExtensionProtocol
package import Sandbox
internal import TerminalRenderer
internal import ViewTree

/// Runs the contexts of an extension, each in a process of its own, and notes what happens.
///
/// A process is started, greeted and asked as for any report, with the same configuration; nothing
/// that it can see tells an audit from a run.
package struct ExtensionAudit {
  private let executable: ExecutableFile
  private let configuration: SandboxConfiguration
  private let environment: Environment

  package init(
    _ executable: ExecutableFile,
    configuration: SandboxConfiguration,
    environment: Environment
  ) {
    self.executable = executable
    self.configuration = configuration
    self.environment = environment
  }

  /// Asks the extension for its contexts.
  ///
  /// - Returns: The contexts, or how the process ended that was to name them.
  /// - Throws: `SandboxError` when a layer of the sandbox cannot be had.
  package func contexts() throws(SandboxError) -> Contexts {
    let session = try ExtensionSession(executable, configuration: configuration)
    do throws(SessionError) {
      let hello = try session.greet()
      _ = session.finish()
      return .named(hello.contexts)
    } catch {
      return .none(failed(nil, error, session, nil))
    }
  }

  /// What an extension says when it is asked for its contexts.
  package enum Contexts: Sendable {
    case named([String])
    case none(ContextAudit)
  }

  /// Runs one context.
  ///
  /// - Throws: `SandboxError` when a layer of the sandbox cannot be had.
  package func audit(
    _ context: String,
    reports: [ActivityReport]
  ) throws(SandboxError) -> ContextAudit {
    let session = try ExtensionSession(executable, configuration: configuration)
    var hasEnteredSecondStage: Bool?
    do throws(SessionError) {
      let hello = try session.greet()
      hasEnteredSecondStage = session.hasEnteredSecondStage
      guard hello.contexts.contains(context) else {
        throw .malformed("it named this context before and does not any more")
      }
      let tree = try session.render(
        context: context,
        environment: environment,
        reports: reports,
        layout: { TerminalRenderer.geometry(of: $0, options: TerminalOptions()) }
      )
      return gave(tree, context, session, hasEnteredSecondStage)
    } catch {
      return failed(context, error, session, hasEnteredSecondStage)
    }
  }

  private func gave(
    _ tree: ViewTree,
    _ context: String,
    _ session: ExtensionSession,
    _ hasEnteredSecondStage: Bool?
  ) -> ContextAudit {
    let peak = session.status?.peakResidentBytes
    let ending = session.finish()
    let (verdict, message) = ContextAudit.verdict(afterReply: ending)
    return ContextAudit(
      context: context,
      verdict: verdict,
      message: message,
      hasPassed: verdict == "ok",
      hasEnteredSecondStage: hasEnteredSecondStage,
      nodes: tree.nodes.count,
      peakResidentBytes: [peak, ending.statistics.peakResidentBytes].compactMap(\.self).max(),
      ending: ending
    )
  }

  private func failed(
    _ context: String?,
    _ error: SessionError,
    _ session: ExtensionSession,
    _ hasEnteredSecondStage: Bool?
  ) -> ContextAudit {
    let peak = session.status?.peakResidentBytes
    let ending = session.finish()
    return ContextAudit(
      context: context,
      verdict: ContextAudit.verdict(error),
      message: "\(error)",
      hasPassed: false,
      hasEnteredSecondStage: hasEnteredSecondStage,
      nodes: nil,
      peakResidentBytes: [peak, ending.statistics.peakResidentBytes].compactMap(\.self).max(),
      ending: ending
    )
  }
}
