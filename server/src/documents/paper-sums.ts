import { type Doc, INK, linesIn, MARGIN, type Sheet, SOFT, startPageUnless, widthOf } from './paper-page.ts';

/** A line below a table: what it is, how much, and whether it is what people look for. */
export type SumRow = [label: string, value: string, strong: boolean];

const LEAST = 245;
const PAD = 10;
const BETWEEN = 16;
const PLAIN_HEIGHT = 19;
const STRONG_HEIGHT = 24;
const BAND_HEIGHT = 32;

/** Which row counts: the last of the strong ones, but for one that only says what is asked for first. */
const counts = (rows: readonly SumRow[], first: boolean): number =>
  first ? rows.findIndex(([, , strong]) => strong) : rows.findLastIndex(([, , strong]) => strong);

interface Laid {
  lines: string[];
  value: string;
  kind: 'plain' | 'strong' | 'band';
  height: number;
}

const ROW = { plain: PLAIN_HEIGHT, strong: STRONG_HEIGHT, band: BAND_HEIGHT } as const;
const written = (doc: Doc, kind: Laid['kind']): Doc =>
  doc.font(kind === 'plain' ? 'plain' : 'bold').fontSize({ plain: 10, strong: 11, band: 13 }[kind]);

function laidOut(doc: Doc, rows: readonly SumRow[], first: boolean): { laid: Laid[]; width: number } {
  const band = counts(rows, first);
  const kinds = rows.map(([, , strong], i): Laid['kind'] => (i === band ? 'band' : strong ? 'strong' : 'plain'));
  const needed = rows.map(([label, value], i) => {
    written(doc, kinds[i] ?? 'plain');
    return doc.widthOfString(label) + doc.widthOfString(value) + BETWEEN + 2 * PAD;
  });
  const width = Math.min(widthOf(doc), Math.max(LEAST, ...needed));
  const laid = rows.map(([label, value], i): Laid => {
    const kind = kinds[i] ?? 'plain';
    written(doc, kind);
    const lines = linesIn(doc, label, width - doc.widthOfString(value) - BETWEEN - 2 * PAD);
    return { lines, value, kind, height: ROW[kind] + (lines.length - 1) * doc.currentLineHeight() };
  });
  return { laid, width };
}

const ABOVE = 8;
const heightOf = (laid: readonly Laid[]): number => laid.reduce((sum, { height }) => sum + height, ABOVE);
/** How high they are, in points. */
export const heightOfSums = ({ doc }: Sheet, rows: readonly SumRow[], first = false): number =>
  heightOf(laidOut(doc, rows, first).laid);

/** On the right, never without each other; what counts stands in a band of the business's colour. */
export function sums({ doc, accent }: Sheet, rows: readonly SumRow[], first = false): void {
  const { laid, width } = laidOut(doc, rows, first);
  startPageUnless(doc, heightOf(laid));
  const left = MARGIN + widthOf(doc) - width;
  let y = doc.y + ABOVE;
  for (const { lines, value, kind, height } of laid) {
    const band = kind === 'band';
    if (band) doc.roundedRect(left, y + 2, width, height - 4, 4).fill(accent.fill);
    written(doc, kind);
    const top = y + (ROW[kind] - doc.currentLineHeight()) / 2 + 0.5;
    for (const [i, line] of lines.entries())
      doc
        .fillColor(band ? accent.on : kind === 'plain' ? SOFT : INK)
        .text(line, left + PAD, top + i * doc.currentLineHeight(), { lineBreak: false });
    doc
      .fillColor(band ? accent.on : INK)
      .text(value, left + width - PAD - doc.widthOfString(value), top, { lineBreak: false });
    y += height;
  }
  doc.x = MARGIN;
  doc.y = y;
}
