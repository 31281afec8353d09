import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Letterhead } from '../domain/actor.ts';
import { standingValue } from '../domain/finance-records/standing.ts';
import { longDay } from '../domain/long-day.ts';
import { dollars } from '../domain/money.ts';
import { claimRows } from './claim-on-paper.ts';
import { claimPanel, form1Page } from './claim-pdf.ts';
import { numbersOf } from './how-to-pay.ts';
import { fitted, type LogoOnPaper } from './logo.ts';
import { payPanel } from './pay-panel.ts';
import { amountOf, belowLine, type QuoteOnPaper, referenceRow } from './quote-on-paper.ts';

const MARGIN = 56;
const INK = '#1b1914';
const SOFT = '#5c574c';
const font = (file: string) => createRequire(import.meta.url).resolve(`@expo-google-fonts/archivo/${file}`);

/** The quote as people print it: name and ABN, what, how much, GST. */
export const quotePdf = (paper: QuoteOnPaper, logo: LogoOnPaper | null): Promise<Buffer> =>
  drawn(headingOf(paper), paper.business, (doc) => {
    head(doc, { ...paper, heading: headingOf(paper), facts: factsOf(paper), logo });
    if (paper.claim) claimPanel(doc, paper.claim.words, claimRows(paper.claim, paper), printable);
    if (paper.text || paper.details) paragraph(doc, paper.text || paper.details);
    if (paper.lines.length) table(doc, COLUMNS, cellsOf(paper.lines, paper));
    linesApart(doc, paper, false);
    if (paper.lines.length || paper.apart?.length) sums(doc, sumsOf(paper));
    linesApart(doc, paper, true);
    payPanel(doc, paper.toPay ?? [], printable);
    if (paper.claim?.form_1) form1Page(doc);
  });

/** A PDF with its pages numbered, where there are several. Its fonts have macrons. */
export async function drawn(title: string, business: Letterhead, draw: (doc: Doc) => void): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: 'en-AU',
    info: { Title: title, Author: business.name },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((done, fail) => doc.once('end', done).once('error', fail));
  doc.registerFont('plain', font('400Regular/Archivo_400Regular.ttf'));
  doc.registerFont('bold', font('700Bold/Archivo_700Bold.ttf'));
  draw(doc);
  pageNumbers(doc);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

export type Doc = PDFKit.PDFDocument;

/** What stands above all else: from whom, what it is, to whom. */
export interface Head extends Pick<QuoteOnPaper, 'business' | 'client'> {
  heading: string;
  /** "Date: 4 March 2026". */
  facts: string[];
  /** Before the client; left out: "For". */
  whom?: string;
  logo: LogoOnPaper | null;
}

const headingOf = ({ heading, quoteNumber }: QuoteOnPaper): string => heading ?? `Quote ${quoteNumber}`;

const factsOf = ({ date, validUntil, due, customerReference, job, facts = [] }: QuoteOnPaper): string[] => [
  `Date: ${longDay(date)}`,
  ...(validUntil ? [`Valid until: ${longDay(validUntil)}`] : []),
  ...(due ? [`Due: ${longDay(due)}`] : []),
  ...referenceRow(customerReference),
  ...(job ? [`Job: ${job.job_name} (#${job.job_number})`] : []),
  ...facts,
];

const LOGO_GAP = 20;

/** In the right corner of the first page, beside the name. Gives what room it takes there. */
function logoInCorner(doc: Doc, logo: LogoOnPaper): { width: number; height: number } {
  const { width, height } = fitted(logo);
  doc.image(logo.content, doc.page.width - MARGIN - width, MARGIN, { fit: [width, height] });
  return { width: width + LOGO_GAP, height };
}

export function head(doc: Doc, { business, heading, facts, whom = 'For', client, logo }: Head): void {
  const taken = logo ? logoInCorner(doc, logo) : { width: 0, height: 0 };
  const width = doc.page.width - 2 * MARGIN - taken.width;
  doc.font('bold').fontSize(20).fillColor(INK).text(printable(business.name), MARGIN, MARGIN, { width });
  doc.font('plain').fontSize(10).fillColor(SOFT);
  for (const number of numbersOf(business)) doc.text(printable(number), { width });
  doc.text(printable(business.location), { width });
  // what it is stands below both
  doc.y = Math.max(doc.y, MARGIN + taken.height);
  doc.moveDown(1.5);
  doc.font('bold').fontSize(16).fillColor(INK).text(printable(heading));
  doc.font('plain').fontSize(10);
  for (const fact of facts) doc.text(printable(fact));
  if (client) {
    doc.moveDown().font('bold').text(whom).font('plain');
    for (const line of [client.name, client.address, client.phone, client.email]) if (line) doc.text(printable(line));
  }
  doc.moveDown(1.5);
}

const paragraph = (doc: Doc, text: string) =>
  doc.font('plain').fontSize(10.5).fillColor(INK).text(printable(text), { lineGap: 2.5 }).moveDown(1.5);

