package import Mutation

/// One way in for bytes from outside, and what must hold whatever they are.
package struct FuzzTarget: Sendable {
  package let name: String
  package let form: InputForm
  /// Inputs to start from.
  package let seeds: @Sendable () throws -> [[UInt8]]
  /// Takes an input; a trap or a ``Finding`` is a defect, a refusal is not.
  package let run: @Sendable ([UInt8]) throws -> Void

  /// Every target, in the order of the layers.
  package static let all: [FuzzTarget] = [
    .cbor, .frames, .tree, .messages, .activity, .elfNote, .informationPropertyList, .sanitizer,
    .renderers, .keys, .importer, .historyDatabase, .textSources, .store,
  ]

  package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }

  init(
    _ name: String,
    _ form: InputForm,
    seeds: @escaping @Sendable () throws -> [[UInt8]],
    run: @escaping @Sendable ([UInt8]) throws -> Void
  ) {
    self.name = name
    self.form = form
    self.seeds = seeds
    self.run = run
  }
}

/// Something that must hold and does not.
package struct Finding: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

/// Reports a finding unless the condition holds.
func require(_ condition: Bool, _ description: @autoclosure () -> String) throws(Finding) {
  guard condition else { throw Finding(description()) }
}
