internal import ViewTree

/// A link as a button, or as a row with a chevron.
struct _LinkBody<Label: View> {
  let target: LinkTarget
  let label: Label
}

extension _LinkBody: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    if case .switched(let destination, let isActive) = view.target, isActive.wrappedValue {
      resolver.navigation.presented = PresentedScreen(
        view: { destination },
        dismiss: { isActive.wrappedValue = false }
      )
    }
    let controls = resolver.environment.builtIn.controls
    let action = view.target.action(in: controls.navigation)
    guard let action else {
      return resolver.resolve(
        _LinkButton(isRow: controls.isInList, label: view.label).disabled(true)
      )
    }
    let button = _LinkButton(isRow: controls.isInList, action: action, label: view.label)
    guard resolver.collector != nil || resolver.traits != nil else {
      return resolver.resolve(button)
    }
    resolver.withTraits({ $0.row.follow(view.target) }) { resolver.resolve(button) }
  }
}

extension RowUses {
  /// Says that a link fills the row.
  fileprivate mutating func follow(_ target: LinkTarget) {
    isLink = true
    if case .value(let value) = target { self.value = value }
  }
}

extension LinkTarget {
  /// What following the link does; nil where it cannot be followed.
  @MainActor
  fileprivate func action(in navigation: NavigationModel?) -> (@MainActor () -> Void)? {
    switch self {
    case .view(let view): return { navigation?.push(.view(view)) }
    case .value(let value):
      guard let value else { return nil }
      return { navigation?.push(.value(value)) }
    case .switched(_, let isActive): return { isActive.wrappedValue = true }
    }
  }
}

/// The label of a link as a button.
struct _LinkButton<Label: View>: View {
  let isRow: Bool
  var action: @MainActor () -> Void = {}
  let label: Label

  var body: some View {
    if isRow {
      _AutomaticButton(style: .plain, action: action, label: _LinkRow(label: label))
    } else {
      Button(action: action) { label }
    }
  }
}

/// The label of a link with a chevron at the trailing edge.
struct _LinkRow<Label: View>: View {
  let label: Label

  var body: some View {
    HStack {
      label
      Spacer()
      Image(systemName: "chevron.right").foregroundStyle(.tertiary)
    }
  }
}
