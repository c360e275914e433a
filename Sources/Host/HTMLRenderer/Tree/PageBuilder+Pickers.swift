import ViewTree

extension PageBuilder {
  mutating func write(
    _ picker: PickerContent,
    _ parts: [Int],
    _ index: Int,
    _ context: PageContext
  ) {
    guard let label = parts.first else { return }
    let options = parts.dropFirst()
    switch picker.style {
    case .segmented, .palette:
      writeOptions(picker, options, "vh", "seg", label, index, context)
    case .inline, .radioGroup, .wheel:
      writeOptions(picker, options, "sub", "v pw", label, index, context)
    case .automatic, .menu, .navigationLink:
      writeChoice(picker, Array(options), label, index, context)
    }
  }

  /// All options, of which one is chosen.
  private mutating func writeOptions(
    _ picker: PickerContent,
    _ options: ArraySlice<Int>,
    _ labelName: StaticString,
    _ name: StaticString,
    _ label: Int,
    _ index: Int,
    _ context: PageContext
  ) {
    openRow(index, context, "v pw")
    pushEnd(context)
    nextID += 1
    let id = nextID
    let words = labelContext(context)
    var parts: [Step] = [.label(id, labelName), .node(label, words), .raw("</span>")]
    parts.append(.radios(name, label: id))
    let isSegmented = picker.style == .segmented || picker.style == .palette
    for (position, option) in options.enumerated() {
      let isSelected = position == picker.selected
      let start: StaticString =
        switch (isSegmented, isSelected) {
        case (true, true):
          "<span role=\"radio\" aria-checked=\"true\" aria-disabled=\"true\" class=\"sel\">"
        case (true, false): "<span role=\"radio\" aria-checked=\"false\" aria-disabled=\"true\">"
        case (false, true):
          "<span role=\"radio\" aria-checked=\"true\" aria-disabled=\"true\" class=\"opt sel\">"
        case (false, false):
          "<span role=\"radio\" aria-checked=\"false\" aria-disabled=\"true\" class=\"opt\">"
        }
      parts += [.raw(start), .node(option, words), .raw("</span>")]
    }
    parts.append(.raw("</span>"))
    steps += parts.reversed()
  }

  /// The chosen option only, as a closed menu shows it.
  private mutating func writeChoice(
    _ picker: PickerContent,
    _ options: [Int],
    _ label: Int,
    _ index: Int,
    _ context: PageContext
  ) {
    openBox(index, context, "row")
    page.raw(" role=\"group\">")
    pushEnd(context)
    let words = labelContext(context)
    steps.append(.raw("</span>"))
    if let selected = picker.selected, options.indices.contains(selected) {
      steps.append(.node(options[selected], words))
    }
    steps.append(.layer("pv", -1, isPhrasing: true))
    steps.append(.node(label, words))
  }
}
