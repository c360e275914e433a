import JSON
import ViewTree

/// The members of a control's object.
enum ControlJSON {
  static func members(of content: Content) -> [String: JSONValue] {
    switch content {
    case .button(let button):
      return [
        "kind": .string("button"), "role": .name(button.role),
        "shape": button.shape.map(StyleJSON.shape) ?? .null, "style": .name(button.style),
        "tint": tint(button.tint),
      ]
    case .toggle(let toggle):
      return [
        "kind": .string("toggle"), "isOn": toggle.isOn.map { .bool($0) } ?? .null,
        "style": .name(toggle.style), "tint": tint(toggle.tint),
      ]
    case .slider(let slider):
      return [
        "kind": .string("slider"), "fraction": .number(slider.fraction),
        "hasLabel": .bool(slider.hasLabel), "hasMaximumLabel": .bool(slider.hasMaximumLabel),
        "hasMinimumLabel": .bool(slider.hasMinimumLabel), "tint": tint(slider.tint),
      ]
    case .textField(let field):
      return [
        "kind": .string("textField"), "isMultiline": .bool(field.isMultiline),
        "isSecure": .bool(field.isSecure), "prompt": .string(field.prompt),
        "style": .name(field.style), "text": .string(field.text),
        "textStyle": StyleJSON.style(field.textStyle),
      ]
    case .picker(let picker):
      return [
        "kind": .string("picker"), "selected": .optional(picker.selected.map(Double.init)),
        "style": .name(picker.style),
      ]
    case .gauge(let gauge):
      return [
        "kind": .string("gauge"), "fraction": .number(gauge.fraction),
        "hasLabel": .bool(gauge.hasLabel), "hasMaximumLabel": .bool(gauge.hasMaximumLabel),
        "hasMinimumLabel": .bool(gauge.hasMinimumLabel),
        "hasValueLabel": .bool(gauge.hasValueLabel), "style": .name(gauge.style),
        "tint": tint(gauge.tint),
      ]
    case .colorWell(let color):
      return ["kind": .string("colorWell"), "color": StyleJSON.color(color)]
    case .menu:
      return ["kind": .string("menu")]
    default:
      return ["kind": .string("stepper")]
    }
  }

  private static func tint(_ paint: Paint?) -> JSONValue { paint.map(StyleJSON.paint) ?? .null }
}

/// The members of a filter's object.
enum FilterJSON {
  static func members(of filter: Filter) -> [String: JSONValue] {
    switch filter {
    case .blur(let radius): return amount("blur", radius)
    case .brightness(let amount): return self.amount("brightness", amount)
    case .contrast(let amount): return self.amount("contrast", amount)
    case .saturation(let amount): return self.amount("saturation", amount)
    case .grayscale(let amount): return self.amount("grayscale", amount)
    case .hueRotation(let degrees): return amount("hueRotation", degrees)
    case .colorInvert: return ["kind": .string("filter"), "filter": .string("colorInvert")]
    case .colorMultiply(let color):
      return [
        "kind": .string("filter"), "color": StyleJSON.color(color),
        "filter": .string("colorMultiply"),
      ]
    }
  }

  private static func amount(_ name: String, _ amount: Double) -> [String: JSONValue] {
    ["kind": .string("filter"), "amount": .number(amount), "filter": .string(name)]
  }
}
