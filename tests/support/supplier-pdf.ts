import PDFDocument from 'pdfkit';

/** A supplier's program prints a paper: each cell where its column is, a form feed begins a page. */
export function supplierPdf(text: string, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 20, ...options });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Buffer>((resolve) => pdf.on('end', () => resolve(Buffer.concat(parts))));
  for (const [page, words] of text.split('\f').entries()) {
    if (page > 0) pdf.addPage();
    pdf.font('Helvetica').fontSize(7.5);
    for (const [row, line] of words.split('\n').entries())
      for (const { 0: cell, index } of line.matchAll(/\S+(?: \S+)*/g))
        pdf.text(cell, 20 + index * 4.6, 30 + row * 12, { lineBreak: false });
  }
  pdf.end();
  return done;
}
