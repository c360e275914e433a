import ChartModel
import Drawing
import PointLayout
import ViewTree

/// Writes the elements of a tree in one pass, with a stack of what is still to be written.
struct PageBuilder {
  let tree: ViewTree
  let options: HTMLOptions
  let survey: NodeSurvey
  var page = MarkupWriter()
  var sheet = StyleSheet()
  var steps: [Step] = []
  var budget: WorkBudget
  let measurer = EstimatedMeasurer()
  /// Whether there are drawings, which need rules of their own.
  var usesDrawings = false
  var headings = HeadingLevels()
  /// The sizes that an extension was told, by the numbers of geometry nodes.
  let told: [Int: (width: Double, height: Double)]
  /// The classes of nodes that look alike.
  var classes: [Content: Int] = [:]
  var textClasses: [TextLook: Int] = [:]
  /// The outlines of the symbols so far, as elements.
  var symbols: [String: [UInt8]] = [:]
  /// The next number for an `id`.
  var nextID = 0

  /// What is still to be written.
  enum Step {
    case node(Int, PageContext)
    case raw(StaticString)
    /// The start of a box with a class of the base style sheet and one of the page's own.
    case layer(StaticString, Int, isPhrasing: Bool)
    /// The start of what is presented over other content.
    case dialog(String?, isAlert: Bool, isPhrasing: Bool)
    /// The start of a label with an `id`.
    case label(Int, StaticString)
    /// What shows a state, a value or written text; each is named by a label's `id`.
    case mark(MarkKind, MarkState, label: Int, Int)
    case value(ValueForm, label: Int?)
    case slider(Double, label: Int?, Paint?)
    case field(TextFieldContent, label: Int)
    case radios(StaticString, label: Int)
    /// A chart's pictures, with what they show in words, and its numbers.
    case picture([Drawing], String)
    case data(ChartData)
  }

  /// The most bytes of a page.
  static let byteLimit = 256 << 20

  init(_ tree: ViewTree, options: HTMLOptions, workLimit: Int) {
    self.tree = tree
    self.options = options
    survey = NodeSurvey(tree)
    told = PageBuilder.sizes(in: tree, options)
    budget = WorkBudget(workLimit)
    page.reserve(tree.nodes.count * 160)
  }

  /// The rules of this page besides those of every page.
  var style: [UInt8] {
    (usesDrawings ? Array(BaseStyle.drawings.utf8) : [])
      + ground + sheet.rules
  }

  /// The rule for the page's own colour.
  private var ground: [UInt8] {
    if let color = PageGround.color(of: tree) {
      return Array("@media screen{body{background:\(CSSPaint.color(color))}}\n".utf8)
    }
    return isGrouped ? Array(BaseStyle.grouped.utf8) : []
  }

  /// Whether most of the page is a list in groups.
  private var isGrouped: Bool {
    tree.nodes.contains { node in
      guard case .list(let style) = node.content, style != .plain, style != .sidebar else {
        return false
      }
      return node.descendantCount >= tree.nodes.count / 2
    }
  }

  mutating func build() {
    writeTitle()
    steps = [.node(0, PageContext())]
    while let step = steps.popLast() {
      if case .node(let index, let context) = step {
        if isFull {
          budget.exceed()
        } else {
          write(index, context)
        }
      } else {
        write(step)
      }
    }
    if budget.isExceeded {
      page.raw("\n<p class=\"note\">Not all of this report is shown: it holds too much.</p>\n")
    }
  }

  /// Whether there are as many bytes as a page may have.
  var isFull: Bool { page.bytes.count + sheet.rules.count > PageBuilder.byteLimit }

  /// Writes what is no node.
  private mutating func write(_ step: Step) {
    switch step {
    case .node: break
    case .raw(let markup): page.raw(markup)
    case .layer(let name, let number, let isPhrasing): writeLayer(name, number, isPhrasing)
    case .dialog(let title, let isAlert, let isPhrasing):
      writeDialog(title, isAlert: isAlert, isPhrasing: isPhrasing)
    case .label(let id, let name): writeLabelStart(id, name)
    case .mark(let kind, let state, let label, let number):
      writeMark(kind, state, label: label, number)
    case .value(let form, let label): writeValue(form, label: label)
    case .slider(let fraction, let label, let tint): writeSlider(fraction, label: label, tint)
    case .field(let field, let label): writeField(field, label: label)
    case .radios(let name, let label): writeRadios(name, label: label)
    case .picture(let drawings, let summary): writePicture(drawings, summary)
    case .data(let data): write(data)
    }
  }

