/// The environment values of controls and containers, kept apart from those that every view reads.
package struct ControlEnvironment {
  // Styles with bodies; nil for the surface's own.
  var button: StyleBox<PrimitiveButtonStyleConfiguration>?
  var toggle: StyleBox<ToggleStyleConfiguration>?
  var menu: StyleBox<MenuStyleConfiguration>?
  var gauge: StyleBox<GaugeStyleConfiguration>?
  var datePicker: StyleBox<DatePickerStyleConfiguration>?
  var textField: StyleBox<TextField<_TextFieldStyleLabel>>?
  var groupBox: StyleBox<GroupBoxStyleConfiguration>?
  var disclosureGroup: StyleBox<DisclosureGroupStyleConfiguration>?
  var labeledContent: StyleBox<LabeledContentStyleConfiguration>?
  var controlGroup: StyleBox<ControlGroupStyleConfiguration>?
  var form: StyleBox<FormStyleConfiguration>?
  var splitView: StyleBox<NavigationSplitViewStyleConfiguration>?

  // Styles that the surface draws.
  var picker = PickerKind.automatic
  var tabs = TabsKind.automatic

  // What controls look like.
  var buttonShape: ButtonBorderShape?
  var controlSize: ControlSize = .regular
  var hidesLabels = false
  var hidesTableHeaders = false

  /// What dismissing the view does; nil where the reader alone can.
  var dismiss: (() -> Void)?
  /// The presentation around.
  var presentation: PresentationState?

  // Where a view stands.
  var isInList = false
  /// The part that the next scroll views inside show where not all of it shows.
  var scrollAnchor: UnitPoint?

  // How the controls inside are used.
  /// The values that say whether the next control inside has the focus.
  var focusLinks: [FocusLink] = []
  /// Hears of the buttons inside.
  var buttonFinder: ButtonFinder?
  /// Whether nothing inside can be touched.
  var ignoresTouches = false
  /// Whether nothing inside scrolls.
  var staysInPlace = false
  /// What happens when a text inside is submitted, outermost first.
  var submitActions: [SubmitAction] = []

  // What views ask of the containers around them.
  var editMode: Binding<EditMode>?
  var refresh: RefreshAction?
  var rename: RenameAction?
  var defaultMinListRowHeight: Double = 44
  var defaultMinListHeaderHeight: Double?
  var headerProminence: Prominence = .standard
  var isSearching = false
  /// Adds a view on top of the navigation stack around, for links that are followed.
  var navigation: NavigationModel?

  init() {}
}

/// A value in a place of its own, so that what holds it stays small to copy.
@propertyWrapper
package struct Indirect<Value> {
  private final class Box {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var box: Box

  package init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  package var wrappedValue: Value {
    get { box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}
