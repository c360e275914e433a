/// Something to press.
package struct ButtonContent: Hashable, Sendable {
  /// What pressing does.
  package enum Role: Int, Hashable, Sendable, CaseIterable {
    case none, cancel, destructive
  }

  /// The look of a button.
  package enum Style: Int, Hashable, Sendable, CaseIterable {
    case automatic, bordered, borderedProminent, borderless, plain, link
  }

  package var role: Role
  package var style: Style
  package var tint: Paint?
  /// The outline of a bordered button; nil for the surface's choice.
  package var shape: ShapeKind?

  package init(
    role: Role = .none,
    style: Style = .automatic,
    tint: Paint? = nil,
    shape: ShapeKind? = nil
  ) {
    self.role = role
    self.style = style
    self.tint = tint
    self.shape = shape
  }
}

/// Something that is on or off.
package struct ToggleContent: Hashable, Sendable {
  /// The look of a toggle.
  package enum Style: Int, Hashable, Sendable, CaseIterable {
    case automatic, `switch`, button, checkbox
  }

  /// Nil where it stands for several values that differ.
  package var isOn: Bool?
  package var style: Style
  package var tint: Paint?

  package init(isOn: Bool?, style: Style = .automatic, tint: Paint? = nil) {
    self.isOn = isOn
    self.style = style
    self.tint = tint
  }
}

/// A value of a range, to be moved.
package struct SliderContent: Hashable, Sendable {
  /// Where the value stands in its range, 0…1.
  package var fraction: Double
  package var tint: Paint?
  package var hasLabel: Bool
  package var hasMinimumLabel: Bool
  package var hasMaximumLabel: Bool

  package init(
    fraction: Double,
    tint: Paint? = nil,
    hasLabel: Bool = false,
    hasMinimumLabel: Bool = false,
    hasMaximumLabel: Bool = false
  ) {
    self.fraction = fraction
    self.tint = tint
    self.hasLabel = hasLabel
    self.hasMinimumLabel = hasMinimumLabel
    self.hasMaximumLabel = hasMaximumLabel
  }

  /// The number of children that follow from the flags.
  package var childCount: Int {
    [hasLabel, hasMinimumLabel, hasMaximumLabel].count { $0 }
  }
}

/// Text to be written.
package struct TextFieldContent: Hashable, Sendable {
  /// The look of a field.
  package enum Style: Int, Hashable, Sendable, CaseIterable {
    case automatic, plain, roundedBorder
  }

  /// What has been written; the characters of a secure field are not sent.
  package var text: String
  /// What an empty field shows.
  package var prompt: String
  package var isSecure: Bool
  /// Whether the field is a page of text.
  package var isMultiline: Bool
  package var style: Style
  package var textStyle: TextStyle

  package init(
    text: String,
    prompt: String = "",
    isSecure: Bool = false,
    isMultiline: Bool = false,
    style: Style = .automatic,
    textStyle: TextStyle = TextStyle()
  ) {
    self.text = text
    self.prompt = prompt
    self.isSecure = isSecure
    self.isMultiline = isMultiline
    self.style = style
    self.textStyle = textStyle
  }
}

/// One of several options.
package struct PickerContent: Hashable, Sendable {
  /// The look of a picker.
  package enum Style: Int, Hashable, Sendable, CaseIterable {
    case automatic, menu, segmented, inline, wheel, palette, navigationLink, radioGroup
  }

  /// The position of the chosen option among the children behind the label; nil for none.
  package var selected: Int?
  package var style: Style

  package init(selected: Int?, style: Style = .automatic) {
    self.selected = selected
    self.style = style
  }
}

/// A value of a range, to be read.
package struct Gauge: Hashable, Sendable {
  /// The look of a gauge.
  package enum Style: Int, Hashable, Sendable, CaseIterable {
    case automatic, linearCapacity, accessoryLinear, accessoryLinearCapacity, accessoryCircular,
      accessoryCircularCapacity
  }

  /// Where the value stands in its range, 0…1.
  package var fraction: Double
  package var style: Style
  package var tint: Paint?
  package var hasLabel: Bool
  package var hasValueLabel: Bool
  package var hasMinimumLabel: Bool
  package var hasMaximumLabel: Bool

  package init(
    fraction: Double,
    style: Style = .automatic,
    tint: Paint? = nil,
    hasLabel: Bool = false,
    hasValueLabel: Bool = false,
    hasMinimumLabel: Bool = false,
    hasMaximumLabel: Bool = false
  ) {
    self.fraction = fraction
    self.style = style
    self.tint = tint
    self.hasLabel = hasLabel
    self.hasValueLabel = hasValueLabel
    self.hasMinimumLabel = hasMinimumLabel
    self.hasMaximumLabel = hasMaximumLabel
  }

  /// The number of children that follow from the flags.
  package var childCount: Int {
    [hasLabel, hasValueLabel, hasMinimumLabel, hasMaximumLabel].count { $0 }
  }
}
