import SwiftUI

/// Pickers, sliders, steppers, gauges and fields as authors write them.
struct ValueControlSignatures: View {
  enum Period: String, CaseIterable, Identifiable {
    case day, week
    var id: Self { self }
  }

  @State private var period = Period.day
  @State private var optional: Period?
  @State private var value = 0.5
  @State private var count = 3
  @State private var text = ""
  @State private var date = Date()
  @State private var days: Set<DateComponents> = []
  @State private var color = Color.red
  @State private var number: Int?
  @FocusState private var isFocused: Bool
  @FocusState private var field: Period?
  let title = "title"

  var body: some View {
    Form {
      pickers
      sliders
      steppers
      gauges
      fields
      dates
    }
    .formStyle(.grouped)
  }

  @ViewBuilder
  private var pickers: some View {
    Picker("Period", selection: $period) {
      ForEach(Period.allCases, id: \.self) { Text($0.rawValue).tag($0) }
    }
    .pickerStyle(.segmented)
    Picker("Period", selection: $period) {
      Text("Day").tag(Period.day)
      Text("Week").tag(Period.week)
    }
    .pickerStyle(SegmentedPickerStyle())
    Picker("Period", selection: $optional) {
      Text("None").tag(nil as Period?)
      ForEach(Period.allCases) { Text($0.rawValue).tag(Optional($0)) }
    }
    .pickerStyle(.menu)
    Picker(selection: $period) {
      ForEach(Period.allCases) { Text($0.rawValue) }
    } label: {
      Text("Period")
    }
    Picker(selection: $period, label: Text("Period")) {
      ForEach(Period.allCases) { Text($0.rawValue) }
    }
    .pickerStyle(.wheel)
    Picker(title, selection: $count) { ForEach(0..<5) { Text("\($0)") } }.pickerStyle(.inline)
    Picker("Period", systemImage: "clock", selection: $period) { Text("a").tag(Period.day) }
    ColorPicker("Colour", selection: $color)
    ColorPicker(selection: $color, supportsOpacity: false) { Text("Colour") }
  }

  @ViewBuilder
  private var sliders: some View {
    Slider(value: $value)
    Slider(value: $value, in: 0...100)
    Slider(value: $value, in: 0...100, step: 5)
    Slider(value: $value, in: 0...1) { editing in print(editing) }
    Slider(value: $value, in: 0...1, step: 0.1) {
      Text("Speed")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    } onEditingChanged: { _ in
    }
    Slider(value: $value, in: 0...1) { Text("Speed") }
    Slider(value: $value, in: 0...1, onEditingChanged: { _ in })
    Slider(
      value: $value,
      in: 0...1,
      onEditingChanged: { _ in },
      minimumValueLabel: Text("0"),
      maximumValueLabel: Text("1")
    ) { Text("Speed") }
  }

  @ViewBuilder
  private var steppers: some View {
    Stepper("Count \(count)", value: $count)
    Stepper("Count", value: $count, in: 0...10)
    Stepper("Count", value: $count, in: 0...10, step: 2)
    Stepper(value: $count, in: 1...5) { Text("Count") }
    Stepper(value: $value, step: 0.5) { Text("Value") }
    Stepper("Count", onIncrement: { count += 1 }, onDecrement: { count -= 1 })
    Stepper {
      Text("Count")
    } onIncrement: {
      count += 1
    } onDecrement: {
      count -= 1
    }
    Stepper("Value", value: $value, in: 0...1, step: 0.1, format: .number)
    Stepper(title, value: $count, in: 0...10) { _ in }
  }

  @ViewBuilder
  private var gauges: some View {
    Gauge(value: 0.5) { Text("g") }
    Gauge(value: value, in: 0...10) {
      Text("g")
    } currentValueLabel: {
      Text("5")
    }
    Gauge(value: 5, in: 0...10) {
      Text("g")
    } currentValueLabel: {
      Text("5")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    }
    .gaugeStyle(.accessoryCircular)
    Gauge(value: 0.1) { EmptyView() }.gaugeStyle(.linearCapacity).gaugeStyle(Bar())
    ProgressView(timerInterval: Date()...Date().addingTimeInterval(60))
    ProgressView(timerInterval: Date()...Date().addingTimeInterval(60), countsDown: false) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    }
  }

  @ViewBuilder
  private var fields: some View {
    TextField("Name", text: $text)
      .textFieldStyle(.roundedBorder)
      .textInputAutocapitalization(.never)
      .autocorrectionDisabled()
      .keyboardType(.emailAddress)
      .textContentType(.emailAddress)
      .submitLabel(.done)
      .focused($isFocused)
      .onSubmit { text = "" }
    TextField(title, text: $text).focused($field, equals: .day)
    TextField("Name", text: $text, prompt: Text("Your name"))
    TextField("Name", text: $text, axis: .vertical).lineLimit(2...4)
    TextField("Name", text: $text, onCommit: {})
    TextField("Name", text: $text, onEditingChanged: { _ in }, onCommit: {})
    TextField("Number", value: $count, format: .number)
    TextField("Number", value: $number, format: .number)
    TextField("Number", value: $value, format: .percent.precision(.fractionLength(1)))
    TextField("Number", value: $count, formatter: NumberFormatter())
    TextField(text: $text) { Text("Name") }
    TextField(text: $text, prompt: Text("p")) { Text("Name") }
      .textFieldStyle(RoundedBorderTextFieldStyle())
      .textFieldStyle(Boxed())
    SecureField("Password", text: $text)
    SecureField("Password", text: $text, prompt: Text("p"))
    SecureField(text: $text) { Text("Password") }
    TextEditor(text: $text).scrollContentBackground(.hidden).scrollDismissesKeyboard(.immediately)
  }

  @ViewBuilder
  private var dates: some View {
    DatePicker("Date", selection: $date)
    DatePicker("Date", selection: $date, displayedComponents: .date)
    DatePicker("Date", selection: $date, displayedComponents: [.date, .hourAndMinute])
    DatePicker("Date", selection: $date, in: ...Date(), displayedComponents: .date)
    DatePicker("Date", selection: $date, in: Date()...)
    DatePicker(selection: $date, in: Date()...Date.distantFuture) { Text("Date") }
      .datePickerStyle(.graphical)
      .labelsHidden()
    DatePicker(title, selection: $date).datePickerStyle(.compact)
    DatePicker("Date", selection: $date).datePickerStyle(WheelDatePickerStyle())
    MultiDatePicker("Days", selection: $days)
    MultiDatePicker("Days", selection: $days, in: Date()...)
  }
}

private struct Bar: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Rectangle().frame(width: 100 * configuration.value, height: 4)
      configuration.currentValueLabel
      configuration.minimumValueLabel
    }
  }
}

private struct Boxed: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding().background(.gray)
  }
}
