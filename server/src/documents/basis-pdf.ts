import type { BasisOnPaper } from '../domain/billing/basis-on-paper.ts';
import { bottomOf, INK, LINE, linesIn, MARGIN, type Sheet, SOFT, WASH, widthOf } from './paper-page.ts';

const PAD = 14;
const GAP = 4;
const BETWEEN = 16;

const BELOW = 16;

function laidOut({ doc }: Sheet, { rows }: BasisOnPaper) {
  const inner = widthOf(doc) - 2 * PAD;
  doc.font('bold').fontSize(11);
  const head = doc.currentLineHeight() + GAP + 3;
  const laid = rows.map(([label, value, strong]) => {
    doc.font(strong ? 'bold' : 'plain').fontSize(10);
    const lines = linesIn(doc, label, inner - doc.widthOfString(value) - BETWEEN);
    return { lines, value, strong, height: lines.length * doc.currentLineHeight() + GAP };
  });
  return { inner, head, laid, height: laid.reduce((sum, row) => sum + row.height, 2 * PAD + head - GAP) };
}

/** With the room below it, in points. */
export const heightOfBasis = (sheet: Sheet, basis: BasisOnPaper): number => laidOut(sheet, basis).height + BELOW;

/** How a claim is worked out, in a box of its own, never over two pages. */
export function basisPanel(sheet: Sheet, basis: BasisOnPaper): void {
  const { doc } = sheet;
  const { inner, head, laid, height } = laidOut(sheet, basis);
  if (doc.y + height > bottomOf(doc)) doc.addPage();
  const top = doc.y;
  doc.roundedRect(MARGIN, top, widthOf(doc), height, 6).lineWidth(1).fillAndStroke(WASH, LINE);
  doc.font('bold').fontSize(11).fillColor(INK);
  doc.text(basis.title, MARGIN + PAD, top + PAD, { lineBreak: false });
  let y = top + PAD + head;
  for (const { lines, value, strong, height: row } of laid) {
    doc
      .font(strong ? 'bold' : 'plain')
      .fontSize(10)
      .fillColor(strong ? INK : SOFT);
    for (const [i, line] of lines.entries())
      doc.text(line, MARGIN + PAD, y + i * doc.currentLineHeight(), { lineBreak: false });
    doc.fillColor(INK).text(value, MARGIN + PAD + inner - doc.widthOfString(value), y, { lineBreak: false });
    y += row;
  }
  doc.x = MARGIN;
  doc.y = top + height + BELOW;
}
