import type { BasisOnPaper } from '../domain/billing/basis-on-paper.ts';
import { bottomOf, INK, LINE, linesIn, MARGIN, type Sheet, SOFT, WASH, widthOf } from './paper-page.ts';

const padOf = ({ tight }: Sheet): number => (tight ? 10 : 14);
const GAP = 4;
const BETWEEN = 16;

const belowOf = ({ tight }: Sheet): number => (tight ? 9 : 16);

function laidOut(sheet: Sheet, { rows }: BasisOnPaper) {
  const { doc } = sheet;
  const pad = padOf(sheet);
  const inner = widthOf(doc) - 2 * pad;
  doc.font('bold').fontSize(11);
  const head = doc.currentLineHeight() + GAP + 3;
  const laid = rows.map(([label, value, strong]) => {
    doc.font(strong ? 'bold' : 'plain').fontSize(10);
    const lines = linesIn(doc, label, inner - doc.widthOfString(value) - BETWEEN);
    return { lines, value, strong, height: lines.length * doc.currentLineHeight() + GAP };
  });
  return { pad, inner, head, laid, height: laid.reduce((sum, row) => sum + row.height, 2 * pad + head - GAP) };
}

/** With the room below it, in points. */
export const heightOfBasis = (sheet: Sheet, basis: BasisOnPaper): number =>
  laidOut(sheet, basis).height + belowOf(sheet);

/** How a claim is worked out, in a box of its own, never over two pages. */
export function basisPanel(sheet: Sheet, basis: BasisOnPaper): void {
  const { doc } = sheet;
  const { pad, inner, head, laid, height } = laidOut(sheet, basis);
  if (doc.y + height > bottomOf(doc)) doc.addPage();
  const top = doc.y;
  doc.roundedRect(MARGIN, top, widthOf(doc), height, 6).lineWidth(1).fillAndStroke(WASH, LINE);
  doc.font('bold').fontSize(11).fillColor(INK);
  doc.text(basis.title, MARGIN + pad, top + pad, { lineBreak: false });
  let y = top + pad + head;
  for (const { lines, value, strong, height: row } of laid) {
    doc
      .font(strong ? 'bold' : 'plain')
      .fontSize(10)
      .fillColor(strong ? INK : SOFT);
    for (const [i, line] of lines.entries())
      doc.text(line, MARGIN + pad, y + i * doc.currentLineHeight(), { lineBreak: false });
    doc.fillColor(INK).text(value, MARGIN + pad + inner - doc.widthOfString(value), y, { lineBreak: false });
    y += row;
  }
  doc.x = MARGIN;
  doc.y = top + height + belowOf(sheet);
}
