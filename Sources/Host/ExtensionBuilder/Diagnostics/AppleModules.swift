/// Modules that come with Apple's systems, to tell them from packages of others.
enum AppleModules {
  static let names: Set<String> = Set(
    """
    ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility AccessorySetupKit Accounts \
    ActivityKit AdAttributionKit AdServices AdSupport AddressBook AlarmKit AppClip AppIntents \
    AppKit AppTrackingTransparency AssetsLibrary AudioToolbox AuthenticationServices \
    AutomaticAssessmentConfiguration BackgroundAssets BackgroundTasks BusinessChat CFNetwork \
    CallKit CarPlay ClassKit ClockKit CloudKit Cocoa Collaboration Combine CommonCrypto Compression \
    Contacts ContactsUI CoreAudio CoreAudioKit CoreBluetooth CoreData CoreFoundation CoreGraphics \
    CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC \
    CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CoreWLAN CreateML \
    CryptoKit CryptoTokenKit DataDetection DeveloperToolsSupport DeviceActivity DeviceCheck \
    DeviceDiscoveryUI Dispatch EventKit EventKitUI ExposureNotification ExtensionFoundation \
    ExtensionKit ExternalAccessory FamilyControls FileProvider FinanceKit FoundationModels GLKit \
    GSS GameController GameKit GameplayKit GroupActivities HealthKit HealthKitUI HomeKit IOKit \
    IdentityLookup ImageIO ImagePlayground Intents IntentsUI JavaScriptCore JournalingSuggestions \
    LinkPresentation LocalAuthentication MLCompute ManagedSettings ManagedSettingsUI MapKit Matter \
    MediaPlayer MediaToolbox MessageUI Messages Metal MetalKit MetalPerformanceShaders MetricKit \
    ModelIO MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network \
    NetworkExtension NotificationCenter OSLog ObjectiveC Observation OpenGLES PDFKit PHASE \
    PaperKit PassKit PencilKit Photos PhotosUI ProximityReader PushKit PushToTalk QuartzCore \
    QuickLook QuickLookThumbnailing RealityKit RegexBuilder ReplayKit RoomPlan SafariServices \
    SafetyKit SceneKit ScreenTime ScreenCaptureKit Security SensitiveContentAnalysis SensorKit \
    ShazamKit Social SoundAnalysis Speech SpriteKit StoreKit SwiftData SystemConfiguration \
    TabularData TipKit Translation TranslationUIProvider UIKit UniformTypeIdentifiers UserNotifications \
    UserNotificationsUI VideoToolbox Vision VisionKit WatchConnectivity WatchKit WeatherKit WebKit \
    WidgetKit WorkoutKit XCTest iAd notify os simd
    """.split(separator: " ").map(String.init)
  )

  /// How the modules that join two of Apple's are called, and the private ones.
  static let endings = ["_SwiftUI", "_UIKit", "_AppIntents"]
}
