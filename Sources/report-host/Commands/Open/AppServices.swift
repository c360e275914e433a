import ActivityPicker
import ActivityStore
import Compositor
import ExtensionHost
import ExtensionProtocol
import PlainTree
import Sandbox
import Synchronization
import ViewTree

/// The world of one app: the extensions that make its reports, the activity that these see, what the
/// user has decided, and what the app keeps.
final class AppServices: CompositorServices {
  private let app: AskingApp
  private let request: AppRequest
  private let extensions: Mutex<ReportExtensions>
  private let authorization: AppAuthorization
  private let settings: AppSettings?
  private let unsaved = Mutex<String?>(nil)

  /// - Parameter asks: Whether somebody is there whom the app's questions can be put to.
  /// - Throws: As `AppRequest.extensions` does.
  init(
    _ file: LocatedExtension,
    _ request: AppRequest,
    asks: Bool,
    console: Console,
    command: String
  ) throws {
    app = AskingApp(file, called: request.appName)
    self.request = request
    extensions = Mutex(try request.extensions(for: file, console: console, command: command))
    authorization = AppAuthorization(app, source: request.source, asks: asks)
    let folder = AppSettings.standardFolder(environment: console.environment)
    settings =
      if let folder, case .success(let path) = app.identifier {
        AppSettings(app: path, folder: folder)
      } else {
        nil
      }
  }

  func reportExtension(for context: String) throws(ServiceFailure) -> ReportExtension {
    do {
      let file = try extensions.withLock { try $0.find(context) }
      return ReportExtension(
        name: file.name,
        executable: try ExecutableFile(path: file.executable),
        configuration: request.configuration
      )
    } catch {
      throw ServiceFailure("\(error)")
    }
  }

  func activity(
    for filter: ReportFilter,
    context: String,
    of source: ReportExtension
  ) throws(ServiceFailure) -> ReportActivity {
    do {
      let calendar = request.calendar
      let query = ActivityQuery(
        filter,
        zone: calendar.zone,
        firstWeekday: calendar.firstWeekday,
        dayStart: calendar.dayStart,
        hostName: HostName.current,
        now: calendar.now
      )
      let gathered = try request.source.reports(for: query, to: app, showsProgress: false)
      return ReportActivity(
        reports: gathered.reports,
        notes: gathered.toldNotes,
        now: query.now
      )
    } catch let refusal as AuthorizationRefusal {
      throw ServiceFailure(refusal.messageForReport)
    } catch {
      throw ServiceFailure("\(error)")
    }
  }

  func catalogue() throws(ServiceFailure) -> ActivityCatalogue {
    do {
      return try ActivityCatalogue(
        of: try request.source.tokens(of: app, showsProgress: false).source
      )
    } catch let refusal as AuthorizationRefusal {
      return .empty(refusal.messageForPicker)
    } catch {
      throw ServiceFailure("\(error)")
    }
  }

  func begin(_ request: AuthorizationRequest) -> AuthorizationStep {
    authorization.begin(request)
  }

  func decide(_ answer: HostQuestion.Answer, to question: HostQuestion) -> AuthorizationStep {
    authorization.decide(answer, to: question)
  }

  func authorizationStatus() -> AuthorizationAnswer.Status { authorization.status() }

  func tokenName(_ label: TokenLabel) -> TokenName? { tokenNames([label])[0] }

  func tokenNames(_ labels: [TokenLabel]) -> [TokenName?] {
    var names = TokenNameTable()
    do {
      if let reading = try reading() {
        for label in labels { try names.add(label, from: reading) }
      } else {
        for label in labels { try names.add(label, from: sample) }
      }
    } catch {
      // What was found before is right; the rest stays unknown.
    }
    return labels.map(names.name)
  }

  /// The store as the app may read it; nil where the sample family stands in.
  private func reading() throws -> AppReading? {
    guard let path = try request.source.filledStorePath() else { return nil }
    guard let store = try Store.open(path) else { throw StoreError.missing(path: path) }
    return try store.reading(for: app.identifier.get())
  }

  private var sample: SampleFamily {
    SampleFamily(
      now: request.calendar.now,
      zone: request.calendar.zone,
      app: app.sampleIdentifier
    )
  }

  func loadSettings() -> [UInt8]? { settings?.load() }

  func saveSettings(_ bytes: [UInt8]) {
    do {
      try settings?.save(bytes)
    } catch {
      unsaved.withLock { $0 = "note: the app's settings were not kept: \(error)" }
    }
  }

  /// What the user should know at the end; nil where all went well.
  var note: String? { unsaved.withLock { $0 } }
}

extension GatheredActivity {
  /// All that there is to know, as ``tell(_:)`` writes it.
  var toldNotes: [String] { (isSample ? [Self.sampleNote] : []) + notes }
}

extension AuthorizationRefusal {
  /// What stands in a report's place.
  var messageForReport: String {
    "\(hints.app.name) may not show the activity of \(hints.names). "
      + "To authorize it, run: \(hints.command)"
  }

  /// What stands in a picker's place.
  var messageForPicker: String {
    "\(hints.app.name) may not offer the activities of \(hints.names). "
      + "To authorize it, run: \(hints.command)"
  }
}
