/// What can be used in a tree, and what it is known by in events.
package struct ControlMark: Hashable, Sendable {
  /// What using it does, which decides the value of its events.
  package enum Role: Int, Hashable, Sendable, CaseIterable {
    /// It is pressed: a button, a link, a row, a view with a tap gesture.
    case press
    /// It is turned on or off: a toggle, a disclosure group.
    case turn
    /// It is moved along a range: a slider.
    case slide
    /// It is stepped up or down: a stepper.
    case step
    /// One of several is chosen: a picker, tabs.
    case choose
    /// Text is entered: a text field.
    case enter
    /// Its content scrolls; the surface moves it without telling the process.
    case scroll
    /// It stands over other content until it is dismissed: a presentation.
    case dismiss
    /// A surface of the host's own in the tree: a report or an activity picker.
    case hosted
  }

  /// Told apart from every other control of the process for as long as its view stays in place.
  package var number: UInt64
  package var role: Role
  /// Which part of the control the child draws, such as one option of a picker; nil for all of it.
  ///
  /// Only surfaces use it; it does not travel.
  package var part: Int?
  /// What else than the control's own value may be done with it, such as submitting a text.
  package var abilities: Abilities

  /// Further events that a control takes.
  package struct Abilities: OptionSet, Hashable, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    /// A text field takes `submit`.
    package static let submit = Abilities(rawValue: 1 << 0)
    /// The focus goes here when the view appears, or when the process asks.
    package static let focus = Abilities(rawValue: 1 << 1)
    /// A row takes `delete`.
    package static let delete = Abilities(rawValue: 1 << 2)
    /// A scroll view whose owner draws only the rows that fit: it is not moved by the surface, and
    /// takes `step` for each row instead.
    package static let virtual = Abilities(rawValue: 1 << 3)
    /// A button that the return key presses, wherever the focus is.
    package static let defaultAction = Abilities(rawValue: 1 << 4)
    /// A button that the escape key presses.
    package static let cancelAction = Abilities(rawValue: 1 << 5)
    /// Belongs to the control before it, which has the focus for both: the return key presses it, and
    /// the keys to the right and left turn it on and off.
    package static let companion = Abilities(rawValue: 1 << 6)

    /// Those that no process has: with them its marks would be told what is done with others'.
    package static let hostOnly: Abilities = [.virtual, .companion]
  }

  /// The numbers that a process may use, so that a host has others for itself.
  package static let numberLimit: UInt64 = 1 << 48

  package init(number: UInt64, role: Role, part: Int? = nil, abilities: Abilities = []) {
    self.number = number
    self.role = role
    self.part = part
    self.abilities = abilities
  }
}

/// A report of activity, which the host makes and draws in place of the node.
package struct ReportContent: Hashable, Sendable {
  /// The raw value of the context of an extension's scene.
  package var context: String
  package var filter: ReportFilter

  package init(context: String, filter: ReportFilter) {
    self.context = context
    self.filter = filter
  }
}

/// Which activity a report is made of.
package struct ReportFilter: Hashable, Sendable {
  /// The length of segments.
  package enum Segment: Int, Hashable, Sendable, CaseIterable {
    case hourly, daily, weekly
  }

  /// Whose activity.
  package enum Users: Int, Hashable, Sendable, CaseIterable {
    /// The user's own.
    case current
    case all, children
  }

  /// A kind of device.
  package enum Model: Int, Hashable, Sendable, CaseIterable {
    case iPhone, iPod, iPad, mac
  }

  package var segment: Segment
  /// The time it covers, in seconds since 1970.
  package var start: Int64
  package var end: Int64
  package var users: Users
  /// The devices' models; nil for the current device, an empty list for all devices.
  package var models: [Model]?
  /// The tokens of what passes; where all three lists are empty, everything does.
  package var tokens: TokenSelection

  package init(
    segment: Segment,
    start: Int64,
    end: Int64,
    users: Users = .current,
    models: [Model]? = nil,
    tokens: TokenSelection = TokenSelection()
  ) {
    self.segment = segment
    self.start = start
    self.end = end
    self.users = users
    self.models = models
    self.tokens = tokens
  }
}

/// Applications, categories and web domains, by their tokens' bytes in ascending order.
package struct TokenSelection: Hashable, Sendable {
  package var applications: [[UInt8]]
  package var categories: [[UInt8]]
  package var webDomains: [[UInt8]]

  package init(
    applications: [[UInt8]] = [],
    categories: [[UInt8]] = [],
    webDomains: [[UInt8]] = []
  ) {
    self.applications = applications
    self.categories = categories
    self.webDomains = webDomains
  }

  package var isEmpty: Bool { applications.isEmpty && categories.isEmpty && webDomains.isEmpty }
}

/// A choice of applications, categories and web domains, which the host offers and draws.
package struct ActivityPickerContent: Hashable, Sendable {
  package var title: String?
  package var header: String?
  package var footer: String?
  /// Whether choosing a category puts its applications and web domains into the selection too.
  package var includesEntireCategory: Bool
  package var selection: TokenSelection

  package init(
    title: String? = nil,
    header: String? = nil,
    footer: String? = nil,
    includesEntireCategory: Bool = false,
    selection: TokenSelection = TokenSelection()
  ) {
    self.title = title
    self.header = header
    self.footer = footer
    self.includesEntireCategory = includesEntireCategory
    self.selection = selection
  }
}

extension ReportContent {
  /// What is shown where nobody makes the report.
  package var name: String { "Report: \(context)" }
}

extension ActivityPickerContent {
  /// What is shown where nobody fills the picker.
  package var name: String { title ?? "Activity picker" }
}
