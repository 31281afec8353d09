import { standingValue } from '../domain/finance-records/standing.ts';
import { dollars } from '../domain/money.ts';
import { claimRows } from '../domain/payment-claims/claim-rows.ts';
import { basisPanel, heightOfBasis } from './basis-pdf.ts';
import { claimPanel, form1Page } from './claim-pdf.ts';
import type { LogoOnPaper } from './logo.ts';
import { factsOf, head, headingOf } from './paper-head.ts';
import {
  bottomOf,
  drawnOnFewest,
  INK,
  MARGIN,
  paragraph,
  printable,
  type Sheet,
  startPageUnless,
} from './paper-page.ts';
import { heightOfSums, type SumRow, sums } from './paper-sums.ts';
import { type Column, type Fitted, fittedTo, heightOfTable, type Row, table } from './paper-table.ts';
import { heightOfPayPanel, type PayPanel, payPanel } from './pay-panel.ts';
import { amountOf, belowLine, type QuoteOnPaper } from './quote-on-paper.ts';

/** A quote, a variation, an invoice or a credit note as people print it: from whom, what, how much, GST. */
export const quotePdf = (paper: QuoteOnPaper, logo: LogoOnPaper | null): Promise<Buffer> =>
  drawnOnFewest(headingOf(paper), paper.business, (sheet) => {
    head(sheet, { ...paper, heading: headingOf(paper), facts: factsOf(paper), logo });
    if (paper.claim) claimPanel(sheet, paper.claim.words, claimRows(paper.claim, paper));
    if (paper.words) paragraph(sheet, paper.words);
    priced(sheet, paper);
    if (paper.claim?.form_1) form1Page(sheet);
  });

/** Its lines with what they come to, how to pay that, and how a claim is worked out. */
function priced(sheet: Sheet, paper: QuoteOnPaper): void {
  const panel = { ways: paper.toPay ?? [], link: paper.link ?? null };
  const rows = paper.lines.length || paper.apart?.length ? sumsOf(paper) : [];
  const first = paper.totalCounts ?? false;
  const all = [...paper.lines, ...(paper.apart ?? []).flatMap(({ lines }) => lines)];
  const columns = fittedTo(sheet, columnsOf(paper), rowsOf(all, paper));
  const lines = rowsOf(paper.lines, paper);
  const summed = heightOfSums(sheet, rows, first);
  const payable = heightOfPayPanel(sheet, panel);
  const whole = heightOfTable(sheet, columns, lines) + summed;
  const { above, alone } = placed(sheet, paper, { whole, payable });
  if (paper.basis && above) basisPanel(sheet, paper.basis);
  const beneath = alone ? summed : summed + payable;
  const choices = paper.apart?.some(({ extra }) => !extra);
  if (paper.lines.length) table(sheet, columns, lines, choices ? 0 : beneath);
  linesApart(sheet, columns, paper, false, beneath);
  if (rows.length) sums(sheet, rows, first);
  linesApart(sheet, columns, paper, true);
  if (paper.basis && !above) basisAfter(sheet, paper.basis, panel);
  else payPanel(sheet, panel);
}

const hasRoom = ({ doc }: Sheet, height: number): boolean => doc.y + height <= bottomOf(doc);
/** With fewer lines, a page that begins with how they are worked out would hold little else. */
const LINES_TO_FLOW = 3;
/** The head of the lines, and the first of them. */
const BEGINNING = 90;

/**
 * Where how a claim is worked out stands: above its lines where all of it has room there, or where the lines go on on another
 * page anyway; else after them. `alone`: a claim's head is long, so how to pay goes on alone where its page holds the rest, as
 * half a page stays empty otherwise.
 */
function placed(sheet: Sheet, paper: QuoteOnPaper, { whole, payable }: Record<'whole' | 'payable', number>) {
  const basis = paper.basis ? heightOfBasis(sheet, paper.basis) : 0;
  const alone = isClaimToPay(paper) && hasRoom(sheet, whole) && !hasRoom(sheet, whole + payable);
  const flows = !alone && paper.lines.length >= LINES_TO_FLOW && hasRoom(sheet, basis + BEGINNING);
  return { alone, above: hasRoom(sheet, basis + whole + payable) || flows };
}

const isClaimToPay = ({ claim, toPay }: QuoteOnPaper): boolean => Boolean(claim && toPay?.length);

/** Below the sums where how to pay has room with it, else behind that. */
function basisAfter(sheet: Sheet, basis: NonNullable<QuoteOnPaper['basis']>, panel: PayPanel): void {
  const { doc } = sheet;
  const between = 18;
  const fits = hasRoom(sheet, between + heightOfBasis(sheet, basis) + heightOfPayPanel(sheet, panel));
  if (!fits) payPanel(sheet, panel);
  doc.y += between;
  basisPanel(sheet, basis);
  if (fits) payPanel(sheet, panel);
}

/** What an amount holds is said where it is not what is paid in the end. */
function columnsOf({ amountsExGst }: QuoteOnPaper): Column[] {
  return [
    { title: 'Description', grows: true },
    { title: 'Quantity' },
    { title: 'Unit price' },
    { title: amountsExGst ? 'Amount (ex GST)' : 'Amount' },
  ];
}

const rowsOf = (lines: QuoteOnPaper['lines'], { gst }: Pick<QuoteOnPaper, 'gst'>): Row[] =>
  lines.map((line) => ({
    cells: [line.description, amountOf(line), dollars(line.unit_price), dollars(line.total)],
    below: [belowLine(line, gst), line.note].filter(Boolean).join(', '),
  }));

/** A choice, or what is optional, under its own words: choices stand above the sums, what is in no total below. */
function linesApart(sheet: Sheet, columns: Fitted, paper: QuoteOnPaper, extra: boolean, after = 0): void {
  const { doc } = sheet;
  const parts = paper.apart?.filter((part) => part.extra === extra) ?? [];
  for (const [i, { title, lines }] of parts.entries()) {
    // never without the first of its lines
    startPageUnless(doc, 90);
    doc.y += 18;
    doc.font('bold').fontSize(11).fillColor(INK).text(printable(title), MARGIN, doc.y).moveDown(0.2);
    table(sheet, columns, rowsOf(lines, paper), i === parts.length - 1 ? after : 0);
  }
}

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
