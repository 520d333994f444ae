// Looks at a page as it is now, and tells in words what lies wrong: controls that overlap, are covered, cut or too small,
// text that is clipped, a page that scrolls sideways. While a dialog is open, only the dialog is judged.
//
// Evaluated in the page by tools/geometry.py: (wishes) => string[]. `wishes.unscrolled` is a selector of what may not need
// scrolling; `wishes.thumb` is how large, in px, what is pressed beside the board has to be. Nothing here waits, so that all of it
// is one moment; what had to be scrolled is put back.
(wishes) => {
  const TARGET = 24; // px across: the disc that a pointer must find free on every control (WCAG 2.5.8)
  const SHARE = 0.4; // of a control that must be free, of what is not under another piece of the same hand
  const GRID = 5; // points of a control that are tried, each way
  const SLACK = 2; // px that nobody sees
  const LINES = 1; // that the words of a button may take,
  const LISTED = 2; // and those of an entry of a list, or of a heading that unfolds something

  const CONTROL =
    "button, a[href], input:not([type=hidden]), select, textarea, summary, [data-offer], " +
    ["button", "link", "radio", "checkbox", "switch", "tab", "option", "menuitem", "slider"].map((role) => `[role=${role}]`).join(", ");
  const PIECE = "[data-offer], [data-place], [data-mark], [role=button]"; // what lies on a board, perhaps fanned
  const SHAPE = "path, rect, circle, ellipse, polygon, polyline, line, image, use, text, foreignObject";

  const findings = new Set();
  const unscrolled = wishes?.unscrolled ?? "";
  const thumb = wishes?.thumb ?? 0;
  const root = [...document.querySelectorAll("dialog:modal, [role=dialog][aria-modal=true]")].at(-1) ?? document.body;

  // ---- what an element is called, and how it looks

  const styles = new Map();
  const style = (at) => styles.get(at) ?? (styles.set(at, getComputedStyle(at)), styles.get(at));
  const flat = (words) => (words ?? "").replace(/\s+/g, " ").trim();
  const short = (words, most = 48) => (flat(words).length > most ? `${flat(words).slice(0, most)}…` : flat(words));

  function name(at) {
    const kind = [...at.classList].filter((word) => !word.startsWith("svelte-")).slice(0, 2);
    const place = at.getAttribute("data-place") ?? at.closest("li")?.getAttribute("data-place");
    const words = at.matches("main, dialog, aside, ol, ul") ? "" : at.getAttribute("aria-label") || seenText(at) || at.getAttribute("title") || at.value || at.textContent;
    return [
      at.tagName.toLowerCase() + (at.id ? `#${at.id}` : "") + kind.map((word) => `.${word}`).join(""),
      place ? `[${place}]` : "",
      words ? ` “${short(words)}”` : "",
    ].join("");
  }

  /** For ears only. */
  const unseen = (at) => at.closest(".unseen") !== null || lineage(at).some((one) => style(one).clipPath === "inset(50%)");
  const lineage = (at) => {
    const all = [];
    for (let one = at; one; one = one.parentElement) all.push(one);
    return all;
  };

  function visible(at) {
    if (at.closest("[inert]") || unseen(at)) return false;
    if (!at.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) return false;
    const { width, height } = at.getBoundingClientRect();
    return width > 0 && height > 0;
  }

  function texts(at) {
    const walker = document.createTreeWalker(at, NodeFilter.SHOW_TEXT, (text) =>
      flat(text.data) && !text.parentElement.closest("script, style, option, title, desc, textarea") ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
    );
    const found = [];
    while (walker.nextNode()) found.push(walker.currentNode);
    return found;
  }
  const seenText = (at) => flat(texts(at).filter((text) => !unseen(text.parentElement)).map((text) => text.data).join(" "));

  // ---- boxes

  const box = ({ left, top, right, bottom }) => ({ left, top, right, bottom, width: right - left, height: bottom - top });
  const meet = (one, other) =>
    box({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });
  const join = (all) =>
    box({
      left: Math.min(...all.map(({ left }) => left)),
      top: Math.min(...all.map(({ top }) => top)),
      right: Math.max(...all.map(({ right }) => right)),
      bottom: Math.max(...all.map(({ bottom }) => bottom)),
    });
  const size = ({ width, height }) => `${Math.round(width)} × ${Math.round(height)} px`;
  const screen = () => box({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });

  const isDrawing = (at) => at instanceof SVGElement && !(at instanceof SVGSVGElement);

  /** A part of a drawing is as large as what can be hit of it; words that wrap are as large as their longest line. */
  function boxOf(at) {
    if (isDrawing(at)) {
      const shapes = [...(at.matches(SHAPE) ? [at] : []), ...at.querySelectorAll(SHAPE)].filter((shape) => {
        const { pointerEvents, fill, stroke, visibility } = style(shape);
        const painted = shape.matches("image, use, text, foreignObject") || fill !== "none" || stroke !== "none";
        return pointerEvents !== "none" && visibility !== "hidden" && (painted || pointerEvents === "all") && shape.getBoundingClientRect().width > 0;
      });
      if (shapes.length) return join(shapes.map((shape) => shape.getBoundingClientRect()));
    }
    if (at.matches("input") && at.labels?.length && !visible(at)) return box(at.labels[0].getBoundingClientRect());
    const lines = style(at).display === "inline" ? [...at.getClientRects()] : [];
    return box(lines.sort((one, other) => other.width * other.height - one.width * one.height)[0] ?? at.getBoundingClientRect());
  }

  /** What is in the way of seeing all of something: each container that cuts, and whether it can be scrolled. The innermost first. */
  function cutters(at, itself = false) {
    const found = [];
    let position = itself ? "static" : style(at).position;
    for (let one = itself ? at : at.parentElement; one && one !== document.documentElement; one = one.parentElement) {
      const { overflowX, overflowY, position: own, transform, translate, rotate, scale, filter, contain } = style(one);
      const holds = [transform, translate, rotate, scale, filter].some((how) => how !== "none") || /paint|strict|content|layout/.test(contain);
      if (position === "fixed" && !holds) continue;
      if (position === "absolute" && !holds && own === "static") continue;
      position = own;
      if (one === document.body) break; // its overflow is the page's
      if (overflowX === "visible" && overflowY === "visible") continue;
      const around = one.getBoundingClientRect();
      const [left, top] = [around.left + one.clientLeft, around.top + one.clientTop];
      const inside = one instanceof SVGElement ? box(around) : box({ left, top, right: left + one.clientWidth, bottom: top + one.clientHeight });
      const can = (how, more) => (how === "auto" || how === "scroll") && more > 1;
      found.push({
        at: one,
        inside,
        across: overflowX !== "visible",
        down: overflowY !== "visible",
        scrollsAcross: can(overflowX, one.scrollWidth - one.clientWidth),
        scrollsDown: can(overflowY, one.scrollHeight - one.clientHeight),
      });
    }
    const page = document.scrollingElement;
    const held = lineage(at).some((one) => style(one).position === "fixed");
    const free = (axis) => !held && [document.documentElement, document.body].every((one) => !/hidden|clip/.test(style(one)[axis]));
    found.push({
      at: page,
      inside: screen(),
      across: true,
      down: true,
      scrollsAcross: free("overflowX") && page.scrollWidth > innerWidth,
      scrollsDown: free("overflowY") && page.scrollHeight > innerHeight,
    });
    return found;
  }
  const called = (at) => (at === document.scrollingElement ? "the window" : name(at));
  const beyond = (whole, inside) => ({
    across: Math.max(inside.left - whole.left, whole.right - inside.right),
    down: Math.max(inside.top - whole.top, whole.bottom - inside.bottom),
  });

  // ---- scrolling, and back

  const before = [document.scrollingElement, ...document.querySelectorAll("*")]
    .filter((at) => at.scrollHeight > at.clientHeight || at.scrollWidth > at.clientWidth)
    .map((at) => [at, at.scrollLeft, at.scrollTop]);
  let moved = false;
  const restore = () => {
    if (!moved) return;
    for (const [at, left, top] of before) if (at.scrollLeft !== left || at.scrollTop !== top) at.scrollTo({ left, top, behavior: "instant" });
    moved = false;
    hits.clear();
  };

  const stickyOf = (at) => lineage(at).find((one) => style(one).position === "sticky") ?? null;
  /** Whether a head or foot that stays lies upon something that scrolls: it can be scrolled away from under it. */
  const underSticky = (at, { left, top, width, height }) => {
    if (stickyOf(at)) return false;
    const ends = [top + 2, top + height / 2, top + height - 2];
    return ends.some((y) => {
      const upon = document.elementFromPoint(left + width / 2, y);
      return upon !== null && !at.contains(upon) && stickyOf(upon) !== null;
    });
  };

  /** Bring something into view as a person could, and tell what had to be scrolled for it. */
  function bringIntoView(at) {
    const scrolled = [];
    for (const { at: one, inside, scrollsAcross, scrollsDown } of cutters(at)) {
      const whole = boxOf(at);
      const out = beyond(whole, one === document.scrollingElement ? screen() : inside);
      const left = out.across > SLACK && scrollsAcross ? (whole.left + whole.right - inside.left - inside.right) / 2 : 0;
      const hidden = out.down > SLACK || underSticky(at, whole);
      const top = hidden && scrollsDown ? (whole.top + whole.bottom - inside.top - inside.bottom) / 2 : 0;
      if (!left && !top) continue;
      const from = [one.scrollLeft, one.scrollTop];
      one.scrollBy({ left, top, behavior: "instant" });
      if (one.scrollLeft !== from[0] || one.scrollTop !== from[1]) scrolled.push(one);
    }
    if (scrolled.length) {
      moved = true;
      hits.clear();
    }
    return scrolled;
  }

  // ---- whose a point is

  const hits = new Map();
  const key = (x, y) => Math.round(x) * 100_000 + Math.round(y);
  function hit(x, y) {
    const where = key(x, y);
    if (!hits.has(where)) hits.set(where, document.elementFromPoint(Math.round(x), Math.round(y)));
    return hits.get(where);
  }
  const controlOf = (at) => at?.closest(CONTROL) ?? at?.closest("label")?.control ?? null;
  const ownerAt = (x, y) => controlOf(hit(x, y));

  function points(inside, across = GRID, down = GRID) {
    const all = [];
    for (let row = 0; row < down; row += 1)
      for (let column = 0; column < across; column += 1)
        all.push([inside.left + ((column + 0.5) / across) * inside.width, inside.top + ((row + 0.5) / down) * inside.height]);
    return all;
  }

  const related = (one, other) => one.contains(other) || other.contains(one);
  const onBoard = (at) => at.closest("main") !== null && (at.matches(PIECE) || at.closest("li")?.matches(PIECE) === true);
  /** Pieces of one hand, pile or board may lie on each other on purpose; what is left of each must do. */
  const groupOf = (at) => (at.closest("li") ?? at).parentElement;
  const stacked = (one, other) => onBoard(one) && onBoard(other) && groupOf(one) === groupOf(other);

  /** Whether a disc of the size of a fingertip's middle lies somewhere on the control with nothing upon it. */
  function hasTarget(at, whole) {
    const radius = TARGET / 2 - 0.5;
    const rim = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => [Math.cos((eighth * Math.PI) / 4), Math.sin((eighth * Math.PI) / 4)]);
    const free = (x, y) => ownerAt(x, y) === at && rim.every(([dx, dy]) => ownerAt(x + dx * radius, y + dy * radius) === at);
    if (points(whole).some(([x, y]) => free(x, y))) return true;
    const step = Math.max(2, Math.sqrt((whole.width * whole.height) / 1500));
    for (let y = whole.top + radius; y <= whole.bottom - radius + 1; y += step)
      for (let x = whole.left + radius; x <= whole.right - radius + 1; x += step) if (free(x, y)) return true;
    return false;
  }

  /** How wide and high a finger may hit: with its label, and with what its style adds around it. */
  function reach(at, { left, top, right, bottom }) {
    const label = at.labels?.[0]?.getBoundingClientRect();
    const far = (x, y, dx, dy) => {
      let steps = 0;
      while (steps < thumb && ownerAt(x + dx * steps, y + dy * steps) === at) steps += 1;
      return steps;
    };
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    const rows = parts.map((part) => top + part * (bottom - top));
    const columns = parts.map((part) => left + part * (right - left));
    const [x, y] = [columns[2], rows[2]];
    return [
      Math.max(right - left, label?.width ?? 0, ...rows.map((row) => far(x, row, 1, 0) + far(x, row, -1, 0))),
      Math.max(bottom - top, label?.height ?? 0, ...columns.map((column) => far(column, y, 0, 1) + far(column, y, 0, -1))),
    ];
  }

  /** A link inside a sentence is as high as its line. */
  const inSentence = (at) =>
    style(at).display.startsWith("inline") && [...at.parentElement.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && flat(node.data));

  // ---- nothing that can be chosen is covered, cut or too small

  const controls = [...root.querySelectorAll(CONTROL)].filter((at) => visible(at) || (at.matches("input") && [...(at.labels ?? [])].some(visible)));
  const enabled = (at) => !at.matches(":disabled, [aria-disabled=true]");

  const outOfSight = new Map(); // what is reached only by scrolling something

  function judge(at) {
    const scrolled = bringIntoView(at);
    for (const one of scrolled) outOfSight.set(one, [...(outOfSight.get(one) ?? []), at]);
    const whole = boxOf(at);
    const chosen = at.matches("[data-offer], button, [role=button]");

    for (const { at: one, inside, across, down, scrollsAcross, scrollsDown } of cutters(at)) {
      const out = beyond(whole, inside);
      // What is larger than a list is read by scrolling the list.
      const cut = Math.max(
        across && !(scrollsAcross && whole.width > inside.width) ? out.across : 0,
        down && !(scrollsDown && whole.height > inside.height) ? out.down : 0,
      );
      if (cut <= SLACK) continue;
      const left = meet(whole, inside);
      const gone = left.width <= 0 || left.height <= 0;
      // A link may lie outside until it has the focus, such as the one that skips to the board.
      if (enabled(at) && (chosen || !gone)) findings.add(`${name(at)} is cut by ${called(one)} (${Math.round(cut)} px of ${size(whole)} lie outside)`);
      if (gone) return;
    }

    let [mine, excused] = [0, 0];
    const coverers = new Map();
    for (const [x, y] of points(whole)) {
      const owner = ownerAt(x, y);
      if (owner === at) mine += 1;
      else if (owner && (at.contains(owner) || stacked(at, owner))) excused += 1;
      else {
        const upon = owner ?? hit(x, y);
        if (upon && !upon.contains(at)) coverers.set(upon, (coverers.get(upon) ?? 0) + 1);
      }
    }
    const by = [...coverers].sort(([, one], [, other]) => other - one).slice(0, 2).map(([one]) => name(one));
    const under = by.length ? ` under ${by.join(" and ")}` : "";
    const tried = GRID * GRID - excused;
    if (enabled(at) && mine < SHARE * tried)
      findings.add(`${name(at)} ${by.length ? "is covered" : "can hardly be hit"}${under}: ${mine} of ${tried} points are its own`);
    else if (inSentence(at)) mine || findings.add(`${name(at)} is hidden${under}`);
    else if (!at.matches(":disabled") && !hasTarget(at, whole)) {
      if (Math.min(whole.width, whole.height) < TARGET - 0.5) findings.add(`${name(at)} is too small: ${size(whole)}`);
      else findings.add(`${name(at)} has no free spot of ${TARGET} px${excused ? " between the other pieces" : under} (it is ${size(whole)})`);
    } else if (!onBoard(at) && Math.min(...reach(at, whole)) < thumb - 0.5) findings.add(`${name(at)} is small for a thumb: ${size(whole)}`);
  }

  for (const at of controls) {
    judge(at);
    restore();
  }

  // ---- no two controls overlap

  const laid = controls.map((at) => ({ at, whole: boxOf(at) })).sort((one, other) => one.whole.left - other.whole.left);
  laid.forEach((one, index) => {
    for (const other of laid.slice(index + 1)) {
      if (other.whole.left > one.whole.right) break;
      const common = meet(one.whole, other.whole);
      if (common.width <= SLACK || common.height <= SLACK) continue;
      if (related(one.at, other.at) || stacked(one.at, other.at)) continue;
      if (stickyOf(one.at) !== stickyOf(other.at)) continue; // one of them can be scrolled away from under the other
      const both = points(common).filter(([x, y]) => {
        const owners = document.elementsFromPoint(Math.round(x), Math.round(y)).map(controlOf);
        return owners.includes(one.at) && owners.includes(other.at);
      });
      if (both.length > 2) findings.add(`${name(one.at)} and ${name(other.at)} overlap by ${size(common)}`);
    }
  });

  // ---- nothing that can be chosen is hidden from the eye by what the pointer goes through

  const opaque = (colour) => Number(/^rgba\(.*,(.*)\)$|\/(.*)\)$/.exec(colour)?.slice(1).find(Boolean) ?? 1);
  const through = [...root.querySelectorAll("*")].filter((at) => {
    if (at instanceof SVGElement || style(at).pointerEvents !== "none" || !visible(at)) return false;
    return opaque(style(at).backgroundColor) > 0.6 && lineage(at).every((one) => Number(style(one).opacity) > 0.6);
  });
  if (through.length) {
    const shown = new CSSStyleSheet();
    shown.replaceSync("* { pointer-events: auto !important; }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, shown];
    for (const at of controls.filter(enabled)) {
      const whole = boxOf(at);
      const near = through.filter((one) => !related(one, at) && meet(whole, box(one.getBoundingClientRect())).width > 0 && meet(whole, box(one.getBoundingClientRect())).height > 0);
      for (const one of near) {
        const hidden = points(whole).filter(([x, y]) => one.contains(document.elementFromPoint(Math.round(x), Math.round(y)))).length;
        if (hidden > (1 - SHARE) * GRID * GRID) findings.add(`${name(at)} cannot be seen under ${name(one)}`);
      }
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== shown);
  }

  // ---- text is not clipped

  const linesOf = (text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
  };

  /** A name or a title, somewhere between the text and what cuts it, that tells all of it. */
  function told(from, to) {
    const ears = [...to.querySelectorAll(".unseen")].map((at) => flat(at.textContent));
    const whole = [seenText(to), ...ears].filter(Boolean);
    const within = lineage(from).slice(0, lineage(from).indexOf(to) + 1);
    const around = [...within, to.parentElement, to.closest(CONTROL)].filter(Boolean);
    const names = around.flatMap((at) => [at.getAttribute("title"), at.getAttribute("aria-label")]).filter(Boolean).map(flat);
    return names.some((one) => whole.some((words) => one.includes(words)));
  }

  const seen = texts(root).filter((text) => visible(text.parentElement));
  for (const text of seen) {
    const at = text.parentElement;
    // What lies above or to the left of the page comes when it has the focus.
    const lines = linesOf(text).filter(({ right, bottom }) => right + scrollX > 0 && bottom + scrollY > 0);
    if (!lines.length) continue;
    const drawing = at.closest("svg");
    if (drawing && isDrawing(at) && !at.closest("foreignObject")) {
      const whole = at.getBoundingClientRect();
      const inside = drawing.getBoundingClientRect();
      const out = beyond(whole, inside);
      const some = meet(whole, inside);
      const gone = style(drawing).overflow !== "visible" && (some.width <= 0 || some.height <= 0);
      if (!gone && (out.across > SLACK || out.down > whole.height / 4))
        findings.add(`the text “${short(text.data)}” leaves its drawing ${name(drawing)} by ${Math.round(Math.max(out.across, out.down))} px`);
    }
    let [across, down] = [true, true]; // whether it is still asked in this direction
    for (const cutter of cutters(at, true)) {
      across &&= !cutter.scrollsAcross;
      down &&= !cutter.scrollsDown;
      const out = { across: 0, down: 0 };
      for (const line of lines) {
        const less = beyond(line, cutter.inside);
        if (cutter.across && across) out.across = Math.max(out.across, less.across);
        if (cutter.down && down && less.down > line.height / 4) out.down = Math.max(out.down, less.down);
      }
      if (out.across <= SLACK && out.down <= SLACK) continue;
      if (cutter.at instanceof SVGElement) break; // judged above
      if (cutter.at !== document.scrollingElement && told(at, cutter.at)) break;
      const by = cutter.at === at ? "" : ` by ${called(cutter.at)}`;
      findings.add(`the text “${short(text.data)}” of ${name(at)} is clipped${by} (${Math.round(Math.max(out.across, out.down))} px)`);
      break;
    }
  }

  // ---- words stay inside the frame that is drawn around them

  const EDGES = ["Left", "Right"];
  const framed = (at) => EDGES.every((edge) => parseFloat(style(at)[`border${edge}Width`]) > 0 && opaque(style(at)[`border${edge}Color`]) > 0.2);
  /** The frame around a text, unless something on the way cuts it, or is placed freely, such as a number on a pile. */
  function frameOf(at) {
    for (let one = at; one && one !== root; one = one.parentElement) {
      if (framed(one)) return one;
      if (!/visible/.test(style(one).overflowX) || /absolute|fixed/.test(style(one).position) || one instanceof SVGElement) return null;
    }
    return null;
  }
  for (const text of seen) {
    const frame = frameOf(text.parentElement);
    if (!frame || !/visible/.test(style(frame).overflowX)) continue;
    const out = Math.max(...linesOf(text).map((line) => beyond(line, frame.getBoundingClientRect()).across), 0);
    if (out > SLACK) findings.add(`the text “${short(text.data)}” leaves the frame of ${name(frame)} by ${Math.round(out)} px`);
  }

  // ---- no word is broken where its language has no break

  const WORD = /(?=[\p{L}!?.]{4,})\p{Script=Latin}+[!?.]*/gu;
  for (const text of seen) {
    const at = text.parentElement;
    if (isDrawing(at) || at.closest("[contenteditable], code, a") || linesOf(text).length < 2) continue;
    for (const { 0: word, index } of text.data.matchAll(WORD)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5);
      if (lines.length > 1 && lines.at(-1).top > lines[0].top + lines[0].height / 2) findings.add(`the word “${word}” of ${name(at)} is broken`);
    }
  }

  for (const at of controls.filter((one) => one.matches("button, .button, [role=button], summary") && !isDrawing(one))) {
    const blocks = new Map();
    for (const text of texts(at)) {
      if (!visible(text.parentElement) || isDrawing(text.parentElement)) continue;
      const block = lineage(text.parentElement).find((one) => one === at || !style(one).display.startsWith("inline"));
      blocks.set(block, [...(blocks.get(block) ?? []), ...linesOf(text)]);
    }
    const most = at.matches("li *, summary, [data-offer]") ? LISTED : LINES;
    for (const lines of blocks.values()) {
      let [count, lowest] = [0, -Infinity];
      for (const { top, bottom, height } of lines.sort((one, other) => one.top - other.top)) {
        if (top > lowest - height / 2) count += 1;
        lowest = Math.max(lowest, bottom);
      }
      if (count > most) findings.add(`the words of ${name(at)} take ${count} lines`);
    }
  }

  // ---- nothing scrolls sideways, and some things not at all

  const page = document.scrollingElement;
  /** What reaches farthest beyond an edge: something that is seen, or else what is for ears. */
  function farthest(inside, side) {
    const edge = inside === document.body ? (side === "right" ? innerWidth : innerHeight) : inside.getBoundingClientRect()[side];
    const reaches = [...inside.querySelectorAll("*")].filter((at) => at.getBoundingClientRect()[side] > edge + 1);
    // What a list inside of it holds back is not to blame.
    const out = reaches.filter((at) => cutters(at).every(({ at: one }) => one === inside || one.contains(inside)));
    const most = Math.max(...out.map((at) => at.getBoundingClientRect()[side]));
    const those = out.filter((at) => at.getBoundingClientRect()[side] > most - 1);
    return those.find(visible) ?? out.find(visible) ?? those[0];
  }
  const because = (at) => (at ? `, because of ${name(at)}` : "");
  if (page.scrollWidth > innerWidth) findings.add(`the page scrolls sideways (${page.scrollWidth} of ${innerWidth} px)${because(farthest(document.body, "right"))}`);
  for (const at of root.tagName === "BODY" ? root.querySelectorAll("main, aside") : [root])
    if (at.scrollWidth > at.clientWidth + 1 && /auto|scroll/.test(style(at).overflowX))
      findings.add(`${name(at)} scrolls sideways (${at.scrollWidth} of ${at.clientWidth} px)${because(farthest(at, "right"))}`);
  for (const at of unscrolled && root === document.body ? document.querySelectorAll(unscrolled) : []) {
    if (at.scrollHeight <= at.clientHeight + SLACK) continue;
    const [first, second, ...more] = (outOfSight.get(at) ?? []).map(name);
    const those = [first, second, more.length ? `${more.length} more controls` : ""].filter(Boolean).join(", ");
    const what = those ? `; out of sight: ${those}` : because(farthest(at === page ? root : at, "bottom"));
    findings.add(`${at === page ? "the page" : at.tagName.toLowerCase()} has to be scrolled (${at.scrollHeight} of ${at.clientHeight} px)${what}`);
  }

  return [...findings];
}
