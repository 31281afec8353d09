import { longDay } from '../domain/long-day.ts';
import { dollars } from '../domain/money.ts';
import type { LogoOnPaper } from './logo.ts';
import { type Column, drawn, head, note, type SumRow, sums, table } from './quote-pdf.ts';
import type { ReceiptOnPaper } from './receipt-on-paper.ts';

const PAID: Column[] = [{ title: 'What it paid' }, { title: 'Paid', width: 95 }, { title: 'Still due', width: 95 }];
const BACK: Column[] = [{ title: 'What it was for' }, { title: 'Amount', width: 95 }];

/** What came in from a client or went back to them: for what, and what is left. */
export const receiptPdf = (paper: ReceiptOnPaper, logo: LogoOnPaper | null): Promise<Buffer> =>
  drawn(paper.heading, paper.business, (doc) => {
    const { heading, parts, total, creditLeft, today } = paper;
    const refund = heading === 'Refund';
    head(doc, { ...paper, whom: refund ? 'To' : 'From', logo });
    const withDue = parts.some(({ due }) => due !== null);
    table(
      doc,
      withDue ? PAID : BACK,
      parts.map(({ what, amount, due }) => [what, dollars(amount), ...(withDue ? [dueOf(due)] : [])]),
    );
    const left: SumRow[] = creditLeft === null ? [] : [['Credit left on your account', dollars(creditLeft), false]];
    sums(doc, [[refund ? 'Paid back' : 'Received with thanks', dollars(total), true], ...left]);
    if (parts.some(({ due }) => due)) note(doc, `Still due as of ${longDay(today)}.`);
  });

const dueOf = (due: number | null): string => (due === null ? '' : due > 0 ? dollars(due) : 'Paid in full');
