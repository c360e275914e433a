internal import ViewTree

extension View {
  /// Tells assistive technology what the view is.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    modifier(_NodeModifier { .accessibility(Accessibility(label: label.string(in: $0))) })
  }

  /// Tells assistive technology what the view is.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Tells assistive technology what the view is.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Tells assistive technology the view's value.
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    modifier(_NodeModifier { .accessibility(Accessibility(value: value.string(in: $0))) })
  }

  /// Tells assistive technology the view's value.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Tells assistive technology the view's value.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Leaves the view out for assistive technology.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    node(.accessibility(Accessibility(isHidden: hidden)))
  }
}
