/// Settings of media.
///
/// They are values, kept until the run ends; nothing is enforced.
public struct MediaSettings: ManagedSettingsGroup, Sendable {
  /// Whether books of erotica are left out.
  ///
  /// Nil where nothing is set. Accepted without effect on the device.
  public var denyBookstoreErotica: Bool?

  /// Whether explicit content is left out.
  ///
  /// Nil where nothing is set. Accepted without effect on the device.
  public var denyExplicitContent: Bool?

  /// Whether the music service is left out.
  ///
  /// Nil where nothing is set. Accepted without effect on the device.
  public var denyMusicService: Bool?

  /// The highest rating of films.
  ///
  /// Nil where nothing is set. Accepted without effect on the device.
  public var maximumMovieRating: Int?

  /// The highest rating of television shows.
  ///
  /// Nil where nothing is set. Accepted without effect on the device.
  public var maximumTVShowRating: Int?

  /// What holds where ``denyBookstoreErotica-swift.property`` is not set.
  public static let denyBookstoreErotica = SettingMetadata<Bool>(defaultValue: false)

  /// What holds where ``denyExplicitContent-swift.property`` is not set.
  public static let denyExplicitContent = SettingMetadata<Bool>(defaultValue: false)

  /// What holds where ``denyMusicService-swift.property`` is not set.
  public static let denyMusicService = SettingMetadata<Bool>(defaultValue: false)

  /// What holds where ``maximumMovieRating-swift.property`` is not set.
  public static let maximumMovieRating = BoundedSettingMetadata<Int>(
    defaultValue: 1000,
    bounds: 0...1000
  )

  /// What holds where ``maximumTVShowRating-swift.property`` is not set.
  public static let maximumTVShowRating = BoundedSettingMetadata<Int>(
    defaultValue: 1000,
    bounds: 0...1000
  )

  init() {}
}
