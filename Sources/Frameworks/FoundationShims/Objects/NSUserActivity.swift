public import Foundation

/// What a person does in an app, for other devices and for searches.
///
/// It is a value here: nothing leaves the extension.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The kind of the activity, as a reversed domain name.
  public let activityType: String
  /// What the person does, in words.
  open var title: String?
  /// What another device needs to go on.
  open var userInfo: [AnyHashable: Any]?
  /// A page on which the activity goes on.
  open var webpageURL: URL?
  /// Words to find the activity by.
  ///
  /// Accepted without effect.
  open var keywords: Set<String> = []
  /// When the activity is of no more use.
  ///
  /// Accepted without effect.
  open var expirationDate: Date?
  /// Whether other devices go on with it.
  ///
  /// Accepted without effect.
  open var isEligibleForHandoff = true
  /// Whether searches find it.
  ///
  /// Accepted without effect.
  open var isEligibleForSearch = false
  /// Whether the assistant suggests it.
  ///
  /// Accepted without effect.
  open var isEligibleForPrediction = false
  /// A name that tells the activity from others.
  ///
  /// Accepted without effect.
  open var persistentIdentifier: String?

  /// Makes an activity.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds to what another device needs.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Says that the person does this now.
  ///
  /// Accepted without effect: nothing leaves the extension.
  open func becomeCurrent() {}

  /// Says that the person no longer does this.
  ///
  /// Accepted without effect.
  open func resignCurrent() {}

  /// Ends the activity.
  ///
  /// Accepted without effect.
  open func invalidate() {}
}
