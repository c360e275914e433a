internal import ActivityPicker
internal import ExtensionProtocol
internal import ViewTree

/// An activity picker in an app's tree, whose content only the host knows.
final class PickerPlace {
  let owner: UInt64
  private let isSheet: Bool
  private var content: ActivityPickerContent
  private var model: ActivityPickerModel?
  private var job: Job<Result<ActivityCatalogue, ServiceFailure>>?
  private let services: any CompositorServices
  private let wakeup: Wakeup
  private(set) var failure: String?

  /// One cell of a terminal stands for so many points.
  private static let cell = (width: 8.0, height: 16.0)
  /// The rows of a picker on a surface that grows with its content.
  private static let standardRows = 40
  private static let sizeLimit = 2_000.0

  init(
    owner: UInt64,
    content: ActivityPickerContent,
    isSheet: Bool,
    services: any CompositorServices,
    wakeup: Wakeup
  ) {
    self.owner = owner
    self.content = content
    self.isSheet = isSheet
    self.services = services
    self.wakeup = wakeup
    load()
  }

  private func load() {
    failure = nil
    let services = services
    job = Job(waking: wakeup) {
      do throws(ServiceFailure) {
        return .success(try services.catalogue())
      } catch {
        return .failure(error)
      }
    }
  }

  var isSettled: Bool { job == nil }

  /// Takes over what the app says of the picker.
  func update(_ content: ActivityPickerContent) {
    guard content != self.content else { return }
    self.content = content
    model?.update(content)
  }

  /// Takes the catalogue once it is there; whether the place looks different now.
  func advance() -> Bool {
    guard let result = job?.value else { return false }
    job = nil
    switch result {
    case .success(let catalogue):
      model = ActivityPickerModel(catalogue: catalogue, content: content, isSheet: isSheet)
    case .failure(let error): failure = error.message
    }
    return true
  }

  /// The picker in a place of some size; nil while there is none.
  func tree(_ size: RegionSize) -> ViewTree? {
    model?.tree(
      columns: Self.cells(size.width, Self.cell.width),
      rows: size.height.map { Self.cells($0, Self.cell.height) } ?? Self.standardRows,
      firstMark: MarkNumber.make(owner, 0)
    )
  }

  private static func cells(_ points: Double, _ cell: Double) -> Int {
    points.isNaN ? 1 : Int(min(max(points / cell, 1), sizeLimit))
  }

  /// What the app is told of the use of one of the picker's controls, and whether the picker looks
  /// different now.
  func use(_ mark: UInt64, _ value: ControlValue) -> (told: ControlValue?, isChanged: Bool) {
    switch model?.use(mark, value) {
    case .changed: return (nil, true)
    case .committed(let selection): return (.select(selection), true)
    case .cancelled: return (.dismiss, true)
    case nil, .some(.none): return (nil, false)
    }
  }

  /// Tries again to learn what there is to choose.
  func retry() {
    if failure != nil { load() }
  }
}
