/// What was decided about an app and somebody's activity, as Apple's AuthorizationStatus has it.
package enum AuthorizationStatus: Int64, Hashable, Sendable {
  /// Nobody was asked.
  case notDetermined = 0
  case denied = 1
  case approved = 2

  /// Apple's word for it.
  package var name: String {
    switch self {
    case .notDetermined: "notDetermined"
    case .denied: "denied"
    case .approved: "approved"
    }
  }
}

/// Whose activity an authorization is about, as Apple's FamilyControlsMember has it.
package enum Member: Hashable, Sendable {
  /// Everybody in the store who is no child.
  case individual
  /// One child, by the number of its row in the table `users`.
  case child(Int64)

  /// How the table `authorizations` tells them apart.
  var number: Int64 {
    switch self {
    case .individual: 0
    case .child(let number): number
    }
  }

  init(number: Int64) { self = number == 0 ? .individual : .child(number) }
}

/// One decision about an app.
package struct AuthorizationDecision: Hashable, Sendable {
  package var member: Member
  package var status: AuthorizationStatus
  /// When it was made; seconds since 1970.
  package var decided: Int64

  package init(member: Member, status: AuthorizationStatus, decided: Int64) {
    (self.member, self.status, self.decided) = (member, status, decided)
  }
}

/// An app that somebody decided about.
package struct AuthorizedApp: Hashable, Sendable {
  /// The path of its executable, without links.
  ///
  /// Not what the executable says of itself: another could say the same.
  package var identifier: String
  package var decisions: [AuthorizationDecision]

  package init(identifier: String, decisions: [AuthorizationDecision] = []) {
    self.identifier = identifier
    self.decisions = decisions
  }

  /// What was decided; not determined where nothing was.
  package func status(of member: Member) -> AuthorizationStatus {
    decisions.first { $0.member == member }?.status ?? .notDetermined
  }

  package var isApproved: Bool { decisions.contains { $0.status == .approved } }
}
