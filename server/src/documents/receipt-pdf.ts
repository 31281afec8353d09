import { longDay } from '../domain/long-day.ts';
import { dollars } from '../domain/money.ts';
import type { LogoOnPaper } from './logo.ts';
import { head } from './paper-head.ts';
import { drawn, note } from './paper-page.ts';
import { heightOfSums, type SumRow, sums } from './paper-sums.ts';
import { type Column, fittedTo, table } from './paper-table.ts';
import type { ReceiptOnPaper } from './receipt-on-paper.ts';

const PAID: Column[] = [{ title: 'What it paid', grows: true }, { title: 'Paid' }, { title: 'Still due' }];
const BACK: Column[] = [{ title: 'What it was for', grows: true }, { title: 'Amount' }];

/** What came in from a client or went back to them: for what, and what is left. */
export const receiptPdf = (paper: ReceiptOnPaper, logo: LogoOnPaper | null): Promise<Buffer> =>
  drawn(paper.heading, paper.business, (sheet) => {
    const { heading, parts, total, creditLeft, today } = paper;
    const refund = heading === 'Refund';
    head(sheet, { ...paper, whom: refund ? 'To' : 'From', logo });
    const withDue = parts.some(({ due }) => due !== null);
    const rows = parts.map(({ what, amount, due }) => ({
      cells: [what, dollars(amount), ...(withDue ? [dueOf(due)] : [])],
    }));
    const left: SumRow[] = creditLeft === null ? [] : [['Credit left on your account', dollars(creditLeft), false]];
    const beneath: SumRow[] = [[refund ? 'Paid back' : 'Received with thanks', dollars(total), true], ...left];
    table(sheet, fittedTo(sheet, withDue ? PAID : BACK, rows), rows, heightOfSums(sheet, beneath));
    sums(sheet, beneath);
    if (parts.some(({ due }) => due)) note(sheet, `Still due as of ${longDay(today)}.`);
  });

const dueOf = (due: number | null): string => (due === null ? '' : due > 0 ? dollars(due) : 'Paid in full');
