import ExtensionProtocol
import Glibc
import ViewTree

/// Reports that behave in one way each.
enum Report: String, CaseIterable {
  /// Says what it was given.
  case total
  case empty
  case slow
  case stuck
  case crashing
  case huge
  case deep
  case named
  /// Wants to be told places that it makes different each time.
  case restless
  case printing

  /// The report; nil where the process does not answer.
  func tree(_ state: State) -> ViewTree? {
    var builder = ViewTreeBuilder()
    switch self {
    case .total: total(state, &builder)
    case .empty: builder.open(.stack(Stack(axis: .vertical)))
    case .slow:
      usleep(300_000)
      total(state, &builder)
    case .stuck: return nil
    case .crashing: abort()
    case .huge:
      builder.open(.stack(Stack(axis: .vertical)))
      for _ in 0..<60_000 { builder.leaf(.divider) }
    case .deep:
      for _ in 0..<508 { builder.open(.hidden) }
      builder.leaf(.divider)
    case .named:
      let token = state.reports.first?.subjects.first?.token ?? []
      builder.leaf(.tokenLabel(TokenLabel(kind: .application, token: token)))
    case .restless:
      builder.open(.geometry(Geometry(id: 1)))
      builder.words("rounds \(state.places.first?.x ?? 0)")
    case .printing:
      print("hello from a report")
      fflush(nil)
      builder.words("printed")
    }
    return builder.finish()
  }

  private func total(_ state: State, _ builder: inout ViewTreeBuilder) {
    let total = state.reports.flatMap(\.segments).reduce(0) { $0 + $1.totalDuration }
    let start = state.reports.first?.segments.first?.start ?? -1
    builder.open(.stack(Stack(axis: .vertical)))
    builder.control(1, .press)
    builder.words("presses \(state.presses)")
    builder.close()
    builder.words("total \(total) from \(start), renders \(state.renders)")
    builder.words("width \(state.render?.environment.width ?? 0)")
  }
}
