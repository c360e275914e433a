public import Foundation
public import UniformTypeIdentifiers

extension View {
  /// Lets somebody choose a file.
  ///
  /// Accepted without effect: a report opens no files.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    self
  }

  /// Lets somebody choose files.
  ///
  /// Accepted without effect: a report opens no files.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    self
  }

  /// Lets somebody choose files.
  ///
  /// Accepted without effect: a report opens no files.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Lets somebody move a file.
  ///
  /// Accepted without effect: a report opens no files.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>,
    file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    self
  }
}
