/** A piece of text as a page shows it. Points from the upper left of the page as it is looked at. */
export interface Run {
  text: string;
  x: number;
  /** Of its baseline, downwards. */
  y: number;
  width: number;
  size: number;
  /** Nobody who looks at the page sees it. */
  hidden: boolean;
}

/** The page's drawing orders, as pdf.js lists them: names and what each is given. */
export interface Orders {
  names: readonly string[];
  given: readonly (readonly unknown[] | null)[];
}

export interface Paper {
  /** From the page's own space to the one it is looked at in. */
  transform: Matrix;
  width: number;
  height: number;
  /** Whether a layer is shown. */
  isShown(layer: unknown): boolean;
}

export type Matrix = readonly [number, number, number, number, number, number];
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** What was painted behind later text: its colour; null where that is a picture or a pattern. */
interface Ground extends Box {
  colour: Colour | null;
}
type Colour = readonly [number, number, number];

interface State {
  matrix: Matrix;
  colour: Colour | null;
  alpha: number;
  mode: number;
  size: number;
  charSpace: number;
  wordSpace: number;
  stretch: number;
  leading: number;
  rise: number;
}

/** Text that is drawn and not shown: invisible, or only cut out of what is painted later. */
const NOT_DRAWN: ReadonlySet<number> = new Set([3, 7]);
/** Smaller than anybody reads. */
const LEAST_POINTS = 2;
const LEAST_ALPHA = 0.15;
/** Of 255, in the channel that differs most. */
const LEAST_CONTRAST = 32;
const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];
/** Of one page; an invoice has a few thousand. */
const MOST_GLYPHS = 60_000;

const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
];
const at = (m: Matrix, x: number, y: number): [number, number] => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
];
const isList = (value: unknown): value is ArrayLike<unknown> =>
  typeof value === 'object' && value !== null && 'length' in value;
const listOf = (value: unknown): unknown[] => (isList(value) ? Array.from(value) : []);
const numbersOf = (value: unknown): number[] => listOf(value).map(number);
/** Six numbers as a matrix; what is missing is as where nothing is moved. */
export function matrixOf(given: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(given);
  return [a, b, c, d, e, f];
}
const SAME: Matrix = [1, 0, 0, 1, 0, 0];

/** Every piece of text that a page draws, in the order drawn, with what of it can be seen. */
export function runsOf({ names, given }: Orders, paper: Paper): Run[] {
  const page = createPage(paper);
  for (const [place, name] of names.entries()) {
    const order = ORDERS[name];
    if (order) order(page, given[place] ?? []);
    if (page.glyphs > MOST_GLYPHS) break;
  }
  return page.runs;
}

interface Page {
  paper: Paper;
  state: State;
  saved: State[];
  /** Of the text line, and where on it the next glyph goes. */
  line: Matrix;
  text: Matrix;
  runs: Run[];
  grounds: Ground[];
  /** Whether each open piece of marked content is shown. */
  layers: boolean[];
  glyphs: number;
}

function createPage(paper: Paper): Page {
  const state: State = {
    matrix: paper.transform,
    colour: BLACK,
    alpha: 1,
    mode: 0,
    size: 0,
    charSpace: 0,
    wordSpace: 0,
    stretch: 1,
    leading: 0,
    rise: 0,
  };
  return {
    paper,
    state,
    saved: [],
    line: SAME,
    text: SAME,
    runs: [],
    grounds: [],
    layers: [],
    glyphs: 0,
  };
}

const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const save = (page: Page): void => void page.saved.push(page.state);
const restore = (page: Page): void => {
  page.state = page.saved.pop() ?? page.state;
};
const change = (page: Page, news: Partial<State>): void => {
  page.state = { ...page.state, ...news };
};
const moved = (page: Page, x: number, y: number): void => {
  page.line = times(page.line, [1, 0, 0, 1, x, y]);
  page.text = page.line;
};

const ORDERS: Readonly<Record<string, (page: Page, given: readonly unknown[]) => void>> = {
  save,
  restore,
  transform: (page, given) => change(page, { matrix: times(page.state.matrix, matrixOf(given)) }),
  paintFormXObjectBegin(page, [matrix]) {
    save(page);
    if (matrix) change(page, { matrix: times(page.state.matrix, matrixOf(matrix)) });
  },
  paintFormXObjectEnd: restore,
  beginMarkedContent: (page) => void page.layers.push(true),
  beginMarkedContentProps: (page, [tag, layer]) => void page.layers.push(tag !== 'OC' || page.paper.isShown(layer)),
  endMarkedContent: (page) => void page.layers.pop(),
  setFillRGBColor: (page, [colour]) => change(page, { colour: colourOf(colour) }),
  setFillColorN: (page) => change(page, { colour: null }),
  setFillTransparent: (page) => change(page, { alpha: 0 }),
  setGState(page, [settings]) {
    for (const [name, value] of listOf(settings).map(listOf)) {
      if (name === 'ca') change(page, { alpha: number(value) });
      if (name === 'Font') setFont(page, listOf(value));
    }
  },
  constructPath(page, [paint, parts, box]) {
    if (box && FILLS.has(number(paint))) fill(page, boxOf(page.state.matrix, box), isPlain(parts));
  },
  paintImageXObject: picture,
  paintInlineImageXObject: picture,
  paintImageXObjectRepeat: picture,
  shadingFill: picture,
  beginText(page) {
    page.line = SAME;
    page.text = SAME;
  },
  setTextMatrix(page, [matrix]) {
    page.line = matrixOf(matrix);
    page.text = page.line;
  },
  moveText: (page, [x, y]) => moved(page, number(x), number(y)),
  setLeadingMoveText(page, [x, y]) {
    change(page, { leading: number(y) });
    moved(page, number(x), number(y));
  },
  // pdf.js keeps the leading as it moves: below zero
  setLeading: (page, [leading]) => change(page, { leading: -number(leading) }),
  nextLine: (page) => moved(page, 0, page.state.leading),
  setFont,
  setTextRenderingMode: (page, [mode]) => change(page, { mode: number(mode) }),
  setCharSpacing: (page, [space]) => change(page, { charSpace: number(space) }),
  setWordSpacing: (page, [space]) => change(page, { wordSpace: number(space) }),
  setHScale: (page, [scale]) => change(page, { stretch: number(scale) / 100 }),
  setTextRise: (page, [rise]) => change(page, { rise: number(rise) }),
  showText: (page, [glyphs]) => show(page, listOf(glyphs)),
};
/** Of pdf.js: fill, eoFill, fillStroke, eoFillStroke, closeFillStroke, closeEOFillStroke. */
const FILLS: ReadonlySet<number> = new Set([22, 23, 24, 25, 26, 27]);

