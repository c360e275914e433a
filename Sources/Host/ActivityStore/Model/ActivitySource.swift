package import ExtensionProtocol

/// Where reports take their activity from: the store, or the sample family.
package protocol ActivitySource {
  /// Every pair of a user and a device of theirs.
  func deviceUsers() throws -> [DeviceUser]

  /// Calls the body with the bins of a span that have activity, in order.
  func forEachBin(
    of deviceUser: DeviceUser,
    in span: Range<Int64>,
    _ body: (ActivityBin) throws -> Void
  ) throws

  /// An application, web domain or category by its number.
  func subject(_ number: UInt32) throws -> SourceSubject

  /// The numbers of the subjects with this identifier or name; case does not count.
  func subjects(_ kind: ActivityReport.Subject.Kind, named name: String) throws -> [UInt32]

  /// Identifiers and names of a kind, to suggest from.
  func names(of kind: ActivityReport.Subject.Kind) throws -> [String]

  /// One subject's use within a bin, as disjoint intervals in order.
  func intervals(
    of subject: UInt32,
    deviceUser: DeviceUser,
    inBin index: Int64
  ) throws -> [Interval]

  /// The first bins of the hours of which only sums are known, as far as they begin in a span, in
  /// order.
  func hourBins(of deviceUser: DeviceUser, in span: Range<Int64>) throws -> [Int64]
}

/// One user on one device.
package struct DeviceUser: Hashable, Sendable {
  /// Names the pair in its source.
  package var number: Int64
  package var user: ActivityReport.User
  package var device: ActivityReport.Device
  /// Whether the user is the one who runs the host.
  package var isOwner: Bool
  /// Up to when activity is known; seconds since 1970.
  package var lastUpdated: Int64

  package init(
    number: Int64,
    user: ActivityReport.User,
    device: ActivityReport.Device,
    isOwner: Bool,
    lastUpdated: Int64
  ) {
    self.number = number
    self.user = user
    self.device = device
    self.isOwner = isOwner
    self.lastUpdated = lastUpdated
  }
}

/// A subject and the category that it belongs to.
package struct SourceSubject: Hashable, Sendable {
  package var subject: ActivityReport.Subject
  /// The number of its category; its own for a category.
  package var category: UInt32

  package init(subject: ActivityReport.Subject, category: UInt32) {
    self.subject = subject
    self.category = category
  }
}
