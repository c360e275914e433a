/// A control that leads to another view of the navigation around it.
///
/// Rows of a list that are links end with a chevron.
public struct NavigationLink<Label: View, Destination: View> {
  private let target: LinkTarget
  private let label: Label

  fileprivate nonisolated init(target: LinkTarget, label: Label) {
    self.target = target
    self.label = label
  }
}

/// Where a link leads.
enum LinkTarget {
  case view(AnyView)
  case value(AnyHashable?)
  /// A view that is shown while a binding says so.
  case switched(AnyView, Binding<Bool>)
}

extension NavigationLink: View {
  /// The label, as a button.
  public var body: some View { _LinkBody(target: target, label: label) }

  /// Leads to a view in another column.
  ///
  /// Accepted without effect.
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension Binding where Value == Bool {
  /// Whether a selection has a value.
  fileprivate init<V: Hashable>(tag: V, selection: Binding<V?>) {
    self.init(
      get: { selection.wrappedValue == tag },
      set: { isSelected in
        if isSelected {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      }
    )
  }
}

extension NavigationLink {
  /// Makes a link to a view, with a label.
  public nonisolated init(
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(AnyView(destination())), label: label())
  }

  /// Makes a link to a view that is shown while a binding says so, with a label.
  public nonisolated init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(target: .switched(AnyView(destination()), isActive), label: label())
  }

  /// Makes a link to a view that is shown while a selection has a value, with a label.
  public nonisolated init<V: Hashable>(
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      isActive: Binding(tag: tag, selection: selection),
      destination: destination,
      label: label
    )
  }

  /// Makes a link to a view, with a label.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: { destination }, label: label)
  }

  /// Makes a link to a view that is shown while a binding says so, with a label.
  public nonisolated init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: isActive, destination: { destination }, label: label)
  }

  /// Makes a link to a view that is shown while a selection has a value, with a label.
  public nonisolated init<V: Hashable>(
    destination: Destination,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to the view of a value, with a label; without a value it cannot be followed.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link to the view of a value, with a localized string.
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Makes a link to the view of a value, with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link to a view, with a localized string.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link to a view, with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link to a view that is shown while a binding says so, with a localized string.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Makes a link to a view that is shown while a binding says so, with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Makes a link to a view that is shown while a selection has a value, with a localized string.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// Makes a link to a view that is shown while a selection has a value, with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// Makes a link to a view, with a localized string.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link to a view, with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link to a view that is shown while a binding says so, with a localized string.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Makes a link to a view that is shown while a binding says so, with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Makes a link to a view that is shown while a selection has a value, with a localized string.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// Makes a link to a view that is shown while a selection has a value, with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}
