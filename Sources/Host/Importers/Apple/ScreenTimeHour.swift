internal import ActivityStore
internal import ExtensionProtocol

/// Makes an hour for the store of a block of Apple's.
struct ScreenTimeHour {
  private let recorder: Recorder
  private let names: ScreenTimeNames
  private(set) var block = HourBlock()
  /// Where each subject stands in the block.
  private var places: [UInt32: Int] = [:]
  private var categoryPlaces: [UInt32: Int] = [:]
  /// The place of each application, and the time that it has there.
  private var applications: [String: (place: Int, seconds: Int64)] = [:]
  /// Numbers that no hour can have.
  private(set) var impossible = 0
  /// Categories whose names are not known.
  private(set) var unknownCategories: Set<String> = []

  /// Names that are not known are told, as far as anyone would read them.
  private static let unknownLimit = 100

  init(_ source: ScreenTimeBlock, _ names: ScreenTimeNames, _ recorder: Recorder) throws {
    self.recorder = recorder
    self.names = names
    block.screen = seconds(source.screen) * 1_000
    block.pickupsWithoutApplication = count(source.pickupsWithoutApplication)
    block.firstPickup = source.firstPickup
    block.longest = source.longest
    block.lastEvent = min(max(0, source.lastEvent ?? 0), recorder.options.now * 1_000)
    for item in source.timed { try add(item) }
    for item in source.counted { try add(item) }
    for category in source.categories { try add(category.identifier, category.seconds) }
  }

  private mutating func add(_ item: ScreenTimeBlock.TimedItem) throws {
    let time = seconds(item.seconds)
    let category = category(item.category)
    switch item.name {
    case .application(let identifier):
      guard let place = try place(ofApplication: identifier, in: category) else { return }
      block.items[place].duration = sum(block.items[place].duration, time)
      if applications[identifier].map({ $0.seconds < time }) ?? true {
        applications[identifier] = (place, time)
      }
    case .webDomain(let domain):
      guard let subject = try recorder.webDomain(domain.lowercased(), category: category) else {
        return recorder.report.drop(.nameless)
      }
      let place = place(of: subject)
      block.items[place].duration = sum(block.items[place].duration, time)
    }
  }

  /// Adds pickups and notifications where the application's time is, or where it usually is.
  private mutating func add(_ item: ScreenTimeBlock.CountedItem) throws {
    let usual = names.category(of: item.application).map { category($0) }
    let known = applications[item.application]?.place
    guard let place = try known ?? place(ofApplication: item.application, in: usual) else { return }
    block.items[place].pickups += count(item.pickups)
    block.items[place].notifications += count(item.notifications)
  }

  private mutating func add(_ identifier: String, _ time: Int64) throws {
    let subject = try recorder.writer.number(ofCategory: category(identifier))
    let time = seconds(time)
    if let place = categoryPlaces[subject] {
      // The three kinds of system applications are one here.
      block.categories[place].duration = sum(block.categories[place].duration, time)
    } else {
      categoryPlaces[subject] = block.categories.count
      block.categories.append(HourBlock.Item(subject: subject, duration: time * 1_000))
    }
  }

  /// The name of a category; its identifier where none is known.
  private mutating func category(_ identifier: String) -> String {
    if let name = AppleCategories.name(of: identifier) { return name }
    if unknownCategories.count < Self.unknownLimit { unknownCategories.insert(identifier) }
    return identifier
  }

  private mutating func place(
    ofApplication identifier: String,
    in category: String?
  ) throws -> Int? {
    let subject = try recorder.application(
      identifier,
      name: names.name(of: identifier),
      category: category
    )
    guard let subject else {
      recorder.report.drop(.nameless)
      return nil
    }
    return place(of: subject)
  }

  private mutating func place(of subject: UInt32) -> Int {
    if let known = places[subject] { return known }
    places[subject] = block.items.count
    block.items.append(HourBlock.Item(subject: subject, duration: 0))
    return block.items.count - 1
  }

  /// Adds seconds to milliseconds, up to an hour.
  private func sum(_ milliseconds: Int64, _ seconds: Int64) -> Int64 {
    min(milliseconds + seconds * 1_000, HourBlock.milliseconds)
  }

  private mutating func seconds(_ number: Int64) -> Int64 {
    limited(number, to: HourBlock.milliseconds / 1_000)
  }

  private mutating func count(_ number: Int64) -> Int64 {
    limited(number, to: HourBlock.countLimit)
  }

  private mutating func limited(_ number: Int64, to limit: Int64) -> Int64 {
    let result = min(max(0, number), limit)
    if result != number { impossible += 1 }
    return result
  }
}
