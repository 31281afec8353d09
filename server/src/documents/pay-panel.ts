import type { ToPay } from '../domain/finance-records/how-to-pay.ts';
import { bottomOf, type Doc, INK, LINE, linesIn, MARGIN, type Sheet, SOFT, WASH, widthOf } from './paper-page.ts';
import { qrCode } from './qr-code.ts';

/** How a paper is paid, and the address of its page, where it has one to show. */
export interface PayPanel {
  ways: ToPay[];
  link: string | null;
}

const LABELS = 100;
const ROW_GAP = 6;
const SQUARE = 98;
/** Within its box, below its title, and above the box. */
const roomsOf = ({ tight }: Sheet) => (tight ? { pad: 11, title: 22, above: 12 } : { pad: 16, title: 26, above: 24 });
const CAPTION = 'Scan to see it online';

interface Laid {
  rows: { label: string; lines: string[]; height: number }[];
  height: number;
}

function laidOut(sheet: Sheet, { ways, link }: PayPanel): Laid {
  const { doc } = sheet;
  const { pad, title } = roomsOf(sheet);
  const room = widthOf(doc) - 2 * pad - LABELS - (link ? SQUARE + pad : 0);
  doc.font('bold').fontSize(10.5);
  const rows = ways.map(([label, value]) => {
    const lines = linesIn(doc, value, room);
    return { label, lines, height: lines.length * doc.currentLineHeight() + ROW_GAP };
  });
  const height = rows.reduce((sum, row) => sum + row.height, title + 2 * pad - ROW_GAP);
  return { rows, height: link ? Math.max(height, SQUARE + 14 + 2 * pad) : height };
}

const isEmpty = ({ ways, link }: PayPanel): boolean => !ways.length && !link;

/** With the room above it, in points. */
export const heightOfPayPanel = (sheet: Sheet, panel: PayPanel): number =>
  isEmpty(panel) ? 0 : laidOut(sheet, panel).height + roomsOf(sheet).above;

/** "How to pay" in a box of its own at the foot of the page, never over two pages; alone on a page it stands at its top. */
export function payPanel(sheet: Sheet, panel: PayPanel): void {
  if (isEmpty(panel)) return;
  const { doc } = sheet;
  const { pad, title, above } = roomsOf(sheet);
  const { rows, height } = laidOut(sheet, panel);
  const left = MARGIN;
  const fits = doc.y + height + above <= bottomOf(doc);
  if (!fits) doc.addPage();
  const top = fits ? bottomOf(doc) - height : doc.y;
  doc.roundedRect(left, top, widthOf(doc), height, 6).lineWidth(0.75).fillAndStroke(WASH, LINE);
  bold(doc, 12).text(rows.length ? 'How to pay' : 'Online', left + pad, top + pad, { lineBreak: false });
  let y = top + pad + title;
  for (const { label, lines, height: rowHeight } of rows) {
    doc
      .font('plain')
      .fontSize(10)
      .fillColor(SOFT)
      .text(label, left + pad, y + 0.3, { lineBreak: false });
    bold(doc, 10.5);
    for (const [i, line] of lines.entries())
      doc.text(line, left + pad + LABELS, y + i * doc.currentLineHeight(), { lineBreak: false });
    y += rowHeight;
  }
  if (panel.link) {
    const x = left + widthOf(doc) - pad - SQUARE;
    qrCode(doc, panel.link, x, top + pad, SQUARE);
    doc.font('plain').fontSize(8.5).fillColor(SOFT);
    const middle = x + (SQUARE - doc.widthOfString(CAPTION)) / 2;
    doc.text(CAPTION, middle, top + pad + SQUARE + 4, { lineBreak: false });
  }
  doc.x = left;
  doc.y = top + height;
}

const bold = (doc: Doc, size: number): Doc => doc.font('bold').fontSize(size).fillColor(INK);
