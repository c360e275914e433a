public import Foundation

/// Where an animation of UIKit's ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// With all changes made.
  case end
  /// As before the changes.
  case start
  /// As it stands.
  case current
}

/// How far an animation of UIKit's is.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is over.
  case inactive
  /// It has begun.
  case active
  /// It is not yet over, but moves no more.
  case stopped
}

extension UIView {
  /// How a change's speed runs.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Even.
    case linear
  }
}

/// Changes to views that can be begun, held and ended.
///
/// A report stands still: changes are made at once when the animation starts, and not at all where it ends
/// before anything of them would have been seen.
@MainActor @preconcurrency
open class UIViewPropertyAnimator {
  /// How long the change takes.
  ///
  /// Accepted without effect.
  public let duration: TimeInterval
  /// How much of the change is to be seen, from 0 to 1.
  open var fractionComplete: CGFloat = 0
  /// Whether the change is undone instead.
  ///
  /// Accepted without effect.
  open var isReversed = false
  /// Whether the animation can be held.
  ///
  /// Accepted without effect.
  open var isInterruptible = true
  /// How far the animation is.
  open private(set) var state: UIViewAnimatingState = .inactive
  /// Whether views move; never in a report.
  open var isRunning: Bool { false }

  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Makes an animation without changes.
  public init() {
    duration = 0
  }

  /// Makes an animation of changes.
  public init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    if let animations { changes.append(animations) }
  }

  /// Makes an animation that swings out.
  public init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    if let animations { changes.append(animations) }
  }

  /// Makes an animation and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration,
      curve: .easeInOut,
      animations: animations
    )
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) {
    changes.append(animation)
  }

  /// Adds changes that begin later.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    changes.append(animation)
  }

  /// Adds what is done at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes.
  open func startAnimation() {
    end(at: .end)
  }

  /// Makes the changes, at once.
  open func startAnimation(afterDelay delay: TimeInterval) {
    end(at: .end)
  }

  /// Holds the animation.
  open func pauseAnimation() {
    state = .active
  }

  /// Ends the animation as it stands.
  open func stopAnimation(_ withoutFinishing: Bool) {
    state = withoutFinishing ? .inactive : .stopped
  }

  /// Ends an animation that was stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    end(at: finalPosition)
  }

  private func end(at position: UIViewAnimatingPosition) {
    let isSeen = position == .end || position == .current && fractionComplete > 0
    let (made, told) = (changes, completions)
    (changes, completions, state) = ([], [], .inactive)
    if isSeen { for change in made { change() } }
    for completion in told { completion(position) }
  }
}
