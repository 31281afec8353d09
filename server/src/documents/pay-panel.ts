import type { ToPay } from './how-to-pay.ts';

const HEIGHT_OF_ROW = 18;
const PAD = 14;
const LABELS = 110;

/** "How to pay" in a box of its own below the sums, never over two pages. */
export function payPanel(doc: PDFKit.PDFDocument, ways: ToPay[], printable: (text: string) => string): void {
  if (!ways.length) return;
  const { left, right, bottom } = doc.page.margins;
  const width = doc.page.width - left - right;
  const room = width - 2 * PAD - LABELS;
  doc.font('plain').fontSize(10);
  const heights = ways.map(([, value]) =>
    Math.max(HEIGHT_OF_ROW, doc.heightOfString(printable(value), { width: room }) + 5),
  );
  const height = heights.reduce((sum, row) => sum + row, 2 * PAD + 20);
  doc.moveDown(1.5);
  if (doc.y + height > doc.page.height - bottom) doc.addPage();
  const top = doc.y;
  doc.roundedRect(left, top, width, height, 8).lineWidth(1).fillAndStroke('#f6f1e6', '#cfc9bb');
  doc
    .fillColor('#1b1914')
    .font('bold')
    .fontSize(12)
    .text('How to pay', left + PAD, top + PAD, { lineBreak: false });
  let y = top + PAD + 22;
  for (const [i, [label, value]] of ways.entries()) {
    doc
      .font('plain')
      .fontSize(10)
      .fillColor('#5c574c')
      .text(label, left + PAD, y, { lineBreak: false });
    doc
      .font('bold')
      .fillColor('#1b1914')
      .text(printable(value), left + PAD + LABELS, y, { width: room });
    y += heights[i] ?? HEIGHT_OF_ROW;
  }
  doc.x = left;
  doc.y = top + height;
}
