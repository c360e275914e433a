@_exported public import FoundationShims

/// What a sound is played or recorded for, of which an extension does neither.
open class AVAudioSession: NSObject, @unchecked Sendable {
  private static let shared = AVAudioSession()

  /// The only one.
  open class func sharedInstance() -> AVAudioSession { shared }

  /// A purpose of sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a purpose from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Beside that of other apps.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Instead of that of other apps.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// To record.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
  }

  /// Throws that there is no sound.
  open func setCategory(_ category: Category) throws { throw CocoaError(.featureUnsupported) }

  /// Throws that there is no sound.
  open func setActive(_ active: Bool) throws { throw CocoaError(.featureUnsupported) }
}

/// Plays a sound, which an extension cannot: making a player throws.
open class AVAudioPlayer: NSObject {
  /// How loud the sound is.
  ///
  /// Accepted without effect.
  open var volume: Float = 1
  /// How often the sound is repeated.
  ///
  /// Accepted without effect.
  open var numberOfLoops = 0
  /// Whether the sound is heard: never.
  open var isPlaying: Bool { false }

  /// Throws that there is no such file: the sandbox has none.
  public init(contentsOf url: URL) throws {
    throw CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: url])
  }

  /// Throws that there is no sound.
  public init(data: Data) throws {
    throw CocoaError(.featureUnsupported)
  }

  /// Plays the sound: no.
  @discardableResult
  open func play() -> Bool { false }

  /// Stops the sound.
  ///
  /// Accepted without effect.
  open func stop() {}

  /// Stops the sound for a while.
  ///
  /// Accepted without effect.
  open func pause() {}

  /// Makes ready to play: no.
  @discardableResult
  open func prepareToPlay() -> Bool { false }
}

/// The number of a sound of the system's.
public typealias SystemSoundID = UInt32

/// Plays a sound of the system's.
///
/// Accepted without effect: an extension makes no sound.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
