public import Foundation

/// One request of a session.
open class URLSessionTask: NSObject, @unchecked Sendable {
  /// What a task is doing.
  public enum State: Int, Sendable {
    /// It asks.
    case running
    /// It waits to be resumed.
    case suspended
    /// It is being cancelled.
    case canceling
    /// It has ended.
    case completed
  }

  /// What was asked at first.
  public let originalRequest: URLRequest?
  /// What is asked.
  public var currentRequest: URLRequest? { originalRequest }
  /// What was answered: nothing.
  public var response: URLResponse? { nil }
  /// Why the task failed.
  public private(set) var error: (any Error)?
  /// What the task is doing.
  public private(set) var state = State.suspended
  /// A name for the task.
  open var taskDescription: String?
  /// How important the task is.
  ///
  /// Accepted without effect.
  open var priority: Float = 0.5

  private let completion: @Sendable (URLError) -> Void

  init(_ request: URLRequest, _ completion: @escaping @Sendable (URLError) -> Void) {
    originalRequest = request
    self.completion = completion
    super.init()
  }

  /// Begins the task, which hands over soon that there is no network.
  open func resume() {
    guard state == .suspended else { return }
    state = .running
    end(with: URLSession.error(for: originalRequest?.url))
  }

  /// Holds the task back.
  ///
  /// Accepted without effect: it ends as soon as it begins.
  open func suspend() {}

  /// Ends the task, which hands over that it was cancelled.
  open func cancel() {
    guard state == .suspended else { return }
    end(with: URLError(.cancelled))
  }

  private func end(with error: URLError) {
    self.error = error
    let completion = completion
    WorkLoop.post(
      PendingWork(on: .main) {
        self.state = .completed
        completion(error)
      }
    )
  }
}

/// A task whose answer is held in memory.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

/// A task that sends bytes.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

/// A task whose answer is written to a file.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}

/// What wants to know what happens in a session.
public protocol URLSessionDelegate: NSObjectProtocol, Sendable {}

/// What wants to know what happens to a task.
public protocol URLSessionTaskDelegate: URLSessionDelegate {}

/// What wants to know what a data task receives.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {}

/// What wants to know what a download task receives.
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {}
