public import FoundationShims
internal import ViewTree

extension View {
  /// A node that tells assistive technology something about this view.
  nonisolated func accessibility(
    _ change: @escaping (inout Accessibility, EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, _NodeModifier> {
    modifier(
      _NodeModifier { environment in
        var accessibility = Accessibility()
        change(&accessibility, environment)
        return .accessibility(accessibility)
      }
    )
  }
}

extension View {
  /// Sets what assistive technology calls the view.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    accessibility { $0.label = label.string(in: $1) }
  }

  /// Sets what assistive technology calls the view.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets what assistive technology calls the view.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets what assistive technology calls the view.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets what assistive technology calls the view, while a condition holds.
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    accessibility { if isEnabled { $0.label = label.string(in: $1) } }
  }

  /// Sets what assistive technology calls the view, while a condition holds.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey,
    isEnabled: Bool
  ) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Sets what assistive technology calls the view, while a condition holds.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(
    _ label: LocalizedStringResource,
    isEnabled: Bool
  ) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets what assistive technology calls the view, while a condition holds.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S,
    isEnabled: Bool
  ) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }
}

extension View {
  /// Sets what assistive technology says the view's value is.
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    accessibility { $0.value = value.string(in: $1) }
  }

  /// Sets what assistive technology says the view's value is.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Sets what assistive technology says the view's value is.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ value: LocalizedStringResource) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets what assistive technology says the view's value is.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets what assistive technology says the view's value is, while a condition holds.
  public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    accessibility { if isEnabled { $0.value = value.string(in: $1) } }
  }

  /// Sets what assistive technology says the view's value is, while a condition holds.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey,
    isEnabled: Bool
  ) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Sets what assistive technology says the view's value is, while a condition holds.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(
    _ value: LocalizedStringResource,
    isEnabled: Bool
  ) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Sets what assistive technology says the view's value is, while a condition holds.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S,
    isEnabled: Bool
  ) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }
}

extension View {
  /// Sets what assistive technology says using the view does.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    accessibility { $0.hint = hint.string(in: $1) }
  }

  /// Sets what assistive technology says using the view does.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Sets what assistive technology says using the view does.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hint: LocalizedStringResource) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Sets what assistive technology says using the view does.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Sets what assistive technology says using the view does, while a condition holds.
  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    accessibility { if isEnabled { $0.hint = hint.string(in: $1) } }
  }

  /// Sets what assistive technology says using the view does, while a condition holds.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey,
    isEnabled: Bool
  ) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Sets what assistive technology says using the view does, while a condition holds.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(
    _ hint: LocalizedStringResource,
    isEnabled: Bool
  ) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Sets what assistive technology says using the view does, while a condition holds.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S,
    isEnabled: Bool
  ) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }
}

extension View {
  /// Hides the view from assistive technology.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility { accessibility, _ in accessibility.isHidden = hidden }
  }

  /// Hides the view from assistive technology, while a condition holds.
  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibility { accessibility, _ in accessibility.isHidden = hidden && isEnabled }
  }

  /// Names the view for tests.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility { accessibility, _ in accessibility.identifier = identifier }
  }

  /// Names the view for tests, while a condition holds.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String,
    isEnabled: Bool
  ) -> some View {
    accessibility { accessibility, _ in
      if isEnabled { accessibility.identifier = identifier }
    }
  }
}
