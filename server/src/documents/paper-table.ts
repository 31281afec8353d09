import {
  bottomOf,
  type Doc,
  INK,
  LINE,
  linesIn,
  MARGIN,
  roomOfPage,
  rule,
  type Sheet,
  SOFT,
  widthOf,
} from './paper-page.ts';

export interface Column {
  title: string;
  /** Words, not numbers: they stand on the left. */
  left?: true;
  /** Takes what the others leave. */
  grows?: true;
}

/** Its cells, one a column; `below`: in small, under the words of the column that grows. */
export interface Row {
  cells: readonly string[];
  below?: string;
}

/** Columns with their widths, in points. */
export type Fitted = readonly (Column & { width: number })[];

const GAP = 18;
const MOST = 120;
const SIZE = 10;
const SMALL = 8.5;
const LINE_GAP = 2;
const HEADING_HEIGHT = 27;

/** Above and below what stands in a row. */
const padOf = ({ tight }: Sheet): number => (tight ? 3.5 : 6.5);

const set = (doc: Doc, bold = false, size = SIZE): Doc => doc.font(bold ? 'bold' : 'plain').fontSize(size);
const lineHeight = (doc: Doc, size = SIZE): number => set(doc, false, size).currentLineHeight() + LINE_GAP;

/** Each column as wide as what stands in it, so that words have all the room there is. */
export function fittedTo({ doc }: Sheet, columns: readonly Column[], rows: readonly Row[]): Fitted {
  const needed = columns.map(({ title, grows, left }, i) => {
    if (grows) return 0;
    const heading = set(doc, true).widthOfString(title);
    set(doc);
    const widest = Math.max(
      ...rows.flatMap(({ cells }) => (cells[i] ?? '').split('\n')).map((cell) => doc.widthOfString(cell)),
      0,
    );
    return Math.min(MOST, Math.ceil(Math.max(heading, widest))) + (i > 0 || left ? GAP : 0);
  });
  const left = widthOf(doc) - needed.reduce((sum, width) => sum + width, 0);
  const growing = columns.filter(({ grows }) => grows).length;
  // where none grows all of them do
  const share = left / (growing || columns.length);
  return columns.map((column, i) => ({ ...column, width: (needed[i] ?? 0) + (column.grows || !growing ? share : 0) }));
}

/** What stands beside each other, one entry a column. */
interface Line {
  texts: string[];
  /** In small: nothing but what stands below the words of the row. */
  small: boolean;
}
interface Laid {
  lines: Line[];
  height: number;
}

/** How high it is where it stands on one page, in points. */
export const heightOfTable = (sheet: Sheet, columns: Fitted, rows: readonly Row[]): number =>
  rows.reduce((sum, row) => sum + laidOut(sheet, columns, row).height, rows.length ? HEADING_HEIGHT : 0);

/**
 * Its heading is again at the top of each of its pages. A row stays on one page where a page can hold it. `after`: what follows
 * it and must not stand on a page without the last of its rows, in points.
 */
export function table(sheet: Sheet, columns: Fitted, rows: readonly Row[], after = 0): void {
  const { doc } = sheet;
  const laid = rows.map((row) => laidOut(sheet, columns, row));
  const lasts = laid.slice(-2).reduce((sum, { height }) => sum + height, after);
  // no page can hold more than a page
  const kept = lasts + HEADING_HEIGHT <= roomOfPage(doc) ? lasts : 0;
  const end = bottomOf(doc);
  const room = (at: number): number => {
    if (kept && at === Math.max(0, laid.length - 2)) return kept;
    return Math.min(laid[at]?.height ?? 0, roomOfPage(doc) - HEADING_HEIGHT);
  };
  if (doc.y + HEADING_HEIGHT + room(0) > end) doc.addPage();
  heading(doc, columns);
  for (const [at, row] of laid.entries()) {
    if (doc.y + room(at) > end) onNewPage(doc, columns);
    drawRow(sheet, columns, row);
  }
  doc.x = MARGIN;
}

function onNewPage(doc: Doc, columns: Fitted): void {
  doc.addPage();
  heading(doc, columns);
}

function laidOut(sheet: Sheet, columns: Fitted, { cells, below = '' }: Row): Laid {
  const { doc } = sheet;
  set(doc);
  const texts = columns.map(({ width, grows }, i) =>
    linesIn(doc, cells[i] ?? '', grows ? width : Math.min(width, MOST)),
  );
  const most = Math.max(...texts.map((of) => of.length));
  const lines = Array.from(
    { length: most },
    (_, at): Line => ({ texts: texts.map((of) => of[at] ?? ''), small: false }),
  );
  set(doc, false, SMALL);
  const under = below ? linesIn(doc, below, columns.find(({ grows }) => grows)?.width ?? MOST) : [];
  lines.push(...under.map((text) => ({ texts: columns.map(({ grows }) => (grows ? text : '')), small: true })));
  return { lines, height: lines.reduce((sum, line) => sum + heightOf(doc, line), 2 * padOf(sheet)) };
}

const heightOf = (doc: Doc, { small }: Line): number => lineHeight(doc, small ? SMALL : SIZE);

function heading(doc: Doc, columns: Fitted): void {
  const top = doc.y;
  set(doc, true).fillColor(INK);
  let x = MARGIN;
  for (const column of columns) {
    put(doc, column, column.title, x, top + 6);
    x += column.width;
  }
  rule(doc, top + HEADING_HEIGHT - 3, INK, 1.25);
  doc.y = top + HEADING_HEIGHT;
}

/** One that is longer than a page goes on on the next. */
function drawRow(sheet: Sheet, columns: Fitted, { lines }: Laid): void {
  const { doc } = sheet;
  const pad = padOf(sheet);
  let rest = lines;
  while (rest.length) {
    const here = fitting(doc, rest, bottomOf(doc) - doc.y - pad);
    drawLines(doc, columns, here, doc.y + pad);
    rest = rest.slice(here.length);
    if (rest.length) onNewPage(doc, columns);
  }
  rule(doc, doc.y + pad - 1, LINE, 0.5);
  doc.y += pad;
}

/** The first of them that have room; one where none has. */
function fitting(doc: Doc, lines: readonly Line[], room: number): Line[] {
  let left = room;
  const end = lines.findIndex((line) => {
    left -= heightOf(doc, line);
    return left < 0;
  });
  return lines.slice(0, end < 0 ? lines.length : Math.max(1, end));
}

/** Cell by cell, as it is read and copied. */
function drawLines(doc: Doc, columns: Fitted, lines: readonly Line[], top: number): void {
  let x = MARGIN;
  let y = top;
  for (const [i, column] of columns.entries()) {
    y = top;
    for (const line of lines) {
      set(doc, false, line.small ? SMALL : SIZE).fillColor(line.small ? SOFT : INK);
      put(doc, column, line.texts[i] ?? '', x, y);
      y += heightOf(doc, line);
    }
    x += column.width;
  }
  doc.y = y;
}

/** In the font that is set: words on the left of their column, numbers on the right. */
function put(doc: Doc, { width, left, grows }: Fitted[number], text: string, x: number, y: number): void {
  if (text) doc.text(text, left || grows ? x : x + width - doc.widthOfString(text), y, { lineBreak: false });
}
