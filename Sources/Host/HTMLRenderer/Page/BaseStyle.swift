import SVGWriter
import Theme
import ViewTree

/// The part of the style sheet that every page has.
///
/// Rows, columns and layers are flexible boxes and grids. An element that takes what it is offered
/// along an axis has the class `gx` or `gy`; what that means depends on the element around it.
enum BaseStyle {
  static func text(theme: Theme?, isFixed: Bool) -> String {
    var text = "\n"
    text += ":root{\(ThemeVariables.declarations(theme ?? .light))}\n"
    if theme == nil {
      text += "@media (prefers-color-scheme:dark){:root{\(ThemeVariables.declarations(.dark))}}\n"
    }
    text += page + layout + words + lists + controls + tables + charts
    let paper = isFixed ? "" : ":root{\(ThemeVariables.declarations(.light))}"
    text += "@media print{\(paper)\(print)}\n"
    return text
  }

  private static let page = """
    :root{--font:-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,Inter,"Noto Sans",\
    "Liberation Sans",Arial,sans-serif}
    *{box-sizing:border-box;margin:0}
    html{-webkit-text-size-adjust:100%}
    body{background:var(--background);color:var(--primary);font:1.0625rem/1.3 var(--font);\
    print-color-adjust:exact;-webkit-print-color-adjust:exact}
    main{display:flex;flex-direction:column;align-items:center;gap:8px;max-width:760px;\
    margin:0 auto;padding:24px clamp(8px,3vw,24px);overflow-wrap:break-word}
    .vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .note{color:var(--secondary-text);font-size:.8125rem;padding-top:16px}

    .it{font-size:2.125rem;font-weight:700;line-height:1.2;align-self:flex-start;padding-bottom:16px}
    .ln{display:flex;flex-direction:column;gap:2px;color:inherit;text-decoration:none;\
    padding-inline-end:20px;position:static}
    .ln::after{content:"";position:absolute;inset:0}
    .ln:focus-visible::after{outline:2px solid var(--accent);outline-offset:-2px;border-radius:12px}
    .li:has(.ln):hover{background:var(--fill)}

    """

  private static let layout = """
    .h,.v{display:flex;align-items:center;gap:8px;max-width:100%}
    .v{flex-direction:column}
    .z{display:grid;grid-template:1fr/1fr;place-items:center;position:relative;max-width:100%}
    .z>*{grid-area:1/1;max-width:100%;min-width:0}
    :where(.z>*){position:relative}
    .v>*{max-width:100%}
    .h>*{min-width:0}
    .hb>.sym{position:relative;top:.24em}
    .h>.gx{flex:9999 1 0}
    .v>.gy,main>.gy{flex:9999 1 auto}
    .v>.gx,main>.gx{align-self:stretch}
    .z>.gx,.g>.gx{justify-self:stretch}
    .h>.gy,.z>.gy,.g>.gy{align-self:stretch}
    .h>.sh{flex-shrink:0}
    .sp{flex:1 0 0px}
    .dv{flex:none;justify-self:stretch;height:1px;background:var(--separator)}
    .dv.up{align-self:stretch;justify-self:center;width:1px;height:auto}
    .v>.s,.h>.s,main>.s{flex-basis:10px}
    .s{display:block}
    .s>svg{display:block;width:100%;height:100%;overflow:visible}
    .ns path{vector-effect:non-scaling-stroke}
    .iso{isolation:isolate}
    .z.bg,.z.ov{contain:size;place-self:stretch}
    .z.bg{z-index:-1}
    .hid{visibility:hidden}
    .g{display:grid;gap:8px;place-items:center;justify-content:start}
    .g.gx{justify-content:stretch}
    .sc{overflow:auto;justify-content:start}
    .sx{container-type:inline-size}
    .sx .sx{container-type:normal}
    .sx>*{width:max-content;max-width:none}
    .nar{display:none}
    @media (max-width:479px){.wid{display:none}.nar{display:contents}}
    .wid{display:contents}
    .wid>*,.nar>*{grid-area:1/1;max-width:100%;min-width:0}

    """

