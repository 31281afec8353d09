import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { longDay } from '../domain/long-day.ts';
import { dollars } from '../domain/money.ts';
import { numbersOf } from './how-to-pay.ts';
import { payPanel } from './pay-panel.ts';
import { amountOf, type QuoteOnPaper } from './quote-on-paper.ts';

const MARGIN = 56;
const INK = '#1b1914';
const SOFT = '#5c574c';
const font = (file: string) => createRequire(import.meta.url).resolve(`@expo-google-fonts/archivo/${file}`);

/** The quote as people print it: name and ABN, what, how much, GST. Its fonts have macrons. */
export async function quotePdf(paper: QuoteOnPaper): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: 'en-AU',
    info: { Title: headingOf(paper), Author: paper.business.name },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((done, fail) => doc.once('end', done).once('error', fail));
  doc.registerFont('plain', font('400Regular/Archivo_400Regular.ttf'));
  doc.registerFont('bold', font('700Bold/Archivo_700Bold.ttf'));
  head(doc, paper);
  if (paper.text || paper.details) paragraph(doc, paper.text || paper.details);
  const { apart = [] } = paper;
  if (paper.lines.length) table(doc, paper);
  linesApart(doc, paper, false);
  if (paper.lines.length || apart.length) sums(doc, paper);
  linesApart(doc, paper, true);
  payPanel(doc, paper.toPay ?? [], printable);
  pageNumbers(doc);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

type Doc = PDFKit.PDFDocument;

const headingOf = ({ heading, quoteNumber }: QuoteOnPaper): string => heading ?? `Quote ${quoteNumber}`;

function head(doc: Doc, paper: QuoteOnPaper): void {
  const { business, date, validUntil, due, client, job } = paper;
  doc.font('bold').fontSize(20).fillColor(INK).text(printable(business.name));
  doc.font('plain').fontSize(10).fillColor(SOFT);
  for (const number of numbersOf(business)) doc.text(printable(number));
  doc.text(printable(business.location)).moveDown(1.5);
  doc
    .font('bold')
    .fontSize(16)
    .fillColor(INK)
    .text(printable(headingOf(paper)));
  doc
    .font('plain')
    .fontSize(10)
    .text(`Date: ${longDay(date)}`);
  if (validUntil) doc.text(`Valid until: ${longDay(validUntil)}`);
  if (due) doc.text(`Due: ${longDay(due)}`);
  if (job) doc.text(`Job: ${printable(job.job_name)} (#${printable(job.job_number)})`);
  if (client) {
    doc.moveDown().font('bold').text('For').font('plain');
    for (const line of [client.name, client.address, client.phone, client.email]) if (line) doc.text(printable(line));
  }
  doc.moveDown(1.5);
}

const paragraph = (doc: Doc, text: string) =>
  doc.font('plain').fontSize(10.5).fillColor(INK).text(printable(text), { lineGap: 2.5 }).moveDown(1.5);

const RIGHT = { align: { x: 'right', y: 'top' } } as const;
const NUMBERS = [80, 85, 90] as const;
const HEADINGS = ['Quantity', 'Unit price', 'Amount'] as const;
const HEADING_HEIGHT = 26;

/** The table's first row, again at the top of each of its pages. */
function heading(doc: Doc, top: number): void {
  const right = doc.page.width - MARGIN;
  doc.font('bold').fontSize(10).fillColor(INK);
  doc.text('Description', MARGIN + 4, top + 6, { lineBreak: false });
  let x = right - NUMBERS.reduce((sum, width) => sum + width, 0);
  for (const [i, width] of NUMBERS.entries()) {
    doc.text(HEADINGS[i] ?? '', x, top + 6, { width: width - 4, align: 'right', lineBreak: false });
    x += width;
  }
  doc
    .moveTo(MARGIN, top + HEADING_HEIGHT - 2)
    .lineTo(right, top + HEADING_HEIGHT - 2)
    .lineWidth(1.5)
    .stroke(INK);
  doc.font('plain').fontSize(10);
}

function table(doc: Doc, { lines }: QuoteOnPaper): void {
  startPageUnless(doc, HEADING_HEIGHT + 3 * doc.currentLineHeight());
  const top = doc.y;
  heading(doc, top);
  doc.x = MARGIN;
  doc.y = top + HEADING_HEIGHT;
  // a page of the table begins below its heading
  const begin = () => {
    doc.page.margins.top = MARGIN + HEADING_HEIGHT;
  };
  const onPage = () => {
    heading(doc, MARGIN);
    begin();
  };
  begin();
  doc.on('pageAdded', onPage);
  doc.table({
    columnStyles: ['*', ...NUMBERS],
    defaultStyle: { border: [0, 0, 0.5, 0], borderColor: '#cfc9bb', padding: [6, 4, 6, 4] },
    data: lines.map((line) => [
      printable(line.description),
      { text: printable(amountOf(line)), ...RIGHT },
      { text: dollars(line.unit_price), ...RIGHT },
      { text: dollars(line.total), ...RIGHT },
    ]),
  });
  doc.off('pageAdded', onPage);
}

/** A choice, or what is optional, under its own words: choices stand above the sums, what is in no total below. */
function linesApart(doc: Doc, paper: QuoteOnPaper, extra: boolean): void {
  for (const { title, lines } of paper.apart?.filter((part) => part.extra === extra) ?? []) {
    // never without the first of its lines
    startPageUnless(doc, 40 + HEADING_HEIGHT + 3 * doc.currentLineHeight());
    doc.x = MARGIN;
    doc.moveDown(1).font('bold').fontSize(11).fillColor(INK).text(printable(title)).moveDown(0.3);
    table(doc, { ...paper, lines });
  }
}

function startPageUnless(doc: Doc, room: number): void {
  if (doc.y + room > doc.page.height - MARGIN) doc.addPage();
}

function sums(doc: Doc, { business, pricesIncludeGst, subtotal, gst, total, standing = [] }: QuoteOnPaper): void {
  const rows: [string, number, boolean][] = business.gstRegistered
    ? pricesIncludeGst
      ? [
          ['Total including GST', total, true],
          ['GST included', gst, false],
        ]
      : [
          ['Subtotal', subtotal, false],
          ['GST', gst, false],
          ['Total including GST', total, true],
        ]
    : [['Total', total, true]];
  for (const { label, cents } of standing) rows.push([label, cents, label === standing.at(-1)?.label]);
  // never without each other
  startPageUnless(doc, 30 + rows.length * 18);
  doc.moveDown(0.8);
  for (const [label, cents, strong] of rows) {
    doc.font(strong ? 'bold' : 'plain').fontSize(strong ? 13 : 10);
    doc.text(`${label}  ${dollars(cents)}`, MARGIN, undefined, { align: 'right' }).moveDown(0.2);
  }
}

function pageNumbers(doc: Doc): void {
  const { start, count } = doc.bufferedPageRange();
  if (count < 2) return;
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    // below the margin, which would begin another page
    doc.page.margins.bottom = 0;
    const text = `Page ${page - start + 1} of ${count}`;
    doc.font('plain').fontSize(9).fillColor(SOFT);
    doc.text(text, MARGIN, doc.page.height - 40, { align: 'center', width: doc.page.width - 2 * MARGIN });
  }
}

/** Pictograms are in no font for text. */
const printable = (text: string): string =>
  text.replace(/\p{Extended_Pictographic}|\u200d|\ufe0f/gu, '').replace(/\t/g, '  ');
