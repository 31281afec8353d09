import { longDay } from '../domain/long-day.ts';
import { contactsOf } from '../domain/sign-off.ts';
import { numbersOf } from './known-by.ts';
import { fitted, type LogoOnPaper } from './logo.ts';
import { type Doc, INK, linesIn, MARGIN, printable, rule, type Sheet, SOFT, widthOf } from './paper-page.ts';
import { jobRows, type QuoteOnPaper, referenceRow } from './quote-on-paper.ts';

/** What stands above all else: from whom, what it is, to whom. */
export interface Head extends Pick<QuoteOnPaper, 'business' | 'client'> {
  heading: string;
  /** "Date: 4 March 2026". */
  facts: string[];
  /** Before the client; left out: "For". */
  whom?: string;
  logo: LogoOnPaper | null;
}

export const headingOf = ({ heading, quoteName }: QuoteOnPaper): string => heading ?? `Quote ${quoteName}`;

export const factsOf = ({ date, validUntil, due, customerReference, job, facts = [] }: QuoteOnPaper): string[] => [
  `Date: ${longDay(date)}`,
  ...(validUntil ? [`Valid until: ${longDay(validUntil)}`] : []),
  ...(due ? [`Due: ${longDay(due)}`] : []),
  ...referenceRow(customerReference),
  ...jobRows(job),
  ...facts,
];

const LOGO_GAP = 20;
const COLUMN_GAP = 28;

/** In the right corner of the first page, beside the name. Gives what room it takes there. */
function logoInCorner(doc: Doc, logo: LogoOnPaper): { width: number; height: number } {
  const { width, height } = fitted(logo);
  doc.image(logo.content, doc.page.width - MARGIN - width, MARGIN, { fit: [width, height] });
  return { width: width + LOGO_GAP, height };
}

/** Whose paper it is, above a rule in its colour; which paper; and for whom, beside its days and what it is about. */
export function head(
  { doc, accent, tight }: Sheet,
  { business, heading, facts, whom = 'For', client, logo }: Head,
): void {
  const taken = logo ? logoInCorner(doc, logo) : { width: 0, height: 0 };
  const width = widthOf(doc) - taken.width;
  doc.font('bold').fontSize(22).fillColor(INK).text(printable(business.name), MARGIN, MARGIN, { width });
  doc.moveDown(0.2).font('plain').fontSize(9.5).fillColor(SOFT);
  for (const row of [numbersOf(business).join('   '), business.location, contactsOf(business).join('   ')])
    if (row) doc.text(printable(row), { width, lineGap: 1.5 });
  // what it is stands below both
  doc.y = Math.max(doc.y, MARGIN + taken.height) + (tight ? 9 : 12);
  rule(doc, doc.y, accent.fill, 3);
  doc.y += tight ? 15 : 20;
  doc
    .font('bold')
    .fontSize(18)
    .fillColor(INK)
    .text(printable(heading), MARGIN, doc.y, { width: widthOf(doc) });
  const top = doc.y + 10;
  const half = (widthOf(doc) - COLUMN_GAP) / 2;
  const factsEnd = drawFacts(doc, facts, client ? MARGIN + half + COLUMN_GAP : MARGIN, top, half);
  const clientEnd = client ? drawClient(doc, whom, client, top, half) : top;
  doc.x = MARGIN;
  doc.y = Math.max(factsEnd, clientEnd) + (tight ? 16 : 24);
}

const BETWEEN = 3;

/** What each is about in a column of its own. Gives where they end. */
function drawFacts(doc: Doc, facts: readonly string[], x: number, top: number, width: number): number {
  doc.font('plain').fontSize(10);
  const rows = facts.map((fact) => /^(?<label>[^:]{1,24}:) (?<value>.+)$/s.exec(fact)?.groups ?? { value: fact });
  const labels = Math.max(0, ...rows.map(({ label = '' }) => doc.widthOfString(label))) + 10;
  let y = top;
  for (const { label, value = '' } of rows) {
    if (label) doc.fillColor(SOFT).text(label, x, y, { lineBreak: false });
    const indent = label ? labels : 0;
    y = written(doc, value, x + indent, y, width - indent) + BETWEEN;
  }
  return y;
}

function drawClient(
  doc: Doc,
  whom: string,
  { name, address, phone, email }: NonNullable<Head['client']>,
  top: number,
  width: number,
): number {
  doc.font('plain').fontSize(10).fillColor(SOFT).text(whom, MARGIN, top, { lineBreak: false });
  doc.font('bold');
  let y = written(doc, name, MARGIN, top + doc.currentLineHeight() + BETWEEN, width) + BETWEEN;
  doc.font('plain');
  for (const row of [address, phone, email]) if (row) y = written(doc, row, MARGIN, y, width) + BETWEEN;
  return y;
}

/** In the font that is set. Gives where it ends. */
function written(doc: Doc, text: string, x: number, top: number, width: number): number {
  doc.fillColor(INK);
  let y = top;
  for (const line of linesIn(doc, text, width)) {
    doc.text(line, x, y, { lineBreak: false });
    y += doc.currentLineHeight();
  }
  return y;
}
