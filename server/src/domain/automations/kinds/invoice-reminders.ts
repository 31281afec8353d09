import type { Filter } from '../../../db/row-model.ts';
import { undecidedAnswers } from '../../approvals/undecided.ts';
import type { Call } from '../../call.ts';
import type { ClientRow } from '../../clients/schema.ts';
import type { FinanceRow } from '../../finance-records/schema.ts';
import { OWED } from '../../finance-records/stages.ts';
import { type Paper, writtenSince } from '../../inbox/written-since.ts';
import { dollars } from '../../money.ts';
import type { ProjectRow } from '../../projects/schema.ts';
import { anyQuestions } from '../../sign-off.ts';
import { dayName } from '../../told-time.ts';
import { batches, named } from '../batches.ts';
import { type Apart, lastOneOf } from '../last-one.ts';
import type { Occasion, Planner, Sources } from '../plan.ts';
import { OVERDUE } from '../rules.ts';
import { brief, capital, daysBetween, greeting, shiftDay } from '../words.ts';

type Kind = 'invoice_reminder' | 'overdue_reminder';
const DAY_MS = 86_400_000;
/** Days that a debtor is left alone after writing about it; after that nothing seems to have come of it. */
const LEFT_ALONE = 14;

/**
 * Invoices that fall due within the days asked for, and deposits of jobs that begin within them; one that was only just made
 * needs no reminder yet.
 */
export const invoiceReminders: Planner = async function* (call, sources, { day, days }) {
  const last = shiftDay(day, days);
  const created_at = { $lt: new Date(call.clock.now().getTime() - DAY_MS) };
  yield* unpaid(call, sources, {
    kind: 'invoice_reminder',
    where: { due_date: { $gt: day, $lte: last }, created_at },
    occasion: (invoice) => `${invoice._id}:${invoice.due_date}`,
    text: (what, amount, due) => `a reminder that ${what} (${amount}) is due on ${dayName(due)}.`,
  });
  const ahead = { job_date: { $gt: day, $lte: last }, status: { $in: ['pending', 'in_progress'] } } as const;
  for await (const jobs of batches(call, sources.projects, ahead, { job_date: 1, _id: 1 })) {
    const startOf = new Map(jobs.map(({ _id, job_date }) => [_id.toHexString(), job_date ?? last]));
    const start = ({ project_id }: FinanceRow) => startOf.get(project_id?.toHexString() ?? '') ?? last;
    yield* unpaid(call, sources, {
      kind: 'invoice_reminder',
      where: {
        kind: 'deposit',
        project_id: { $in: jobs.map(({ _id }) => _id) },
        // one that falls due within these days is reminded of by that
        $nor: [{ due_date: { $gt: day, $lte: last } }],
        created_at,
      },
      occasion: (invoice) => `${invoice._id}:starts:${start(invoice)}`,
      text: (what, amount, _due, invoice) =>
        `we start on ${dayName(start(invoice))}, and ${what} (${amount}) is to be paid before.`,
    });
  }
};

/** Invoices that are past due: the first, second and third time, a week apart. Older ones are left to the tradie. */
export const overdueReminders: Planner = (call, sources, { day, days }) =>
  unpaid(call, sources, {
    kind: 'overdue_reminder',
    where: { due_date: { $gt: shiftDay(day, -days - OVERDUE.times * OVERDUE.every), $lte: shiftDay(day, -days) } },
    occasion: (invoice) => {
      const time = Math.floor((daysBetween(String(invoice.due_date), day) - days) / OVERDUE.every) + 1;
      return `${invoice._id}:${invoice.due_date}:${time}`;
    },
    // where one went late the next is late, too
    apart: { days: OVERDUE.every, today: day },
    text: (what, amount, due) =>
      `${what} (${amount}) was due on ${dayName(due)}. Could you let us know when to expect it?`,
  });

