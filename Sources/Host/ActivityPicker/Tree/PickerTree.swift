internal import PlainTree
internal import ViewTree

/// Builds what a picker looks like: a bar with the buttons, a search field, and as many rows of the
/// list as fit.
struct PickerTree {
  private let model: ActivityPickerModel
  private let plan: PickerPlan
  private let marks: PickerMarks
  private var builder = ViewTreeBuilder()

  private static let secondary = TextStyle(paint: .color(.system(.secondary)))
  private static let bold = TextStyle(font: Font(weight: .semibold))
  /// Identifiers stand beside names where there is room for both.
  private static let identifierColumns = 56
  /// As much of a name is drawn.
  private static let nameLimit = 200

  init(model: ActivityPickerModel, plan: PickerPlan, marks: PickerMarks) {
    self.model = model
    self.plan = plan
    self.marks = marks
  }

  consuming func built() -> ViewTree {
    write()
    return builder.finish()
  }

  private mutating func write() {
    builder.open(frame)
    builder.open(.stack(Stack(axis: .vertical, alignment: .topLeading, spacing: 0)))
    bar()
    for line in plan.header { text(line, Self.secondary) }
    if plan.hasSearch { search() }
    if plan.hasDivider { builder.leaf(.divider) }
    list()
    if plan.hasPager { pager() }
    for line in plan.footer { text(line, Self.secondary) }
    builder.close()
    builder.close()
  }

  private var frame: Content {
    guard !plan.grows else {
      return .flexibleFrame(FlexibleFrame(maxWidth: .infinity, alignment: .topLeading))
    }
    let (width, height) = (Double(plan.columns) * 8, Double(plan.rows) * 16)
    return .frame(width: width, height: height, alignment: .topLeading)
  }

  // MARK: The bar

  private mutating func bar() {
    row {
      $0.button(.cancel, "Cancel", ButtonContent(role: .cancel, style: .bordered))
      $0.builder.leaf(.spacer(minLength: nil))
      $0.text($0.title, Self.bold, isHeading: true)
      $0.builder.leaf(.spacer(minLength: nil))
      $0.button(.done, "Done", ButtonContent(style: .borderedProminent))
    }
  }

  private var title: String {
    model.content.title.map(Self.shown) ?? (model.isSheet ? "Choose Activities" : "Activities")
  }

  /// A picker that stays has nothing to confirm or take back until something was changed.
  private mutating func button(_ part: PickerMarks.Part, _ words: String, _ content: ButtonContent)
  {
    let isUsable = model.isSheet || model.hasChanges
    if !isUsable { builder.open(.disabled) }
    mark(part, .press) {
      $0.builder.open(.button(content))
      $0.text(words)
      $0.builder.close()
    }
    if !isUsable { builder.close() }
  }

  // MARK: The search field

  private mutating func search() {
    row {
      $0.symbol("magnifyingglass", Self.secondary)
      $0.builder.open(.accessibility(Accessibility(traits: .isSearchField)))
      // Who opens a sheet of many things most likely looks for one.
      $0.mark(.search, .enter, abilities: $0.model.isSheet ? .focus : []) {
        $0.builder.open(
          .textField(TextFieldContent(text: $0.model.query, prompt: "Search", style: .plain))
        )
        $0.text("Search")
        $0.builder.close()
      }
      $0.builder.close()
      $0.builder.open(.fixedSize(horizontal: true, vertical: false))
      $0.text($0.summary, Self.secondary)
      $0.builder.close()
    }
  }

  private var summary: String {
    guard model.query.allSatisfy(\.isWhitespace) else { return "\(model.rows.itemCount) found" }
    let chosen = "\(model.choice.count) of \(model.catalogue.items.count) chosen"
    let kept = model.choice.keptCount
    guard kept > 0, plan.columns >= Self.identifierColumns else { return chosen }
    return "\(chosen), \(kept) not offered now"
  }

  // MARK: The list

  private mutating func list() {
    guard model.rows.count > 0 else { return absence() }
    mark(.list, .scroll, abilities: .virtual) {
      $0.row(spacing: 8, alignment: .topLeading) {
        $0.column {
          let shown = min($0.plan.listRows, $0.model.rows.count - $0.model.firstRow)
          for slot in 0..<max(shown, 0) { $0.listRow(slot) }
        }
        $0.scrollBar()
      }
    }
    let empty = plan.listRows - (model.rows.count - model.firstRow)
    if empty > 0, !plan.grows { blank(rows: empty) }
  }

  private mutating func listRow(_ slot: Int) {
    switch model.rows[model.firstRow + slot] {
    case .category(let category): self.category(category, slot)
    case .item(let item): self.item(item, slot)
    case nil: break
    }
  }

  private mutating func category(_ category: Int, _ slot: Int) {
    let name = Self.shown(model.catalogue.categories[category].name)
    let (all, chosen, isChosen) = model.state(of: category)
    let scope = model.rows.found(in: category) == nil ? "All of \(name)" : "Found of \(name)"
    row(spacing: 0) {
      $0.builder.open(.fixedSize(horizontal: true, vertical: false))
      $0.toggle(slot, isChosen ? true : chosen > 0 ? nil : false) {
        $0.builder.open(.accessibility(Accessibility(label: scope)))
        $0.text("")
        $0.builder.close()
      }
      $0.builder.close()
      $0.mark(.disclosure(slot), .press, abilities: .companion) {
        let isOpen = $0.model.rows.isOpen(category)
        $0.builder.open(
          .accessibility(
            Accessibility(
              label: name,
              value: "\(chosen) of \(all) chosen, \(isOpen ? "open" : "folded")",
              traits: .isButton,
              children: .ignore
            )
          )
        )
        $0.row {
          $0.text(isOpen ? "▾" : "▸", Self.secondary)
          $0.symbol(CategorySymbol.name(of: name) ?? "square.stack", $0.tint(name))
          $0.wideText(name, Self.bold)
          $0.fixedText(
            chosen == 0 ? "\(all)" : chosen == all ? "all \(all)" : "\(chosen) of \(all)"
          )
        }
        $0.builder.close()
      }
    }
  }

