import type { ClaimRow } from '../domain/payment-claims/claim-rows.ts';
import { FORM_1, FORM_1_ABOUT, FORM_1_NOTICE, FORM_1_SOURCE, FORM_1_TITLE } from './form-1.ts';
import { bottomOf, INK, MARGIN, printable, type Sheet, SOFT, WASH, widthOf } from './paper-page.ts';

const LABELS = 110;
const GAP = 5;

/** What makes it a payment claim, in a box of its own above the lines, never over two pages. */
export function claimPanel({ doc, accent, tight }: Sheet, words: string, rows: ClaimRow[]): void {
  const pad = tight ? 10 : 14;
  const left = MARGIN;
  const width = widthOf(doc);
  const inner = width - 2 * pad;
  const room = inner - LABELS;
  const heightOf = (text: string, font: string, size: number, of: number) =>
    doc.font(font).fontSize(size).heightOfString(printable(text), { width: of });
  const title = heightOf(words, 'bold', 11, inner) + GAP + 3;
  const heights = rows.map(([label, value]) => heightOf(value, 'plain', 10, label ? room : inner) + GAP);
  const height = heights.reduce((sum, row) => sum + row, 2 * pad + title - GAP);
  if (doc.y + height > bottomOf(doc)) doc.addPage();
  const top = doc.y;
  doc.roundedRect(left, top, width, height, 6).lineWidth(1.5).fillAndStroke(WASH, accent.fill);
  doc
    .font('bold')
    .fontSize(11)
    .fillColor(INK)
    .text(printable(words), left + pad, top + pad, { width: inner });
  let y = top + pad + title;
  for (const [i, [label, value]] of rows.entries()) {
    doc.font('plain').fontSize(10);
    if (label) doc.fillColor(SOFT).text(label, left + pad, y, { lineBreak: false });
    const x = label ? left + pad + LABELS : left + pad;
    doc.fillColor(INK).text(printable(value), x, y, { width: label ? room : inner });
    y += heights[i] ?? 0;
  }
  doc.x = left;
  doc.y = top + height;
  doc.moveDown(tight ? 0.9 : 1.2);
}

/** On a page of its own, behind the claim that it has to go with. */
export function form1Page({ doc }: Sheet): void {
  doc.addPage();
  const left = MARGIN;
  doc.font('bold').fontSize(13).fillColor(INK).text(FORM_1_TITLE, left, doc.y);
  doc.font('plain').fontSize(9).fillColor(SOFT).text(FORM_1_ABOUT);
  doc.moveDown(0.6).font('bold').fontSize(11).fillColor(INK).text(FORM_1_NOTICE);
  for (const { heading, paragraphs } of FORM_1) {
    doc.moveDown(0.5).font('bold').fontSize(9).text(heading);
    for (const paragraph of paragraphs) {
      const bullet = paragraph.startsWith('•');
      doc.font('plain').text(paragraph, left + (bullet ? 12 : 0), doc.y, {
        width: widthOf(doc) - (bullet ? 12 : 0),
        lineGap: 0.5,
        paragraphGap: 1,
      });
    }
    doc.x = left;
  }
  doc.moveDown(0.6).fontSize(8.5).fillColor(SOFT).text(FORM_1_SOURCE, left);
}
