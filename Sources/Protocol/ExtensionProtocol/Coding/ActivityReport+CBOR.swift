package import CBOR
import ViewTree

extension ActivityReport.User.Role: CBOREnumeration {}
extension ActivityReport.Device.Model: CBOREnumeration {}
extension ActivityReport.SegmentKind: CBOREnumeration {}
extension ActivityReport.Subject.Kind: CBOREnumeration {}

enum ActivityField: UInt64, CBORField {
  case user = 2
  case device = 3
  case segmentKind = 4
  case lastUpdated = 5
  case subjects = 6
  case segments = 7
}

enum UserField: UInt64, CBORField {
  case appleID = 0
  case givenName = 1
  case familyName = 2
  case role = 3
}

enum DeviceField: UInt64, CBORField {
  case name = 0
  case model = 1
}

enum SubjectField: UInt64, CBORField {
  case kind = 0
  case identifier = 1
  case name = 2
  case token = 3
}

enum SegmentField: UInt64, CBORField {
  case start = 0
  case end = 1
  case totalDuration = 2
  case longestStart = 3
  case longestEnd = 4
  case firstPickup = 5
  case pickupsWithoutApplication = 6
  case categories = 7
}

enum CategoryField: UInt64, CBORField {
  case category = 0
  case duration = 1
  case applications = 2
  case webDomains = 3
}

extension ActivityReport {
  func writeFields(to writer: inout CBORWriter) {
    writer.field(ActivityField.user, user)
    writer.field(ActivityField.device, device)
    writer.field(ActivityField.segmentKind, segmentKind)
    writer.field(ActivityField.lastUpdated, lastUpdated)
    writer.field(ActivityField.subjects, subjects)
    writer.key(ActivityField.segments)
    writer.openArray(segments.count)
    for segment in segments { segment.write(to: &writer) }
  }
}

extension ActivityReport.User: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    self.init()
    try reader.fields(UserField.self) { field, reader throws(CBORError) in
      switch field {
      case .appleID: appleID = try reader.text()
      case .givenName: givenName = try reader.text()
      case .familyName: familyName = try reader.text()
      case .role: try reader.known(&role)
      }
    }
  }

  package func write(to writer: inout CBORWriter) {
    writer.map { map in
      map.field(UserField.appleID, appleID)
      map.field(UserField.givenName, givenName)
      map.field(UserField.familyName, familyName)
      map.field(UserField.role, role, unless: .individual)
    }
  }
}

extension ActivityReport.Device: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    self.init(model: .mac)
    try reader.fields(DeviceField.self) { field, reader throws(CBORError) in
      switch field {
      case .name: name = try reader.text()
      case .model: try reader.known(&model)
      }
    }
  }

  package func write(to writer: inout CBORWriter) {
    writer.map { map in
      map.field(DeviceField.name, name)
      map.field(DeviceField.model, model, unless: .mac)
    }
  }
}

extension ActivityReport.Subject: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    self.init(kind: .application)
    try reader.fields(SubjectField.self) { field, reader throws(CBORError) in
      switch field {
      case .kind: kind = try reader.value()
      case .identifier: identifier = try reader.text()
      case .name: name = try reader.text()
      case .token: token = try reader.byteString()
      }
    }
  }

  package func write(to writer: inout CBORWriter) {
    writer.map { map in
      map.field(SubjectField.kind, kind, unless: .application)
      map.field(SubjectField.identifier, identifier)
      map.field(SubjectField.name, name)
      if !token.isEmpty {
        map.key(SubjectField.token)
        map.byteString(token)
      }
    }
  }
}

extension ActivityReport.Segment {
  func write(to writer: inout CBORWriter) {
    writer.map { map in
      map.field(SegmentField.start, start)
      map.field(SegmentField.end, end)
      map.field(SegmentField.totalDuration, totalDuration, unless: 0)
      map.field(SegmentField.longestStart, longestStart)
      map.field(SegmentField.longestEnd, longestEnd)
      map.field(SegmentField.firstPickup, firstPickup)
      map.field(SegmentField.pickupsWithoutApplication, pickupsWithoutApplication, unless: 0)
      guard !categories.isEmpty else { return }
      map.key(SegmentField.categories)
      map.openArray(categories.count)
      for category in categories { category.write(to: &map) }
    }
  }
}

extension ActivityReport.CategoryActivity {
  func write(to writer: inout CBORWriter) {
    writer.map { map in
      map.field(CategoryField.category, category)
      map.field(CategoryField.duration, duration, unless: 0)
      if !applications.isEmpty {
        map.key(CategoryField.applications)
        map.openArray(applications.count)
        for application in applications { application.write(to: &map) }
      }
      if !webDomains.isEmpty {
        map.key(CategoryField.webDomains)
        map.openArray(webDomains.count)
        for webDomain in webDomains { webDomain.write(to: &map) }
      }
    }
  }
}

// [application, duration, pickups, notifications], zeros at the end left out.
extension ActivityReport.ApplicationActivity {
  func write(to writer: inout CBORWriter) {
    let count = notifications != 0 ? 4 : pickups != 0 ? 3 : 2
    writer.openArray(count)
    writer.integer(Int64(application))
    writer.integer(duration)
    if count > 2 { writer.integer(pickups) }
    if count > 3 { writer.integer(notifications) }
  }

  init(from reader: inout CBORReader) throws(CBORError) {
    let start = reader.offset
    let record = try reader.record()
    let largest = max(record.first, record.second, record.third, record.fourth)
    try record.check(largest, at: start)
    application = Int(record.first)
    duration = Int64(record.second)
    pickups = Int64(record.third)
    notifications = Int64(record.fourth)
  }
}

// [web domain, duration]
extension ActivityReport.WebDomainActivity {
  func write(to writer: inout CBORWriter) {
    writer.openArray(2)
    writer.integer(Int64(webDomain))
    writer.integer(duration)
  }

  init(from reader: inout CBORReader) throws(CBORError) {
    let start = reader.offset
    let record = try reader.record()
    try record.check(max(record.first, record.second), at: start)
    webDomain = Int(record.first)
    duration = Int64(record.second)
  }
}

extension CBORRecord {
  /// Refuses records without an index or a duration, and numbers that a Double does not hold.
  fileprivate func check(_ largest: UInt64, at offset: Int) throws(CBORError) {
    guard count >= 2 else { throw CBORError(.missing("the index or the duration"), at: offset) }
    guard largest <= 1 << 53 else {
      throw CBORError(.invalid("has a number that is too large"), at: offset)
    }
  }
}

extension CBORLimits {
  /// For messages of the host, whose records are read one by one.
  package static let activity = CBORLimits(elements: 1 << 22)
}
