import CBOR
import ViewTree

/// The activity of one user on one device as a process keeps it: the bytes of the frame and an index
/// of its segments and categories.
///
/// Applications and web domains are by far the most of a report. They are decoded from the bytes
/// each time that someone iterates over them, so a report takes little more memory than its frame.
/// All of the frame has been checked before, so iteration cannot fail.
package struct ActivityFrame: Sendable {
  /// The render that the activity belongs to.
  package let id: UInt64
  package private(set) var user = ActivityReport.User()
  package private(set) var device = ActivityReport.Device(model: .mac)
  package private(set) var segmentKind = ActivityReport.SegmentKind.daily
  package private(set) var lastUpdated: Int64 = 0
  package private(set) var subjects: [ActivityReport.Subject] = []
  /// The segments in the order of time.
  package private(set) var segments: [Segment] = []
  private var categories: [Category] = []
  private let bytes: [UInt8]
  private let limits: CBORLimits

  /// A segment without its items; ``ActivityReport/Segment/categories`` is empty.
  package struct Segment: Sendable {
    package var values: ActivityReport.Segment
    /// Indices of its categories.
    package var categories: Range<Int>
  }

  /// A category of one segment, with its items still in the bytes.
  package struct Category: Sendable {
    /// Index of the category in the frame's subjects.
    package var category = 0
    /// Milliseconds.
    package var duration: Int64 = 0
    fileprivate var applications = Records()
    fileprivate var webDomains = Records()

    package var applicationCount: Int { applications.count }
  }

  fileprivate struct Records: Sendable {
    var offset = 0
    var count = 0
  }

  init(
    id: UInt64,
    fields map: inout CBOROpenMap,
    from reader: inout CBORReader
  ) throws(CBORError) {
    self.id = id
    bytes = reader.bytes
    limits = reader.limits
    let start = map.offset
    var hasSegments = false
    try reader.fields(of: &map, ActivityField.self) { field, reader throws(CBORError) in
      switch field {
      case .user: user = try reader.value()
      case .device: device = try reader.value()
      case .segmentKind: segmentKind = try reader.value()
      case .lastUpdated: lastUpdated = try reader.moment()
      case .subjects: subjects = try reader.value()
      case .segments:
        try readSegments(from: &reader)
        hasSegments = true
      }
    }
    guard hasSegments else { throw CBORError(.missing("segments"), at: start) }
  }

  /// The category at an index that a segment gave.
  package func category(at index: Int) -> Category { categories[index] }

  /// The applications of a category, decoded while they are iterated over.
  package func applications(of category: Category) -> Applications {
    Applications(reader: reader(at: category.applications), remaining: category.applications.count)
  }

  /// The web domains of a category, decoded while they are iterated over.
  package func webDomains(of category: Category) -> WebDomains {
    WebDomains(reader: reader(at: category.webDomains), remaining: category.webDomains.count)
  }

  private func reader(at records: Records) -> CBORReader {
    CBORReader(bytes, at: records.offset, limits: limits)
  }
}

extension ActivityFrame {
  private mutating func readSegments(from reader: inout CBORReader) throws(CBORError) {
    try reader.elements { reader throws(CBORError) in try readSegment(from: &reader) }
  }

  private mutating func readSegment(from reader: inout CBORReader) throws(CBORError) {
    let start = reader.offset
    let first = categories.count
    var values = ActivityReport.Segment(start: 0, end: 0)
    try reader.fields(SegmentField.self) { field, reader throws(CBORError) in
      switch field {
      case .start: values.start = try reader.moment()
      case .end: values.end = try reader.moment()
      case .totalDuration: values.totalDuration = try reader.amount()
      case .longestStart: values.longestStart = try reader.moment()
      case .longestEnd: values.longestEnd = try reader.moment()
      case .firstPickup: values.firstPickup = try reader.moment()
      case .pickupsWithoutApplication: values.pickupsWithoutApplication = try reader.amount()
      case .categories:
        try reader.elements { reader throws(CBORError) in
          categories.append(try readCategory(from: &reader))
        }
      }
    }
    let longestIsInterval = (values.longestStart == nil) == (values.longestEnd == nil)
    guard values.start <= values.end, longestIsInterval,
      (values.longestStart ?? 0) <= (values.longestEnd ?? 0)
    else {
      throw CBORError(.invalid("has an interval that ends before it starts"), at: start)
    }
    segments.append(Segment(values: values, categories: first..<categories.count))
  }

