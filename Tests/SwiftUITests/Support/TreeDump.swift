import SwiftUI
import ViewTree

/// Renders a view and writes its tree with one node a line, two spaces deeper for each level.
@MainActor
func dump(
  _ view: some View,
  environment: EnvironmentValues = EnvironmentValues()
) throws -> String {
  dump(try render(view: view, environment: environment))
}

/// Writes a tree with one node a line, two spaces deeper for each level.
func dump(_ tree: ViewTree) -> String {
  var lines: [String] = []
  func visit(_ index: Int, depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + word(for: tree.nodes[index].content))
    for child in tree.children(of: index) { visit(child, depth: depth + 1) }
  }
  visit(0, depth: 0)
  return lines.joined(separator: "\n")
}

/// One node in a few words.
private func word(for content: Content) -> String {
  switch content {
  case .text(let text): "text " + text.runs.map { "\"\($0.string)\"" }.joined(separator: " ")
  case .symbol(let symbol): "symbol \(symbol.name)"
  case .shape(let shape): "shape \(shape.kind)"
  case .spacer: "spacer"
  case .divider: "divider"
  case .stack(let stack): stack.axis == .vertical ? "vstack" : "hstack"
  case .depthStack: "zstack"
  case .list: "list"
  case .section(let hasHeader, let hasFooter):
    "section" + (hasHeader ? " header" : "") + (hasFooter ? " footer" : "")
  case .scroll: "scroll"
  case .label(let style): "label \(style)"
  case .progress(let progress): "progress \(progress.fraction.map { "\($0)" } ?? "–")"
  case .padding: "padding"
  case .frame: "frame"
  case .flexibleFrame: "flexibleFrame"
  case .background: "background"
  case .overlay: "overlay"
  case .opacity(let opacity): "opacity \(opacity)"
  case .clip: "clip"
  case .chart: "chart"
  case .placeholder(let name): "placeholder \(name)"
  case .tokenLabel: "tokenLabel"
  case .hidden: "hidden"
  case .button: "button"
  case .toggle: "toggle"
  case .menu: "menu"
  case .textField(let field): "field \"\(field.prompt)\""
  case .disclosure(let isExpanded): "disclosure \(isExpanded ? "open" : "closed")"
  case .presentation(let shown): "presentation \(shown.kind)"
  case .table(let table): "table " + table.columns.map(\.title).joined(separator: " ")
  default: "\(content)"
  }
}

extension ViewTree {
  /// The texts of the tree, in order.
  var texts: [TextContent] {
    nodes.compactMap { if case .text(let text) = $0.content { text } else { nil } }
  }

  /// The words of the tree, in order.
  var strings: [String] { texts.map(\.string) }
}

/// The only text of a view.
@MainActor
func text(
  of view: some View,
  environment: EnvironmentValues = EnvironmentValues()
) throws -> TextContent {
  let texts = try render(view: view, environment: environment).texts
  return texts.count == 1 ? texts[0] : TextContent(runs: [])
}

/// The style of the only run of a view's only text.
@MainActor
func style(
  of view: some View,
  environment: EnvironmentValues = EnvironmentValues()
) throws -> TextStyle? {
  try text(of: view, environment: environment).runs.first?.style
}
