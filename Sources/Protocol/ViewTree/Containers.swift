/// Contents of which one is shown at a time.
package struct Tabs: Hashable, Sendable {
  /// How the tabs are offered.
  package enum Style: Int, Hashable, Sendable, CaseIterable {
    /// By a bar of labels.
    case automatic
    /// By dots below pages.
    case page
  }

  /// The number of tabs.
  package var count: Int
  /// The position of the tab whose content is there; nil where there is none.
  package var selected: Int?
  package var style: Style

  package init(count: Int, selected: Int?, style: Style = .automatic) {
    self.count = count
    self.selected = selected
    self.style = style
  }

  /// The labels, and the content where one is selected.
  package var childCount: Int { count + (selected == nil ? 0 : 1) }
}

/// Rows under titled columns.
package struct Table: Hashable, Sendable {
  /// One column.
  package struct Column: Hashable, Sendable {
    package var title: String
    package var alignment: HorizontalAlignment
    /// In points; nil for the surface's choice.
    package var width: Double?

    package init(_ title: String, alignment: HorizontalAlignment = .leading, width: Double? = nil) {
      self.title = title
      self.alignment = alignment
      self.width = width
    }
  }

  package var columns: [Column]
  /// Whether the titles are shown.
  package var hasHeader: Bool

  package init(columns: [Column], hasHeader: Bool = true) {
    self.columns = columns
    self.hasHeader = hasHeader
  }
}

/// Content that stands over other content until it is dismissed.
package struct Presentation: Hashable, Sendable {
  /// How the content stands.
  package enum Kind: Int, Hashable, Sendable, CaseIterable {
    case sheet, fullScreen, popover, alert, confirmation
  }

  package var kind: Kind
  package var title: String?

  package init(kind: Kind, title: String? = nil) {
    self.kind = kind
    self.title = title
  }
}
