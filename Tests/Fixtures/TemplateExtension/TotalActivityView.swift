import SwiftUI

struct TotalActivityView: View {
  let totalActivity: String

  var body: some View {
    Text(totalActivity)
  }
}

// Shown by Xcode's canvas there, and by report-host's preview here.
#Preview {
  TotalActivityView(totalActivity: "1h 23m")
}