interface Reminder {
  kind: Kind;
  where: Filter<FinanceRow>;
  occasion: (invoice: FinanceRow) => string;
  /** At least so many days lie between two of one invoice; left out: its occasions lie apart by themselves. */
  apart?: Apart;
  text: (what: string, amount: string, due: string, invoice: FinanceRow) => string;
}

async function* unpaid(call: Call, sources: Sources, reminder: Reminder): AsyncIterable<Occasion> {
  const { financeRecords, clients, projects, inbox, outbox, approvals, notes, invoiceLink } = sources;
  const undecided = await undecidedAnswers(call, approvals);
  const lately = call.clock.now().getTime() - LEFT_ALONE * DAY_MS;
  const paperOf = ({ _id, client_id, created_at }: FinanceRow): Paper => ({
    kind: 'invoice',
    id: _id,
    client_id,
    since: new Date(Math.max(created_at.getTime(), lately)),
    undecidedSince: created_at,
  });
  const where: Filter<FinanceRow> = { ...OWED, ...reminder.where };
  for await (const batch of batches(call, financeRecords, where, { due_date: 1, _id: 1 })) {
    const open = await notes.open(call, reminder.kind, batch.map(reminder.occasion));
    const due = batch.filter((invoice) => open.has(reminder.occasion(invoice)));
    const clientOf = await named(call, clients, due, 'client_id');
    const jobOf = await named(call, projects, due, 'project_id');
    const said = await writtenSince(call, inbox, due.map(paperOf), undecided);
    const about = { field: 'finance_record_id', ids: due.map(({ _id }) => _id) } as const;
    const last = reminder.apart ? await lastOneOf(call, outbox, reminder.kind, reminder.apart, about) : null;
    for (const invoice of due) {
      const client = clientOf(invoice);
      const owing = invoice.amount_due ?? invoice.amount;
      const link = invoiceLink(String(invoice._id), invoice.link_version);
      if (!client) continue;
      const held = owing <= 0 ? 'Paid already' : (said(paperOf(invoice)) ?? last?.(invoice._id) ?? null);
      yield remind(call, reminder, { invoice, client, job: jobOf(invoice), owing, link, held });
    }
  }
}

interface Debt {
  invoice: FinanceRow;
  client: ClientRow;
  job: ProjectRow | null;
  /** Cents. */
  owing: number;
  link: string;
  held: string | null;
}

function remind(
  call: Call,
  { kind, occasion, text }: Reminder,
  { invoice, client, job, owing, link, held }: Debt,
): Occasion {
  const { name } = call.actor.business;
  const title = job ? job.job_name : brief(invoice.description ?? '');
  const isRest = owing < invoice.amount;
  const paper = invoice.kind === 'deposit' ? 'deposit invoice' : 'invoice';
  const what = `${isRest ? 'the rest of ' : ''}our ${paper}${title ? ` for ${title}` : ''}`;
  const due = String(invoice.due_date);
  return {
    kind,
    occasions: [occasion(invoice)],
    contact: { kind: 'client', id: String(client._id), name: client.name },
    record: client,
    links: {
      client_id: String(client._id),
      project_id: invoice.project_id?.toHexString() ?? null,
      finance_record_id: String(invoice._id),
    },
    subject:
      kind === 'invoice_reminder' ? `A reminder about your invoice from ${name}` : `Overdue invoice from ${name}`,
    body: `${greeting(client.name)}, ${text(what, dollars(owing), due, invoice)} You can see it here: ${link} - if it is paid already, thank you. ${name}`,
    mail: [
      capital(text(what, dollars(owing), due, invoice)),
      'If it is paid already, thank you, and sorry to have bothered you.',
      `See the invoice: ${link}`,
      anyQuestions(call.actor.business),
    ],
    about: `Invoice${title ? ` for ${title}` : ''}, ${dollars(owing)}, due ${dayName(due)}`,
    assistant: 'renea',
    commercial: false,
    held,
  };
}
