internal import ViewTree

/// A choice among several options.
///
/// Options are told apart by their `tag(_:includeOptional:)`, or by their identity in a `ForEach`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  private let label: Label

  /// Makes a picker with a label.
  public nonisolated init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Makes a picker with a label.
  public nonisolated init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { label })
  }

  /// Makes a picker with a label and words for the option that is chosen, which the option itself
  /// says here.
  public nonisolated init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content, label: label)
  }

  /// Makes a picker for a value of several elements, with a label.
  ///
  /// It shows the value of the first element, and choosing sets that of all.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: selection] }
    self.selection = bindings.first.map { first in
      Binding(
        get: { first.wrappedValue },
        set: { newValue in bindings.forEach { $0.wrappedValue = newValue } }
      )
    }
    self.content = content()
    self.label = label()
  }

  /// Makes a picker for a value of several elements, with a label and words for the option that is
  /// chosen, which the option itself says here.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(sources: sources, selection: selection, content: content, label: label)
  }
}

extension Picker: View {
  /// A picker has no body of its own.
  public typealias Body = Never

  /// Adds the picker: its label, then all its options.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let style = resolver.environment.builtIn.controls.picker
    let options = NodeCollector.options()
    let choose = ControlAction.choose { position in
      guard options.views.indices.contains(position) else { return }
      if let value = options.views[position].selection(as: SelectionValue.self) {
        view.selection?.wrappedValue = value
      }
    }
    resolver.control(.picker(PickerContent(selected: nil, style: style.tree)), choose) {
      resolver.controlLabel(view.label)
      resolver.descend(.part(1)) {
        resolver.withEnvironment({ $0.builtIn.controls.isInList = false }) {
          resolver.collecting(with: options) { resolver.resolve(view.content) }
        }
      }
      let selected = view.selection.flatMap { options.index(of: $0.wrappedValue) }
      resolver.replaceOpenContent(.picker(PickerContent(selected: selected, style: style.tree)))
    }
  }
}
