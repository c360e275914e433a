public import Foundation

extension JSONEncoder: TopLevelEncoder {
  /// The form is data.
  public typealias Output = Data
}

extension JSONDecoder: TopLevelDecoder {
  /// The form is data.
  public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  /// The form is data.
  public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  /// The form is data.
  public typealias Input = Data
}