  private mutating func writeLabelStart(_ id: Int, _ name: StaticString) {
    page.raw("<span class=\"")
    page.raw(name)
    page.raw("\"")
    writeIDReference("id", id)
    page.raw(">")
  }

  private mutating func writeRadios(_ name: StaticString, label: Int) {
    page.raw("<span role=\"radiogroup\" aria-disabled=\"true\" class=\"")
    page.raw(name)
    page.raw("\"")
    writeIDReference("aria-labelledby", label)
    page.raw(">")
  }

  /// A page has one heading of the first level: the tree's own, or else its title for those who hear it.
  private mutating func writeTitle() {
    headings.find(in: tree)
    guard headings.first == nil else { return }
    page.raw("<h1 class=\"vh\">")
    page.text(options.title, limit: 200)
    page.raw("</h1>\n")
  }

  // MARK: Elements

  /// Begins a box and puts its end and its children on the stack; `attributes` are written into it.
  ///
  /// - Parameters:
  ///   - name: The class of the base style sheet.
  ///   - numbers: Classes of the page's own; -1 for none.
  mutating func box(
    _ index: Int,
    _ context: PageContext,
    _ name: StaticString,
    _ numbers: Int...,
    children context2: PageContext? = nil
  ) {
    openBox(index, context, name, numbers)
    page.raw(">")
    pushEnd(context)
    if let inner = context2 { push(index, inner) }
  }

  mutating func openBox(
    _ index: Int,
    _ context: PageContext,
    _ name: StaticString,
    _ numbers: [Int] = []
  ) {
    page.raw(context.isPhrasing ? "<span" : "<div")
    writeClasses(index, context, name, numbers)
  }

  mutating func pushEnd(_ context: PageContext) {
    steps.append(.raw(context.isPhrasing ? "</span>" : "</div>\n"))
  }

  /// The end of a box that has begun, without a stack in between.
  mutating func writeEnd(_ context: PageContext) {
    page.raw(context.isPhrasing ? "</span>" : "</div>\n")
  }

  /// Writes the `class` attribute of a node's outermost element.
  mutating func writeClasses(
    _ index: Int,
    _ context: PageContext,
    _ name: StaticString,
    _ numbers: [Int] = []
  ) {
    page.raw(" class=\"")
    page.raw(name)
    let traits = survey.traits[index]
    if traits.contains(.growsX) { page.raw(" gx") }
    if traits.contains(.growsY) { page.raw(" gy") }
    if context.keepsWidth { page.raw(" sh") }
    for number in numbers { writeClass(number) }
    writeClass(context.extraClass)
    writeClass(context.secondClass)
    page.raw("\"")
  }

  mutating func writeLayer(_ name: StaticString, _ number: Int, _ isPhrasing: Bool) {
    page.raw(isPhrasing ? "<span class=\"" : "<div class=\"")
    page.raw(name)
    writeClass(number)
    page.raw("\">")
  }

  mutating func writeClass(_ number: Int) {
    guard number >= 0 else { return }
    page.raw(" c")
    page.number(number)
  }

  /// The context inside of a node's element.
  func inner(_ context: PageContext, _ surroundings: PageContext.Surroundings) -> PageContext {
    var inner = context
    inner.surroundings = surroundings
    inner.depth += 1
    inner.extraClass = -1
    inner.secondClass = -1
    inner.keepsWidth = false
    return inner
  }

  /// Puts a node's children on the stack, the first on top.
  mutating func push(_ index: Int, _ context: PageContext) {
    let start = steps.count
    for child in tree.children(of: index) { steps.append(.node(child, context)) }
    steps[start...].reverse()
  }

  /// A new `id`, as the attribute with its name.
  mutating func writeID(_ name: StaticString = "id") -> Int {
    nextID += 1
    writeIDReference(name, nextID)
    return nextID
  }

  mutating func writeIDReference(_ name: StaticString, _ id: Int) {
    page.raw(" ")
    page.raw(name)
    page.raw("=\"i")
    page.number(id)
    page.raw("\"")
  }
}
