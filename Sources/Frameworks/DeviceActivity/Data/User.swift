internal import ExtensionProtocol
public import FoundationShims

extension DeviceActivityData {
  /// A person whose activity is reported.
  public struct User: Hashable, Sendable {
    /// A person's part in the family.
    public enum FamilyRole: Int, Hashable, Sendable {
      /// A person on their own, or a parent.
      case individual
      /// A child whose activity a parent may see.
      case child
    }

    /// The name of the person's account.
    public var appleID: String?

    /// The parts of the person's name.
    public var nameComponents: PersonNameComponents?

    /// The person's part in the family.
    public var role: FamilyRole

    init(_ user: ActivityReport.User) {
      appleID = user.appleID
      if user.givenName != nil || user.familyName != nil {
        var components = PersonNameComponents()
        components.givenName = user.givenName
        components.familyName = user.familyName
        nameComponents = components
      }
      role = user.role == .child ? .child : .individual
    }
  }
}