  private func readCategory(from reader: inout CBORReader) throws(CBORError) -> Category {
    let start = reader.offset
    var category = Category()
    var hasCategory = false
    try reader.fields(CategoryField.self) { field, reader throws(CBORError) in
      switch field {
      case .category:
        let start = reader.offset
        category.category = try reader.count()
        try check(category.category, is: .category, at: start)
        hasCategory = true
      case .duration: category.duration = try reader.amount()
      case .applications:
        category.applications = try readRecords(from: &reader) { reader throws(CBORError) in
          let start = reader.offset
          let application = try ActivityReport.ApplicationActivity(from: &reader).application
          try check(application, is: .application, at: start)
        }
      case .webDomains:
        category.webDomains = try readRecords(from: &reader) { reader throws(CBORError) in
          let start = reader.offset
          let webDomain = try ActivityReport.WebDomainActivity(from: &reader).webDomain
          try check(webDomain, is: .webDomain, at: start)
        }
      }
    }
    guard hasCategory else { throw CBORError(.missing("category"), at: start) }
    return category
  }

  private func readRecords(
    from reader: inout CBORReader,
    _ record: (inout CBORReader) throws(CBORError) -> Void
  ) throws(CBORError) -> Records {
    let count = try reader.openArray()
    let offset = reader.offset
    for index in 0..<count {
      do throws(CBORError) {
        try record(&reader)
      } catch {
        throw error.within(.index(index))
      }
    }
    return Records(offset: offset, count: count)
  }

  private func check(
    _ index: Int,
    is kind: ActivityReport.Subject.Kind,
    at offset: Int
  ) throws(CBORError) {
    guard index < subjects.count, subjects[index].kind == kind else {
      throw CBORError(
        .invalid("\(index) is not the index of a subject of kind \(kind)"),
        at: offset
      )
    }
  }
}

extension ActivityFrame {
  /// Applications, decoded one by one.
  package struct Applications: Sequence, IteratorProtocol, Sendable {
    fileprivate var reader: CBORReader
    fileprivate var remaining: Int

    package var underestimatedCount: Int { remaining }

    package mutating func next() -> ActivityReport.ApplicationActivity? {
      guard remaining > 0 else { return nil }
      remaining -= 1
      return try? ActivityReport.ApplicationActivity(from: &reader)
    }
  }

  /// Web domains, decoded one by one.
  package struct WebDomains: Sequence, IteratorProtocol, Sendable {
    fileprivate var reader: CBORReader
    fileprivate var remaining: Int

    package var underestimatedCount: Int { remaining }

    package mutating func next() -> ActivityReport.WebDomainActivity? {
      guard remaining > 0 else { return nil }
      remaining -= 1
      return try? ActivityReport.WebDomainActivity(from: &reader)
    }
  }

  /// The report with everything decoded.
  package func report() -> ActivityReport {
    ActivityReport(
      user: user,
      device: device,
      segmentKind: segmentKind,
      lastUpdated: lastUpdated,
      subjects: subjects,
      segments: segments.map { segment in
        var values = segment.values
        values.categories = segment.categories.map { index in
          let category = category(at: index)
          return ActivityReport.CategoryActivity(
            category: category.category,
            duration: category.duration,
            applications: Array(applications(of: category)),
            webDomains: Array(webDomains(of: category))
          )
        }
        return values
      }
    )
  }
}
