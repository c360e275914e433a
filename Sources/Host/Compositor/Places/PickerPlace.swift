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
  /// Whether the catalogue is to be loaded as soon as there is room for that.
  private var isDue = false
  private let services: any CompositorServices
  private let workers: Workers
  private(set) var failure: String?
  private var isEmpty = false

  /// One cell of a terminal stands for so many points.
  private static let cell = (width: 8.0, height: 16.0)
  /// The rows of a picker in a place that grows with its content.
  private static let standardRows = 16
  /// A place with fewer is one that would grow, and is as low as what stood for the picker in it.
  private static let leastRows = 4
  private static let sizeLimit = 2_000.0

  init(
    owner: UInt64,
    content: ActivityPickerContent,
    isSheet: Bool,
    services: any CompositorServices,
    workers: Workers
  ) {
    self.owner = owner
    self.content = content
    self.isSheet = isSheet
    self.services = services
    self.workers = workers
    load()
  }

  private func load() {
    failure = nil
    isDue = !workers.hasRoom
    guard !isDue else { return }
    let services = services
    job = Job(workers) {
      do throws(ServiceFailure) {
        return .success(try services.catalogue())
      } catch {
        return .failure(error)
      }
    }
  }

  var isSettled: Bool { job == nil && !isDue }

  /// Takes over what the app says of the picker.
  func update(_ content: ActivityPickerContent) {
    guard content != self.content else { return }
    self.content = content
    model?.update(content)
  }

  /// Takes the catalogue once it is there; whether the place looks different now.
  func advance() -> Bool {
    if isDue { load() }
    guard let result = job?.value else { return false }
    job = nil
    switch result {
    case .success(let catalogue):
      isEmpty = catalogue.items.isEmpty
      model = ActivityPickerModel(catalogue: catalogue, content: content, isSheet: isSheet)
    case .failure(let error): failure = error.message
    }
    return true
  }

  /// The picker in a place of some size; nil while there is none.
  func tree(_ size: RegionSize) -> ViewTree? {
    let rows = size.height.map { Self.cells($0, Self.cell.height) } ?? 0
    return model?.tree(
      columns: Self.cells(size.width, Self.cell.width),
      rows: rows < Self.leastRows ? Self.standardRows : rows,
      firstMark: MarkNumber.make(owner, 0),
      grows: size.height == nil
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

  /// Tries again to learn what there is to choose, if nothing is known.
  func retry() {
    if failure != nil || isEmpty, job == nil { load() }
  }
}
