import { longDay, shortDay } from '../domain/long-day.ts';
import { dollars } from '../domain/money.ts';
import type { LogoOnPaper } from './logo.ts';
import { head } from './paper-head.ts';
import { drawn, note, type Sheet, startPageUnless } from './paper-page.ts';
import { heightOfSums, type SumRow, sums } from './paper-sums.ts';
import { type Column, fittedTo, type Row, table } from './paper-table.ts';
import { heightOfPayPanel, payPanel } from './pay-panel.ts';
import { entryTitle, paidWords, type Statement, type StatementOnPaper } from './statement-on-paper.ts';

const ENTRIES: Column[] = [
  { title: 'Date', left: true },
  { title: 'What', grows: true },
  { title: 'Amount' },
  { title: 'Balance' },
];
const AGED: Column[] = ['Not due yet', '1-30 days late', '31-60 days late', '61-90 days late', 'Over 90 days'].map(
  (title) => ({ title }),
);

/** What happened on a client's account, what that comes to, and how to pay it. */
export const statementPdf = (
  { business, client, statement, toPay }: StatementOnPaper,
  logo: LogoOnPaper | null,
): Promise<Buffer> =>
  drawn('Statement', business, (sheet) => {
    const { from, to, closing, aged } = statement;
    const time = from ? `From ${longDay(from)} to ${longDay(to)}` : `Up to ${longDay(to)}`;
    head(sheet, { business, heading: 'Statement', facts: [time], client, logo });
    const rows = rowsOf(statement);
    const beneath: SumRow[] = [
      closing < 0
        ? [`Your credit on ${longDay(to)}`, dollars(-closing), true]
        : [`Balance on ${longDay(to)}`, dollars(closing), true],
    ];
    const panel = { ways: toPay, link: null };
    const toPayHeight = heightOfPayPanel(sheet, panel);
    const late = aged && aged.total > 0 ? aged : null;
    // how to pay never has a page to itself: what is open stands above it, else the last that happened
    table(sheet, fittedTo(sheet, ENTRIES, rows), rows, heightOfSums(sheet, beneath) + (late ? 0 : toPayHeight));
    sums(sheet, beneath);
    if (late) agedTable(sheet, late, closing, toPayHeight);
    payPanel(sheet, panel);
  });

function rowsOf({ from, opening, entries }: Statement): Row[] {
  const brought = from ? [{ cells: [shortDay(from), 'Opening balance', '', dollars(opening)] }] : [];
  const rows = entries.map((entry) => ({
    cells: [
      shortDay(entry.date),
      [entryTitle(entry), entry.description].filter(Boolean).join(', '),
      dollars(entry.amount),
      dollars(entry.balance),
    ],
    below: paidWords(entry),
  }));
  const all = [...brought, ...rows];
  return all.length ? all : [{ cells: ['', 'Nothing on this account yet', '', ''] }];
}

/** `after`: what follows it on the same page, in points. */
function agedTable(
  sheet: Sheet,
  { as_of, total, buckets }: NonNullable<Statement['aged']>,
  closing: number,
  after: number,
): void {
  startPageUnless(sheet.doc, 110 + after);
  sheet.doc.y += 18;
  const late = [buckets.current, buckets.d1_30, buckets.d31_60, buckets.d61_90, buckets.over_90];
  const rows = [{ cells: late.map((cents) => dollars(cents)) }];
  table(sheet, fittedTo(sheet, AGED, rows), rows);
  const credit = total - closing;
  const less = credit > 0 ? ` Your credit of ${dollars(credit)} is taken off in the balance.` : '';
  note(sheet, `Your open invoices on ${longDay(as_of)}, ${dollars(total)} in all, by how late they are.${less}`);
}