  private static let words = """
    .t{white-space:pre-wrap;min-width:0}
    :where(h1,h2,h3,h4,h5,h6){font-size:inherit;font-weight:inherit}
    .lw{overflow-wrap:anywhere}
    .sym{display:block;flex:none;width:1.2em;height:1.2em;fill:currentColor;stroke-linecap:round;\
    stroke-linejoin:round;overflow:visible}
    .sym.gx{width:100%;height:100%}
    .lb{display:inline-flex;align-items:center;gap:8px;min-width:0}
    .ph{border:1px dashed var(--gray);border-radius:8px;padding:8px 12px;color:var(--secondary-text);\
    font-size:.8125rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    .tile{width:1.5em;height:1.5em;padding:.18em;border-radius:.4em;color:#fff}

    """

  private static let lists = """
    .l{display:flex;flex-direction:column;gap:24px;align-self:stretch}
    .l ul{list-style:none;padding:0}
    .l>ul,.l>section>ul{background:var(--row,var(--secondaryBackground));border-radius:12px;overflow:hidden}
    .l.pl>ul,.l.pl>section>ul{background:none;border-radius:0}
    .li{display:grid;grid-template:1fr/1fr;align-items:center;justify-items:start;min-height:44px;\
    padding:10px 16px;position:relative}
    .li>*{grid-area:1/1;max-width:100%;min-width:0}
    .li>.gx{justify-self:stretch}
    .li+.li::before{content:"";position:absolute;top:0;inset-inline:16px 0;height:1px;\
    background:var(--separator)}
    .pl .li{padding-inline:0}
    .pl .li+.li::before{inset-inline:0}
    .lh,.lf{color:var(--secondary-text);font-size:.8125rem;font-weight:400;padding:0 16px 6px;\
    line-height:1.3}
    .lf{padding:6px 16px 0}
    .pl .lh,.pl .lf{padding-inline:0}
    .pl .lh{font-weight:600;font-size:1.0625rem;color:inherit}

    """

