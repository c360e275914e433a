package import ViewTree

/// A message from the host to a process.
package enum HostMessage: Hashable, Sendable {
  /// Answers the process' hello with the version that both speak.
  case hello(HostHello)
  /// Asks for a tree. Activity frames and `end` follow.
  case render(RenderRequest)
  /// The activity of one user on one device, for the render with this id.
  case activity(id: UInt64, ActivityReport)
  /// Ends the activity of the render with this id.
  case end(id: UInt64)
  /// The places and sizes of the geometry nodes of the last tree of the render with this id.
  case geometry(id: UInt64, [NodeGeometry])
  /// A control of the tree of the render with this id was used.
  case event(id: UInt64, ControlEvent)
  /// What an app may use now: at the start, after its question, and when it was changed elsewhere.
  case authorization(AuthorizationAnswer)
  /// What the app kept when it last ran, as it wrote it.
  case settings([UInt8])
  /// Ends the session.
  case close
}

/// Optional parts of the protocol.
package enum ProtocolFeature {
  /// Trees with geometry nodes are answered with places and sizes, and sent again.
  package static let geometry = "geometry"
  /// Trees mark their controls, the host tells which are used, and the process may send a tree again
  /// at any time after the first, when something changed.
  package static let events = "events"
  /// The host asks the user for authorization, for an app.
  package static let authorization = "authorization"
  /// The host keeps an app's settings.
  package static let settings = "settings"
}

/// A message from a process to the host.
package enum ProcessMessage: Hashable, Sendable {
  /// The first message: what the process speaks and shows.
  case hello(ProcessHello)
  /// The answer to a render or an event, or a change by itself.
  ///
  /// - `event`: The sequence number of the last event that the tree shows the effect of; 0 for none.
  case tree(id: UInt64, ViewTree, event: UInt64 = 0)
  /// The other answer to a render.
  case failure(Failure)
  /// An app asks for authorization, or gives it back.
  case authorize(AuthorizationRequest)
  /// What an app wants to find again when it next runs, in a form of its own.
  case settings([UInt8])
}

/// What a process says of itself first.
package struct ProcessHello: Hashable, Sendable {
  /// The protocol versions that it speaks.
  package var versions: [UInt64]
  /// The library it was built with, as name and version.
  package var sdk: String
  /// Optional parts of the protocol that it understands.
  package var features: [String]
  /// The contexts of its scenes, in order, each once.
  package var contexts: [String]

  package init(versions: [UInt64], sdk: String, features: [String], contexts: [String]) {
    self.versions = versions
    self.sdk = sdk
    self.features = features
    self.contexts = contexts
  }
}

/// The host's answer to a process' hello.
package struct HostHello: Hashable, Sendable {
  /// The highest version that both speak.
  package var version: UInt64
  /// Optional parts of the protocol that the host understands.
  package var features: [String]

  package init(version: UInt64, features: [String]) {
    self.version = version
    self.features = features
  }
}

/// A request for the tree of one scene.
package struct RenderRequest: Hashable, Sendable {
  /// Names the request; the answer carries it.
  package var id: UInt64
  /// The raw value of the scene's context.
  package var context: String
  package var environment: Environment

  package init(id: UInt64, context: String, environment: Environment) {
    self.id = id
    self.context = context
    self.environment = environment
  }
}

/// The surroundings that a tree is made for.
package struct Environment: Hashable, Sendable {
  /// The brightness of the surface.
  package enum ColorScheme: Int, Hashable, Sendable, CaseIterable {
    case light, dark
  }

  /// A locale identifier, such as "en_GB".
  package var locale: String
  /// An IANA time zone identifier.
  package var timeZone: String
  /// The first day of the week, 1 for Sunday … 7 for Saturday.
  package var firstWeekday: Int
  /// The moment of the report; seconds since 1970.
  package var now: Int64
  /// The size of the surface in points; nil where it grows with its content.
  package var width: Double?
  package var height: Double?
  package var colorScheme: ColorScheme

  package init(
    locale: String,
    timeZone: String,
    firstWeekday: Int,
    now: Int64,
    width: Double?,
    height: Double?,
    colorScheme: ColorScheme
  ) {
    self.locale = locale
    self.timeZone = timeZone
    self.firstWeekday = firstWeekday
    self.now = now
    self.width = width
    self.height = height
    self.colorScheme = colorScheme
  }
}

/// Why a render gave no tree.
package struct Failure: Hashable, Sendable {
  /// Kinds of failure; numbers that a version does not know read as `other`.
  package enum Code: Int, Hashable, Sendable, CaseIterable {
    case other, unknownContext, unsupported, malformedRequest, viewTooLarge
  }

  package var id: UInt64
  package var code: Code
  /// One line for people.
  package var message: String

  package init(id: UInt64, code: Code, message: String) {
    self.id = id
    self.code = code
    self.message = message
  }
}
