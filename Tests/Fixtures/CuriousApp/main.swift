import CExtensionNote
import ExtensionProtocol
import Glibc
import ViewTree

// An app that wants to know what it must not. It speaks the protocol by itself, prints every frame
// that it is sent, and misbehaves in the way that is entered into its control 1.

report_app_note()
var app = CuriousApp()
app.send(
  .hello(
    ProcessHello(
      versions: [1],
      sdk: "curious",
      features: [
        ProtocolFeature.geometry, ProtocolFeature.events, ProtocolFeature.authorization,
        ProtocolFeature.settings,
      ],
      contexts: Scene.allCases.map(\.rawValue)
    )
  )
)
while let frame = FrameInput.next() {
  FrameLog.write(frame)
  guard let message = try? HostMessage(frame: frame) else { exit(3) }
  app.take(message)
}