/** Small, below what it is about. */
export const note = (doc: Doc, text: string) =>
  doc.moveDown(1).font('plain').fontSize(9).fillColor(SOFT).text(printable(text), MARGIN).fillColor(INK);

const RIGHT = { align: { x: 'right', y: 'top' } } as const;
const HEADING_HEIGHT = 26;

/** A column of a table; one without a width has what is left of the page. */
export interface Column {
  title: string;
  width?: number;
  /** Words, not numbers: they stand on the left, as they do in one without a width. */
  left?: true;
}
const isLeft = ({ width, left }: Column): boolean => left ?? width === undefined;
const COLUMNS: Column[] = [
  { title: 'Description' },
  { title: 'Quantity', width: 80 },
  { title: 'Unit price', width: 85 },
  { title: 'Amount', width: 90 },
];
const cellsOf = (lines: QuoteOnPaper['lines'], { gst }: Pick<QuoteOnPaper, 'gst'>): string[][] =>
  lines.map((line) => [
    [line.description, belowLine(line, gst)].filter(Boolean).join('\n'),
    amountOf(line),
    dollars(line.unit_price),
    dollars(line.total),
  ]);

/** The table's first row, again at the top of each of its pages. */
function heading(doc: Doc, top: number, columns: readonly Column[]): void {
  const right = doc.page.width - MARGIN;
  doc.font('bold').fontSize(10).fillColor(INK);
  const left = right - MARGIN - columns.reduce((sum, { width = 0 }) => sum + width, 0);
  let x = MARGIN;
  for (const column of columns) {
    const { title, width = left } = column;
    if (isLeft(column)) doc.text(title, x + 4, top + 6, { lineBreak: false });
    else doc.text(title, x, top + 6, { width: width - 4, align: 'right', lineBreak: false });
    x += width;
  }
  doc
    .moveTo(MARGIN, top + HEADING_HEIGHT - 2)
    .lineTo(right, top + HEADING_HEIGHT - 2)
    .lineWidth(1.5)
    .stroke(INK);
  doc.font('plain').fontSize(10);
}

export function table(doc: Doc, columns: readonly Column[], rows: readonly string[][]): void {
  startPageUnless(doc, HEADING_HEIGHT + 3 * doc.currentLineHeight());
  const top = doc.y;
  heading(doc, top, columns);
  doc.x = MARGIN;
  doc.y = top + HEADING_HEIGHT;
  // a page of the table begins below its heading
  const begin = () => {
    doc.page.margins.top = MARGIN + HEADING_HEIGHT;
  };
  const onPage = () => {
    heading(doc, MARGIN, columns);
    begin();
  };
  begin();
  doc.on('pageAdded', onPage);
  doc.table({
    columnStyles: columns.map(({ width }) => width ?? '*'),
    defaultStyle: { border: [0, 0, 0.5, 0], borderColor: '#cfc9bb', padding: [6, 4, 6, 4] },
    data: rows.map((cells) =>
      columns.map((column, i) => ({ text: printable(cells[i] ?? ''), ...(isLeft(column) ? {} : RIGHT) })),
    ),
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
    table(doc, COLUMNS, cellsOf(lines, paper));
  }
}

function startPageUnless(doc: Doc, room: number): void {
  if (doc.y + room > doc.page.height - MARGIN) doc.addPage();
}

/** A line below a table: what it is, how much, and whether it is what people look for. */
export type SumRow = [label: string, value: string, strong: boolean];

function sumsOf({ business, pricesIncludeGst, subtotal, gst, total, standing = [] }: QuoteOnPaper): SumRow[] {
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
  return [
    ...rows.map(([label, cents, strong]): SumRow => [label, dollars(cents), strong]),
    ...standing.map((one): SumRow => [one.label, standingValue(one), one === standing.at(-1)]),
  ];
}

export function sums(doc: Doc, rows: readonly SumRow[]): void {
  // never without each other
  startPageUnless(doc, 30 + rows.length * 18);
  doc.moveDown(0.8);
  const written = (strong: boolean) => doc.font(strong ? 'bold' : 'plain').fontSize(strong ? 13 : 10);
  const values = Math.max(...rows.map(([, value, strong]) => written(strong).widthOfString(value)));
  const width = doc.page.width - 2 * MARGIN;
  for (const [label, value, strong] of rows) {
    const top = doc.y;
    written(strong).text(printable(label), MARGIN, top, { width: width - values - 14, align: 'right' });
    const below = doc.y;
    doc.text(value, MARGIN, top, { width, align: 'right' });
    doc.y = Math.max(below, doc.y);
    doc.moveDown(0.2);
  }
  doc.x = MARGIN;
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
export const printable = (text: string): string =>
  text.replace(/\p{Extended_Pictographic}|\u200d|\ufe0f/gu, '').replace(/\t/g, '  ');
