/// A property of an object whose changes are told to the object's observers.
///
/// With a dollar sign before its name it is a publisher of its values.
@propertyWrapper
public struct Published<Value> {
  private var storage: Storage

  private enum Storage {
    case value(Value)
    case box(Box)
  }

  /// Makes a property with an initial value.
  public init(wrappedValue: Value) {
    storage = .value(wrappedValue)
  }

  /// Makes a property with an initial value.
  public init(initialValue: Value) {
    storage = .value(initialValue)
  }

  /// The value; only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { value }
    set { storage = .value(newValue) }
  }

  /// A publisher of the values; a subscriber gets the present one first.
  public var projectedValue: Publisher {
    mutating get { Publisher(box: makeBox()) }
    set { storage = .box(newValue.box) }
  }

  /// Reads and writes the value, telling the object's observers before it changes.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].value }
    set {
      ObservableObjectPublisher.existing(of: object)?.send()
      if case .box(let box) = object[keyPath: storageKeyPath].storage {
        box.change(to: newValue)
      } else {
        object[keyPath: storageKeyPath].storage = .value(newValue)
      }
    }
  }

  /// The publisher of the values, which knows the object that they belong to.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get {
      let box = object[keyPath: storageKeyPath].makeBox()
      box.owner = object
      return Publisher(box: box)
    }
    set { object[keyPath: storageKeyPath].storage = .box(newValue.box) }
  }

  private var value: Value {
    switch storage {
    case .value(let value): value
    case .box(let box): box.value
    }
  }

  private mutating func makeBox() -> Box {
    switch storage {
    case .box(let box): return box
    case .value(let value):
      let box = Box(value)
      storage = .box(box)
      return box
    }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}

extension Published {
  /// The value of a property that has subscribers.
  final class Box {
    private(set) var value: Value
    weak var owner: AnyObject?
    let outlets = Outlets<Value, Never>()
    /// What sets the property, from `assign(to:)`.
    var sources: [AnyCancellable] = []

    init(_ value: Value) {
      self.value = value
    }

    /// Tells subscribers the new value, then takes it.
    func change(to newValue: Value) {
      outlets.send(newValue)
      value = newValue
    }
  }

  /// A publisher of a property's values.
  public struct Publisher: Combine.Publisher {
    /// The values.
    public typealias Output = Value
    /// No error can end the values.
    public typealias Failure = Never

    let box: Box

    /// Attaches a subscriber, which gets the present value at once.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      box.outlets.attach(subscriber, keeps: true, initial: box.value)
    }
  }
}

extension Publisher where Failure == Never {
  /// Sets a published property to each value, as long as its object is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    let cancellable = sink { [weak box] value in
      guard let box else { return }
      if let owner = box.owner { ObservableObjectPublisher.existing(of: owner)?.send() }
      box.change(to: value)
    }
    box.sources.append(cancellable)
  }
}
