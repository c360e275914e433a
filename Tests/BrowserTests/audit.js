// Looks at a page as it is shown, and returns what is wrong with it, one sentence each.
//
// The rules are those of the Web Content Accessibility Guidelines 2.2 and WAI-ARIA 1.2 that can be
// checked without a person.
(() => {
  const faults = [];
  const all = [...document.body.querySelectorAll("*")];
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
  const name = (element) =>
    element.tagName.toLowerCase() + (element.className.baseVal ?? element.className
      ? "." + String(element.className.baseVal ?? element.className).trim().replace(/\s+/g, ".")
      : "");
  const say = (rule, element, more = "") =>
    faults.push(`${rule}: ${element ? name(element) : ""} ${more}`.trim());

  // 1.4.3 Contrast (Minimum)
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  const pixel = (colors) => {
    brush.clearRect(0, 0, 1, 1);
    for (const color of colors) {
      brush.fillStyle = color;
      brush.fillRect(0, 0, 1, 1);
    }
    return [...brush.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const luminance = (rgb) => {
    const [r, g, b] = rgb.map((v) => v / 255).map((v) =>
      v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (a, b) => {
    const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
    return (light + 0.05) / (dark + 0.05);
  };
  const backdrop = (element) => {
    const layers = [];
    for (let at = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.backgroundImage !== "none") return null;
      layers.unshift(style.backgroundColor);
    }
    layers.unshift(getComputedStyle(document.body).backgroundColor);
    return layers;
  };
  const isDisabled = (element) => element.closest("[disabled],[aria-disabled=true],.dis");
  for (const element of all) {
    const hasWords = [...element.childNodes].some((node) =>
      node.nodeType === Node.TEXT_NODE && node.textContent.trim());
    if (!hasWords || !isShown(element) || element.closest(".vh") || isDisabled(element)) continue;
    const style = getComputedStyle(element);
    const layers = backdrop(element);
    if (!layers || style.webkitBackgroundClip === "text") continue;
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
    const color = element.closest("svg") ? style.fill : style.color;
    const found = ratio(pixel([...layers, color]), pixel(layers));
    if (found < (isLarge ? 3 : 4.5)) {
      say("contrast", element, `${found.toFixed(2)} "${element.textContent.slice(0, 30)}"`);
    }
  }

  // 4.1.1, 4.1.2: identifiers and names
  const ids = new Map();
  for (const element of all) {
    if (element.id) ids.set(element.id, (ids.get(element.id) ?? 0) + 1);
  }
  for (const [id, count] of ids) if (count > 1) say("duplicate id", null, id);
  for (const element of all) {
    for (const attribute of ["aria-labelledby", "aria-describedby", "aria-controls"]) {
      for (const id of (element.getAttribute(attribute) ?? "").split(/\s+/).filter(Boolean)) {
        if (!ids.has(id)) say("dangling " + attribute, element, id);
      }
    }
  }
  const words = (element) => {
    const by = element.getAttribute("aria-labelledby");
    if (by) return by.split(/\s+/).map((id) => document.getElementById(id)?.textContent).join(" ");
    return element.getAttribute("aria-label") ?? element.textContent;
  };
  const named =
    "[role=img],[role=progressbar],[role=meter],[role=slider],[role=switch],[role=checkbox]," +
    "[role=radio],[role=radiogroup],[role=dialog],[role=alertdialog],[role=tab],button,a,input," +
    "textarea,select,summary,[role=heading],h1,h2,h3,h4,h5,h6";
  for (const element of document.querySelectorAll(named)) {
    if (isShown(element) && !element.closest("[aria-hidden=true]") && !words(element)?.trim()) {
      say("no name", element);
    }
  }
  for (const element of document.querySelectorAll("svg")) {
    if (element.getAttribute("aria-hidden") !== "true" && !element.getAttribute("aria-label") &&
      !element.getAttribute("aria-labelledby")) say("drawing without a name", element);
  }
  const required = {
    progressbar: [], meter: ["aria-valuenow"], slider: ["aria-valuenow"],
    switch: ["aria-checked"], checkbox: ["aria-checked"], radio: ["aria-checked"],
    heading: ["aria-level"],
  };
  for (const element of document.querySelectorAll("[role]")) {
    for (const attribute of required[element.getAttribute("role")] ?? []) {
      if (!element.hasAttribute(attribute)) say("missing " + attribute, element);
    }
  }
  const hiddenFocus =
    "[aria-hidden=true] :is(a[href],button:not([disabled]),summary,[tabindex='0'],input:not([disabled]))";
  for (const element of document.querySelectorAll(hiddenFocus)) {
    say("hidden but reached by keys", element);
  }

  // 1.3.1, 2.4.6: headings in order, one of the first level
  let last = 0;
  let firsts = 0;
  for (const element of document.querySelectorAll("h1,h2,h3,h4,h5,h6,[role=heading]")) {
    if (!isShown(element)) continue;
    const level = Number(element.getAttribute("aria-level") ?? element.tagName[1]);
    if (level === 1) firsts += 1;
    if (level > last + 1) say("heading level left out", element, `${last} to ${level}`);
    last = level;
  }
  if (firsts !== 1) say("headings of the first level", null, String(firsts));

  // 1.3.1: tables, lists, landmarks
  for (const table of document.querySelectorAll("table")) {
    if (!table.querySelector("th[scope]")) say("table without headers", table);
    for (const cell of table.querySelectorAll("th:not([scope])")) say("header without scope", cell);
  }
  for (const list of document.querySelectorAll("ul")) {
    for (const child of list.children) if (child.tagName !== "LI") say("no list item", child);
  }
  for (const item of document.querySelectorAll("li")) {
    if (item.parentElement.tagName !== "UL") say("list item without a list", item);
  }
  for (const tab of document.querySelectorAll("[role=tab]")) {
    if (!tab.closest("[role=tablist]")) say("tab without a list", tab);
  }
  if (document.querySelectorAll("main").length !== 1) say("not one main landmark", null);
  if (!document.documentElement.lang) say("no language", null);
  if (!document.title) say("no title", null);

  // 1.4.10 Reflow
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) {
    const widest = all.filter((element) => isShown(element) && !element.closest(".vh,svg *,.sc *"))
      .find((element) => element.getBoundingClientRect().right > root.clientWidth + 1);
    say("wider than the window", widest, `${root.scrollWidth} > ${root.clientWidth}`);
  }

  // What a page of ours never has.
  for (const element of document.querySelectorAll("*")) {
    const tag = element.tagName.toLowerCase();
    if (["script", "iframe", "object", "embed", "form", "link", "base", "img", "image",
      "foreignobject", "animate", "set"].includes(tag)) say("forbidden element", element);
    for (const attribute of element.attributes) {
      if (attribute.name === "style" || /^on/.test(attribute.name)) {
        say("forbidden attribute", element, attribute.name);
      }
      if (/^(xlink:href|href|src|srcset|action|formaction|data|poster)$/.test(attribute.name) &&
        !/^(#|\.\/)/.test(attribute.value)) say("forbidden address", element, attribute.value);
    }
  }
  return faults;
})()