  private static let controls = """
    button{font:inherit;color:inherit;background:none;border:0;padding:0;text-align:inherit;opacity:1}
    .bb,.bp{border-radius:8px;padding:7px 14px}
    .bb{background:var(--fill)}
    .tint{color:var(--accent-text)}
    .red{color:var(--red-text)}
    .row{display:flex;align-items:center;gap:12px;justify-content:space-between}
    .row>*{min-width:0}
    .sw{flex:none;width:51px;height:31px;border-radius:16px;background:var(--fill);padding:2px;\
    display:flex}
    .sw::after{content:"";width:27px;height:27px;border-radius:50%;background:#fff;\
    box-shadow:0 1px 3px rgb(0 0 0/.3)}
    .sw.on{background:var(--green);justify-content:flex-end}
    .sw.mx{justify-content:center}
    .ck{flex:none;width:20px;height:20px;border-radius:5px;border:1.5px solid var(--gray)}
    .ck.on{background:var(--accent);border-color:var(--accent)}
    .bar{display:flex;height:6px;border-radius:3px;background:var(--fill);overflow:hidden;\
    align-self:stretch;min-width:40px;flex:1 1 auto}
    .v>.bar{flex:none}
    :where(.bar)>span{border-radius:3px;background:var(--accent)}
    .ring{display:grid;place-items:center;width:60px;height:60px;flex:none;position:relative}
    .ring>*{grid-area:1/1}
    .ring>svg{width:100%;height:100%;display:block}
    .rt,.rv{fill:none;stroke-width:7}
    .rt{stroke:var(--fill)}
    .rv{stroke-linecap:round;rotate:-90deg;transform-origin:50% 50%}
    .rn{font-size:.8125rem;font-weight:600}
    .pw{align-items:stretch;gap:6px;min-width:0}
    .sub{color:var(--secondary-text);font-size:.8125rem}
    .sl{display:flex;align-items:center;height:28px;flex:1 1 auto;min-width:60px}
    .sl>span{height:4px;border-radius:2px;background:var(--fill);flex:1 1 0}
    .sl>.bf{flex:none}:where(.sl>.bf){background:var(--accent)}
    .sl>.th{flex:none;width:22px;height:22px;border-radius:50%;background:#fff;margin:0 -2px;\
    box-shadow:0 1px 4px rgb(0 0 0/.35)}
    .fld{font:inherit;color:inherit;width:100%;background:none;border:0;padding:4px 0;opacity:1}
    .fld::placeholder{color:var(--secondary-text);opacity:1}
    .fld.rb{border:1px solid var(--separator);border-radius:8px;padding:8px 10px;\
    background:var(--tertiaryBackground)}
    textarea.fld{min-height:6em;resize:none}
    .seg{display:flex;background:var(--fill);border-radius:9px;padding:2px;align-self:stretch}
    .seg>*{flex:1 1 0;min-width:0;padding:5px 8px;text-align:center;border-radius:7px;display:flex;\
    justify-content:center;font-size:.875rem}
    .seg>.sel{background:var(--segment);box-shadow:0 1px 4px rgb(0 0 0/.15);font-weight:600}
    .opt{display:flex;justify-content:space-between;align-items:center;gap:12px;min-height:32px}
    .opt.sel::after{content:"✓";color:var(--accent-text);font-weight:600}
    .pv{color:var(--secondary-text);display:flex;align-items:center;gap:6px}
    .pv::after{content:"⌄";content:"⌄"/""}
    .mn::after{content:" ⌄";content:" ⌄"/""}
    .step{display:flex;background:var(--fill);border-radius:8px}
    .step>span{padding:4px 14px}
    .step>span+span{border-inline-start:1px solid var(--separator)}
    .well{width:28px;height:28px;border-radius:50%;flex:none;border:2px solid var(--separator)}
    .tabs{display:flex;align-self:stretch;border-bottom:1px solid var(--separator);overflow:auto}
    .tabs>*{flex:1 0 auto;padding:8px 12px;display:flex;justify-content:center;\
    color:var(--secondary-text)}
    .tabs>.sel{color:var(--accent-text);box-shadow:inset 0 -2px var(--accent)}
    summary{cursor:pointer;min-height:32px}
    details>.v{align-items:stretch;padding-inline-start:16px;padding-top:4px}
    .dlg{border:1px solid var(--separator);border-radius:14px;padding:16px;align-self:stretch;\
    box-shadow:0 4px 24px rgb(0 0 0/.12)}
    .dlg>.lh{color:inherit;font-size:1.0625rem;font-weight:600;padding:0}

    """

  private static let tables = """
    table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
    th,td{padding:8px;text-align:start;vertical-align:middle;font-weight:400}
    thead th{color:var(--secondary-text);font-size:.8125rem;font-weight:600}
    tr+tr>*,thead+tbody>tr:first-child>*{border-top:1px solid var(--separator)}
    .ac{text-align:center}
    .ae{text-align:end}

    """

  private static let charts = """
    .ch{position:relative;min-width:0;display:block;align-self:stretch}
    .cp,.cw,.cn,.one{display:block}
    .cp{position:relative}
    .cp svg{display:block;width:100%;height:auto;overflow:visible;font-family:var(--font)}
    .cn{display:none}
    @media (max-width:559px){.cw{display:none}.cn{display:block}}
    .cl{position:absolute;max-width:none}
    .cg{padding-top:8px}

    """

  /// The rules of a page of groups, which are white on gray, in the dark gray on black; paper is white.
  static let grouped = """
    @media screen{body{background:var(--page)}.l{--row:var(--group)}}

    """

  /// The rules for the colours of drawings; words in them get those that can be read.
  static let drawings =
    SVGStyles.rules { "var(\(ThemeVariables.name($0)))" }
    + SystemColor.allCases.filter(ThemeVariables.hasTextColor).map { color in
      let name = SVGColor.name(of: color)
      return "text.f-\(name),tspan.f-\(name){fill:var(\(ThemeVariables.name(color))-text)}\n"
    }.joined()

  private static let print = """
    main{max-width:none;padding:0}
    figure,tr,.li,.bar,.ring,.dlg{break-inside:avoid}
    h1,h2,h3,h4,h5,h6,.lh{break-after:avoid}
    .sc{overflow:visible}
    """
}