  private mutating func item(_ item: Int, _ slot: Int) {
    let item = (content: model.catalogue.items[item], isChosen: model.choice.isChosen(item: item))
    let name = Self.shown(item.content.shownName)
    builder.open(.padding(PaddingInsets(top: 0, leading: 32, bottom: 0, trailing: 0)))
    toggle(slot, item.isChosen) {
      $0.row {
        let isDomain = item.content.kind == .webDomain
        $0.symbol(isDomain ? "globe" : "app.fill", $0.tint(name))
        $0.wideText(name)
        let identifier = Self.shown(item.content.identifier)
        if identifier != name, $0.plan.columns >= Self.identifierColumns {
          $0.text(identifier, Self.secondary)
        }
      }
    }
    builder.close()
  }

  private mutating func toggle(
    _ slot: Int,
    _ isOn: Bool?,
    _ label: (inout PickerTree) -> Void
  ) {
    mark(.choice(slot), .turn) {
      $0.builder.open(.toggle(ToggleContent(isOn: isOn, style: .checkbox)))
      label(&$0)
      $0.builder.close()
    }
  }

  /// Which part of the list is shown, where that is not all of it.
  private mutating func scrollBar() {
    guard let thumb = ScrollThumb(first: model.firstRow, shown: plan.listRows, of: model.rows.count)
    else { return }
    builder.open(.accessibility(Accessibility(isHidden: true)))
    column {
      for row in 0..<$0.plan.listRows {
        $0.text(thumb.rows.contains(row) ? "█" : "│", Self.secondary)
      }
    }
    builder.close()
  }

  /// Which rows are shown, and what turns the pages where nothing can be scrolled.
  private mutating func pager() {
    let last = min(model.firstRow + plan.listRows, model.rows.count)
    row {
      $0.wideText("\($0.model.firstRow + 1)–\(last) of \($0.model.rows.count)", Self.secondary)
      $0.page(.earlier, "▲ Earlier", isUsable: $0.model.firstRow > 0)
      $0.page(.later, "▼ Later", isUsable: last < $0.model.rows.count)
    }
  }

  private mutating func page(_ part: PickerMarks.Part, _ words: String, isUsable: Bool) {
    if !isUsable { builder.open(.disabled) }
    mark(part, .press) {
      $0.builder.open(.button(ButtonContent(style: .borderless)))
      $0.fixedText(words)
      $0.builder.close()
    }
    if !isUsable { builder.close() }
  }

  /// Why the list is empty.
  private mutating func absence() {
    let words =
      model.catalogue.items.isEmpty
      ? model.catalogue.absence ?? "There is nothing to choose from."
      : "Nothing has “\(Self.shown(model.query))” in its name."
    let lines = TextLines.broken(words, columns: plan.columns, limit: plan.listRows)
    for line in lines { text(line, Self.secondary) }
    blank(rows: plan.listRows - lines.count)
  }

  // MARK: Parts

  private mutating func blank(rows: Int) {
    guard rows > 0 else { return }
    builder.open(.frame(width: nil, height: Double(rows) * 16, alignment: .topLeading))
    text("")
    builder.close()
  }

  private mutating func mark(
    _ part: PickerMarks.Part,
    _ role: ControlMark.Role,
    abilities: ControlMark.Abilities = [],
    _ child: (inout PickerTree) -> Void
  ) {
    let number = marks.number(part)
    builder.open(.control(ControlMark(number: number, role: role, abilities: abilities)))
    child(&self)
    builder.close()
  }

  private mutating func row(
    spacing: Double? = nil,
    alignment: Alignment = .center,
    _ children: (inout PickerTree) -> Void
  ) {
    builder.open(.stack(Stack(axis: .horizontal, alignment: alignment, spacing: spacing)))
    children(&self)
    builder.close()
  }

  private mutating func column(_ children: (inout PickerTree) -> Void) {
    builder.open(.stack(Stack(axis: .vertical, alignment: .topLeading, spacing: 0)))
    children(&self)
    builder.close()
  }

  private mutating func text(
    _ words: String,
    _ style: TextStyle = TextStyle(),
    isHeading: Bool = false
  ) {
    let runs = [TextRun(words, style: style)]
    builder.leaf(.text(TextContent(runs: runs, lineLimit: 1, isHeading: isHeading)))
  }

  /// Words that take the room that is left.
  private mutating func wideText(_ words: String, _ style: TextStyle = TextStyle()) {
    builder.open(.flexibleFrame(FlexibleFrame(maxWidth: .infinity, alignment: .topLeading)))
    text(words, style)
    builder.close()
  }

  /// Words that the names beside them give way to.
  private mutating func fixedText(_ words: String) {
    builder.open(.fixedSize(horizontal: true, vertical: false))
    text(words, Self.secondary)
    builder.close()
  }

  private mutating func symbol(_ name: String, _ style: TextStyle) {
    builder.leaf(.symbol(Symbol(name: name, style: style)))
  }

  private func tint(_ name: String) -> TextStyle {
    TextStyle(paint: .color(.system(TokenTile.color(of: TokenName(name: name)))))
  }

  private static func shown(_ name: String) -> String { String(name.prefix(nameLimit)) }
}