function setFont(page: Page, [, size]: readonly unknown[]): void {
  change(page, { size: number(size) });
}

function colourOf(given: unknown): Colour | null {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(`${given}`);
  return hex
    ? [Number.parseInt(`${hex[1]}`, 16), Number.parseInt(`${hex[2]}`, 16), Number.parseInt(`${hex[3]}`, 16)]
    : null;
}

/** The box on the page of one in the space of a matrix. */
function boxOf(matrix: Matrix, box: unknown): Box {
  const [left = 0, top = 0, right = 0, bottom = 0] = numbersOf(box);
  const corners = [at(matrix, left, top), at(matrix, right, top), at(matrix, left, bottom), at(matrix, right, bottom)];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Four corners and no curve: it covers all of its box. */
function isPlain(parts: unknown): boolean {
  const { length } = listOf(listOf(parts)[0]);
  return length >= 12 && length <= 16;
}

const holds = ({ left, right, top, bottom }: Box, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** What is painted over text hides it, and is what later text stands on. */
function fill(page: Page, box: Box, plain: boolean): void {
  const { colour, alpha } = page.state;
  if (alpha < LEAST_ALPHA || page.layers.includes(false)) return;
  page.grounds.push({ ...box, colour: alpha < 0.9 ? null : colour });
  if (!plain || alpha < 0.9) return;
  for (const run of page.runs) {
    const middle = run.y - run.size / 4;
    if (holds(box, run.x, middle) && holds(box, run.x + run.width, middle)) run.hidden = true;
  }
}

function picture(page: Page): void {
  page.grounds.push({ ...boxOf(page.state.matrix, [0, 0, 1, 1]), colour: null });
}

interface Glyph {
  unicode: string;
  width: number;
  isSpace: boolean;
}

const isGlyph = (one: unknown): one is Glyph => typeof one === 'object' && one !== null && 'unicode' in one;

function show(page: Page, glyphs: readonly unknown[]): void {
  const { state } = page;
  const start = page.text;
  let text = '';
  let advance = 0;
  let run: { from: number; text: string } = { from: 0, text: '' };
  const runs: { from: number; to: number; text: string }[] = [];
  const cut = () => {
    if (run.text.trim()) runs.push({ from: run.from, to: advance, text: run.text });
    run = { from: advance, text: '' };
  };
  for (const one of glyphs) {
    if (typeof one === 'number') {
      const gap = (-one / 1000) * state.size * state.stretch;
      // a wide step is the next column, and a step back is another place
      const isApart = gap > state.size * WIDE || gap < -state.size;
      if (isApart) cut();
      else if (gap > state.size * SPACE && !run.text.endsWith(' ')) run.text += ' ';
      advance += gap;
      if (isApart) run.from = advance;
      continue;
    }
    if (!isGlyph(one)) continue;
    const { unicode, width, isSpace } = one;
    page.glyphs += 1;
    run.text += unicode;
    text += unicode;
    const space = state.charSpace + (isSpace ? state.wordSpace : 0);
    advance += ((number(width) / 1000) * state.size + space) * state.stretch;
  }
  cut();
  page.text = times(start, [1, 0, 0, 1, advance, 0]);
  if (!text.trim()) return;
  for (const { from, to, text: said } of runs) page.runs.push(placed(page, start, { from, to, said }));
}
const WIDE = 1.2;
const SPACE = 0.18;

function placed(page: Page, start: Matrix, { from, to, said }: { from: number; to: number; said: string }): Run {
  const { state, paper, layers } = page;
  const matrix = times(state.matrix, start);
  const [x, y] = at(matrix, from, state.rise);
  const [right] = at(matrix, to, state.rise);
  const size = Math.abs(state.size) * Math.hypot(matrix[2], matrix[3]);
  const isOutside = x > paper.width || right < 0 || y < 0 || y - size > paper.height;
  const hidden =
    NOT_DRAWN.has(state.mode) ||
    layers.includes(false) ||
    state.alpha < LEAST_ALPHA ||
    size < LEAST_POINTS ||
    isOutside ||
    !standsOut(page, x + Math.min(size / 4, (right - x) / 2), y - size / 4);
  return { text: said.normalize('NFKC'), x, y, width: Math.max(0, right - x), size, hidden };
}

/** Whether its colour differs from what it stands on. Unknown colours do. */
function standsOut({ state, grounds }: Page, x: number, y: number): boolean {
  const ground = grounds.findLast((one) => holds(one, x, y));
  const behind = ground ? ground.colour : WHITE;
  if (!state.colour || !behind) return true;
  const differs = state.colour.map((channel, i) => Math.abs(channel - (behind[i] ?? 0)));
  return Math.max(...differs) >= LEAST_CONTRAST;
}
