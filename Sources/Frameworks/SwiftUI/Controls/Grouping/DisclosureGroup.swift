internal import ViewTree

/// Content below a label that can be folded away; it is folded at first.
public struct DisclosureGroup<Label: View, Content: View> {
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content
  private let label: Label

  fileprivate nonisolated init(
    expansion isExpanded: Binding<Bool>?,
    content: @escaping () -> Content,
    label: Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label
  }

  /// Makes a group that keeps by itself whether it is open.
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(expansion: nil, content: content, label: label())
  }

  /// Makes a group that is open while a binding says so.
  public nonisolated init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(expansion: isExpanded, content: content, label: label())
  }
}

extension DisclosureGroup: View {
  /// The group as its style draws it.
  public var body: some View {
    _Expandable(binding: isExpanded) { isExpanded in
      _StyledDisclosure(isExpanded: isExpanded, content: content, label: label)
    }
  }
}

/// A view with a flag: a binding's, or one of its own that is false at first.
struct _Expandable<Content: View> {
  let binding: Binding<Bool>?
  let initial: Bool
  let content: (Binding<Bool>) -> Content
  @State fileprivate var isExpanded: Bool?

  nonisolated init(
    binding: Binding<Bool>?,
    initial: Bool = false,
    content: @escaping (Binding<Bool>) -> Content
  ) {
    self.binding = binding
    self.initial = initial
    self.content = content
  }

}

extension _Expandable: View {
  var body: some View {
    content(binding ?? Binding(get: { isExpanded ?? initial }, set: { isExpanded = $0 }))
  }
}

/// A disclosure group as the style of the environment draws it.
struct _StyledDisclosure<Label: View, Content: View> {
  let isExpanded: Binding<Bool>
  let content: () -> Content
  let label: Label
}

extension _StyledDisclosure: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let content = view.content
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(view.label, number: 0),
      content: .init(
        _Deferred(content: content),
        number: 1,
        keeping: \.disclosureGroup,
        of: resolver
      ),
      isExpanded: view.isExpanded
    )
    resolver.draw(configuration, as: \.disclosureGroup) {
      _BuiltInDisclosureGroup(configuration: $0)
    }
  }
}

/// A view that is made when it is needed.
struct _Deferred<Content: View> {
  let content: () -> Content
}

extension _Deferred: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.resolve(view.content())
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a localized string that keeps by itself whether it is open.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(expansion: nil, content: content, label: Text(titleKey))
  }

  /// Makes a group with a string that keeps by itself whether it is open.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(expansion: nil, content: content, label: Text(title))
  }

  /// Makes a group with a localized string that is open while a binding says so.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(expansion: isExpanded, content: content, label: Text(titleKey))
  }

  /// Makes a group with a string that is open while a binding says so.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(expansion: isExpanded, content: content, label: Text(title))
  }
}
