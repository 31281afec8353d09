import { capital, commas, day, money } from '../tools/format.ts';
import type { FoundPaper } from './found-paper.ts';
import type { Paper } from './read-paper.ts';

/** An invoice that can be put to the tradie: its figures are there, and nothing in it is doubtful. */
export interface Bill extends Paper {
  total: number;
}

export const isBill = (paper: Paper | null): paper is Bill =>
  paper !== null &&
  paper.kind === 'invoice' &&
  paper.total !== null &&
  paper.total > 0 &&
  !paper.trouble &&
  !paper.bankChange &&
  !paper.orders;

/** "invoice 5540871" */
export const billName = ({ number }: Pick<Paper, 'number'>): string => (number ? `invoice ${number}` : 'a bill');
/** Said of one that is on file under its number: nobody enters a bill twice. Dollars. */
export const recordedWords = (bill: Pick<Paper, 'number'>, who: string, amount: number): string =>
  `${capital(billName(bill))} from ${who} is recorded already, with ${money(amount)}. It was not proposed again.`;
/** "Reece Plumbing", as on file, else as the paper has it. */
export const billFrom = ({ supplier, heading }: Paper): string | null => supplier?.name ?? heading;

export interface Proposed {
  /** Of `finance-records.create`, as the API takes it. */
  input: Record<string, unknown>;
  ask: string;
  done: string;
  details: string[];
}

/** The expense that an invoice comes to, with its figures and where they were read. `registered`: for GST. */
export function expenseOf(
  { name, attachment_id }: Pick<FoundPaper, 'name' | 'attachment_id'>,
  bill: Bill,
  { who, registered, today }: { who: string; registered: boolean; today: string },
): Proposed {
  const { total, due, dated, job, balance, tax, gst, number, supplier } = bill;
  const isPaid = balance === 0;
  const fields = {
    type: 'expense',
    amount: total,
    status: isPaid ? 'paid' : 'pending',
    due_date: isPaid ? null : due,
    // one that was dated ahead was paid no later than today
    paid_date: isPaid ? (dated && dated < today ? dated : today) : null,
    description: `${who}: ${billName(bill)}`,
    supplier_id: supplier?.id ?? null,
    supplier_invoice_number: number,
    tax,
    gst: registered && tax === 'gst' ? gst : null,
    project_id: job?.id ?? null,
    attachment_id,
  };
  const amount = money(total);
  return {
    input: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)),
    ask: commas(
      `Record ${who}'s ${billName(bill)} of ${amount} as an expense`,
      isPaid ? 'paid' : due && `due ${day(due)}`,
      job && `for job ${jobName(job)}`,
    ),
    done: `Recorded ${who}'s ${billName(bill)}`,
    details: detailsOf(name, bill),
  };
}

function detailsOf(name: string, bill: Bill): string[] {
  const { total, due, dated, terms, job, why, balance, notes } = bill;
  const days = due ? `Due: ${day(due)}${terms ? ` (${terms})` : ''}` : 'It does not say when it is due';
  return [
    `Amount: ${money(total)}${taxWords(bill)}`,
    ...(dated ? [`Dated: ${day(dated)}`] : []),
    balance === 0 ? 'It says it is paid' : days,
    ...(balance ? [`Still to pay: ${money(balance)}`] : []),
    ...(job ? [`Job: ${jobName(job)}${why ? ` (${why})` : ''}`] : []),
    ...notes,
    `Read from ${name}`,
  ];
}

const jobName = ({ job_number, job_name }: NonNullable<Paper['job']>): string => `${job_number} - ${job_name}`;

const taxWords = ({ tax, gst }: Bill): string => {
  if (tax === 'free') return ', no GST';
  return tax === 'gst' ? `, GST in it${gst === null ? '' : `: ${money(gst)}`}` : '';
};
