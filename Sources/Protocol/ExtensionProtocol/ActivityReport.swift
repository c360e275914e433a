/// The activity of one user on one device, cut into segments: what one activity frame carries.
///
/// Names and tokens stand once in ``subjects``; items refer to them by index.
package struct ActivityReport: Hashable, Sendable {
  package var user: User
  package var device: Device
  package var segmentKind: SegmentKind
  /// When data of this device was last updated; seconds since 1970.
  package var lastUpdated: Int64
  /// The applications, web domains and categories that the segments mention.
  package var subjects: [Subject]
  /// The segments in the order of time.
  ///
  /// A segment without activity is present, with zeros.
  package var segments: [Segment]

  package init(
    user: User,
    device: Device,
    segmentKind: SegmentKind,
    lastUpdated: Int64,
    subjects: [Subject] = [],
    segments: [Segment] = []
  ) {
    self.user = user
    self.device = device
    self.segmentKind = segmentKind
    self.lastUpdated = lastUpdated
    self.subjects = subjects
    self.segments = segments
  }

  /// A person whose activity is reported.
  package struct User: Hashable, Sendable {
    /// The person's part in the family.
    package enum Role: Int, Hashable, Sendable, CaseIterable {
      case individual, child
    }

    package var appleID: String?
    package var givenName: String?
    package var familyName: String?
    package var role: Role

    package init(
      appleID: String? = nil,
      givenName: String? = nil,
      familyName: String? = nil,
      role: Role = .individual
    ) {
      self.appleID = appleID
      self.givenName = givenName
      self.familyName = familyName
      self.role = role
    }
  }

  /// A device that activity happened on.
  package struct Device: Hashable, Sendable {
    /// Apple's device models; a Linux desktop or laptop is reported as a Mac.
    package enum Model: Int, Hashable, Sendable, CaseIterable {
      case iPhone, iPod, iPad, mac
    }

    package var name: String?
    package var model: Model

    package init(name: String? = nil, model: Model) {
      self.name = name
      self.model = model
    }
  }

  /// The length of the segments.
  package enum SegmentKind: Int, Hashable, Sendable, CaseIterable {
    case hourly, daily, weekly
  }

  /// An application, web domain or category.
  package struct Subject: Hashable, Sendable {
    /// What a subject is.
    package enum Kind: Int, Hashable, Sendable, CaseIterable {
      case application, category, webDomain
    }

    package var kind: Kind
    /// The bundle identifier or domain; nil for a category.
    package var identifier: String?
    /// The name that people know it by.
    package var name: String?
    /// The token that stands for it in this extension; empty where there is none.
    package var token: [UInt8]

    package init(kind: Kind, identifier: String? = nil, name: String? = nil, token: [UInt8] = []) {
      self.kind = kind
      self.identifier = identifier
      self.name = name
      self.token = token
    }
  }

  /// One stretch of time.
  ///
  /// Moments are seconds since 1970, durations milliseconds.
  package struct Segment: Hashable, Sendable {
    package var start: Int64
    package var end: Int64
    /// How long the screen was on.
    ///
    /// Item filters do not reduce it.
    package var totalDuration: Int64
    /// The longest session without a break; nil where there was no activity.
    package var longestStart: Int64?
    package var longestEnd: Int64?
    package var firstPickup: Int64?
    package var pickupsWithoutApplication: Int64
    package var categories: [CategoryActivity]

    package init(
      start: Int64,
      end: Int64,
      totalDuration: Int64 = 0,
      longestStart: Int64? = nil,
      longestEnd: Int64? = nil,
      firstPickup: Int64? = nil,
      pickupsWithoutApplication: Int64 = 0,
      categories: [CategoryActivity] = []
    ) {
      self.start = start
      self.end = end
      self.totalDuration = totalDuration
      self.longestStart = longestStart
      self.longestEnd = longestEnd
      self.firstPickup = firstPickup
      self.pickupsWithoutApplication = pickupsWithoutApplication
      self.categories = categories
    }
  }

  /// What was used of one category in a segment.
  package struct CategoryActivity: Hashable, Sendable {
    /// Index of the category in ``ActivityReport/subjects``.
    package var category: Int
    /// Milliseconds.
    package var duration: Int64
    package var applications: [ApplicationActivity]
    package var webDomains: [WebDomainActivity]

    package init(
      category: Int,
      duration: Int64,
      applications: [ApplicationActivity] = [],
      webDomains: [WebDomainActivity] = []
    ) {
      self.category = category
      self.duration = duration
      self.applications = applications
      self.webDomains = webDomains
    }
  }

  /// How an application was used in a segment.
  package struct ApplicationActivity: Hashable, Sendable {
    /// Index of the application in ``ActivityReport/subjects``.
    package var application: Int
    /// Milliseconds.
    package var duration: Int64
    package var pickups: Int64
    package var notifications: Int64

    package init(application: Int, duration: Int64, pickups: Int64 = 0, notifications: Int64 = 0) {
      self.application = application
      self.duration = duration
      self.pickups = pickups
      self.notifications = notifications
    }
  }

  /// How a web domain was used in a segment.
  package struct WebDomainActivity: Hashable, Sendable {
    /// Index of the web domain in ``ActivityReport/subjects``.
    package var webDomain: Int
    /// Milliseconds.
    package var duration: Int64

    package init(webDomain: Int, duration: Int64) {
      self.webDomain = webDomain
      self.duration = duration
    }
  }
}
