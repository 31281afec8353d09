import { longDay, shortDay } from '../domain/long-day.ts';
import { dollars } from '../domain/money.ts';
import type { LogoOnPaper } from './logo.ts';
import { payPanel } from './pay-panel.ts';
import { type Column, type Doc, drawn, head, note, printable, sums, table } from './quote-pdf.ts';
import { STATEMENT_KIND_NAMES, type Statement, type StatementOnPaper } from './statement-on-paper.ts';

const ENTRIES: Column[] = [
  { title: 'Date', width: 78, left: true },
  { title: 'What' },
  { title: 'Amount', width: 85 },
  { title: 'Balance', width: 85 },
];
const AGED: Column[] = ['Not due yet', '1-30 days late', '31-60 days late', '61-90 days late', 'Over 90 days'].map(
  (title) => ({ title, width: 96 }),
);

/** What happened on a client's account, what that comes to, and how to pay it. */
export const statementPdf = (
  { business, client, statement, toPay }: StatementOnPaper,
  logo: LogoOnPaper | null,
): Promise<Buffer> =>
  drawn('Statement', business, (doc) => {
    const { from, to, closing, aged } = statement;
    const time = from ? `From ${longDay(from)} to ${longDay(to)}` : `Up to ${longDay(to)}`;
    head(doc, { business, heading: 'Statement', facts: [time], client, logo });
    table(doc, ENTRIES, rowsOf(statement));
    sums(doc, [
      closing < 0
        ? [`Your credit on ${longDay(to)}`, dollars(-closing), true]
        : [`Balance on ${longDay(to)}`, dollars(closing), true],
    ]);
    if (aged && aged.total > 0) agedTable(doc, aged, closing);
    payPanel(doc, toPay, printable);
  });

function rowsOf({ from, opening, entries }: Statement): string[][] {
  const brought = from ? [[shortDay(from), 'Opening balance', '', dollars(opening)]] : [];
  const rows = entries.map(({ date, kind, number, description, amount, balance }) => {
    const what = [[STATEMENT_KIND_NAMES[kind], number].filter(Boolean).join(' '), description]
      .filter(Boolean)
      .join(', ');
    return [shortDay(date), what, dollars(amount), dollars(balance)];
  });
  return rows.length || brought.length ? [...brought, ...rows] : [['', 'Nothing on this account yet', '', '']];
}

function agedTable(doc: Doc, { as_of, total, buckets }: NonNullable<Statement['aged']>, closing: number): void {
  doc.moveDown(1);
  table(doc, AGED, [
    [buckets.current, buckets.d1_30, buckets.d31_60, buckets.d61_90, buckets.over_90].map((cents) => dollars(cents)),
  ]);
  const credit = total - closing;
  const less = credit > 0 ? ` Your credit of ${dollars(credit)} is taken off in the balance.` : '';
  note(doc, `Your open invoices on ${longDay(as_of)}, ${dollars(total)} in all, by how late they are.${less}`);
}
