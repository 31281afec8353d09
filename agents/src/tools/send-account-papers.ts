import {
  type Channel,
  channelSchema,
  type FinanceRecord,
  sendFinanceRecord,
  sendStatement as sendStatementOperation,
} from '@smoko/contract';
import { z } from 'zod';
import { given } from './changes.ts';
import { chooseChannel } from './choose-channel.ts';
import { defineChange } from './define-change.ts';
import { clientRef, date, dollars, jobRef, text, words } from './fields.ts';
import { financeFitting, financeTitle, oneOf } from './finance-view.ts';
import { commas, day, money } from './format.ts';
import { lookUp } from './paging.ts';
import { howPaid } from './payments.ts';
import { ToolProblem } from './problem.ts';
import { resolveClient } from './resolve.ts';
import { span } from './rows.ts';
import { type ToolEnv, type ToolResult, wrote } from './tool.ts';

const how = {
  channel: channelSchema.optional(),
  note: words('Words to go with it').optional(),
};

export const sendStatement = defineChange({
  name: 'send_statement',
  description: 'Send one client their statement, all of it or of a time. Always waits for a yes.',
  doing: 'Preparing the statement',
  args: z.strictObject({
    client: clientRef,
    from: date('First day').optional(),
    to: date('Last day. Left out: today').optional(),
    ...how,
  }),
  async prepare({ client, from, to, channel, note }, env) {
    if (from && to && from > to) throw new ToolProblem('A statement ends after it begins. Which days is it of?');
    return { client: await resolveClient(env, client), days: given({ from, to }), channel, note };
  },
  async carryOut({ client, days, channel, note }, env) {
    const way = await chooseChannel(env, client, channel);
    const of = days.from ? span(days.from, days.to ?? env.today) : days.to ? ` up to ${day(days.to)}` : '';
    const done = `Sent ${client.name} their statement${of}`;
    const outcome = await env.services.write(
      sendStatementOperation,
      { id: client.id, ...days, channel: way.channel, ...(note ? { note } : {}) },
      {
        done: () => done,
        ask: `Send ${client.name} their statement${of}`,
        details: [`To: ${[client.name, way.to].filter(Boolean).join(', ')}`, ...(note ? [note] : [])],
      },
    );
    return wrote(outcome, done, () => ({}));
  },
});

const whose = {
  record: text('Id, or words of its description or job').optional(),
  client: clientRef.optional(),
  job: jobRef.optional(),
  amount_was: dollars('Its amount on file').optional(),
};

export const sendReceipt = defineChange({
  name: 'send_receipt',
  description:
    'Send a client the receipt of money that came in, or of a refund; where several fit, of the latest. Always waits for a yes.',
  doing: 'Preparing the receipt',
  args: z.strictObject({
    ...whose,
    invoice_number: text('Number of the invoice that was paid').optional(),
    refund: z.boolean().optional().describe('true: of money that went back to them'),
    ...how,
  }),
  async prepare({ refund, channel, note, ...said }, env) {
    const type = refund ? 'refund' : 'payment';
    const all = await financeFitting(env, { ...said, type }, lookUp);
    const moved = all.filter(({ status }) => status === 'paid');
    if (!moved.length && all.length)
      throw new ToolProblem('That payment has not come in yet, so there is no receipt of it.', { reason: 'not_paid' });
    const money = latestOf(moved) ?? (await oneOf(env, moved, { ...said, type }, type));
    return { record: money, to: clientOf(money, type), channel, note };
  },
  carryOut: ({ record, ...others }, env) => send(env, record, `the receipt of ${moneyWords(record)}`, others),
});

export const sendCreditNote = defineChange({
  name: 'send_credit_note',
  description: 'Send a client the credit note of an invoice; where several fit, the latest. Always waits for a yes.',
  doing: 'Preparing the credit note',
  args: z.strictObject({ ...whose, number: text('Number of the credit note: "CN-1001"').optional(), ...how }),
  async prepare({ number, channel, note, ...said }, env) {
    const all = await financeFitting(env, { ...said, type: 'credit_note' }, lookUp);
    const fitting = number ? all.filter((one) => digitsOf(one.credit_note_number) === digitsOf(number)) : all;
    const which = { ...said, record: said.record ?? number, type: 'credit_note' as const };
    const found = latestOf(fitting) ?? (await oneOf(env, fitting, which, 'credit note'));
    return { record: found, to: clientOf(found, 'credit note'), channel, note };
  },
  carryOut: ({ record, ...others }, env) =>
    send(env, record, commas(`credit note ${record.credit_note_number ?? ''}`.trim(), financeTitle(record)), others),
});

const digitsOf = (number: string | null | undefined): string => /\d+/.exec(number ?? '')?.[0] ?? '';

/** The latest of one client's: what is meant where nobody says which; null where they are of several clients, or none. */
function latestOf(records: readonly FinanceRecord[]): FinanceRecord | null {
  const clients = new Set(records.map(({ client_id }) => client_id));
  if (clients.size > 1) return null;
  const dayOf = ({ paid_date, issued_on, created_at }: FinanceRecord) =>
    `${paid_date ?? issued_on ?? ''} ${created_at}`;
  return records.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)))[0] ?? null;
}

function clientOf(record: FinanceRecord, noun: string) {
  if (!record.client) throw new ToolProblem(`That ${noun} of ${financeTitle(record)} has no client. Who is it for?`);
  return record.client;
}

/** "$500.00 from Rosa Delgado, received Mon 2 Mar 2026, by bank transfer". */
function moneyWords(record: FinanceRecord): string {
  const when = record.paid_date
    ? `${record.type === 'refund' ? 'paid back' : 'received'} ${day(record.paid_date)}`
    : null;
  return commas(
    record.type === 'refund' ? `the refund of ${money(record.amount)}` : financeTitle(record),
    when,
    howPaid(record),
  );
}

interface Going {
  to: NonNullable<FinanceRecord['client']>;
  channel?: Channel | undefined;
  note?: string | undefined;
}

async function send(
  env: ToolEnv,
  record: FinanceRecord,
  what: string,
  { to, channel, note }: Going,
): Promise<ToolResult> {
  const way = await chooseChannel(env, to, channel);
  const done = `Sent ${to.name} ${what}`;
  const outcome = await env.services.write(
    sendFinanceRecord,
    { id: record.id, channel: way.channel, ...(note ? { note } : {}) },
    {
      done: () => done,
      ask: `Send ${to.name} ${what}`,
      details: [`To: ${[to.name, way.to].filter(Boolean).join(', ')}`, ...(note ? [note] : [])],
    },
  );
  return wrote(outcome, done, () => ({}));
}
