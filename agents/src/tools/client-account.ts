import {
  type FinanceRecord,
  financeRecords,
  getAgedReceivables,
  getClientAccount,
  getClientStatement,
  type WireOutput,
} from '@smoko/contract';
import { z } from 'zod';
import { given } from './changes.ts';
import { clientRef, date } from './fields.ts';
import { financeRow, financeView } from './finance-view.ts';
import { addMoney, commas, count, day, money, plain } from './format.ts';
import { lookUp } from './paging.ts';
import { resolveClient } from './resolve.ts';
import { span } from './rows.ts';
import { defineTool, read, type ToolEnv, type ToolResult } from './tool.ts';

type Statement = WireOutput<typeof getClientStatement>;
type Entry = Statement['entries'][number];

export const clientAccount = defineTool({
  name: 'client_account',
  description: 'What one client owes, has paid and has as credit; or their statement, all of it or of a time.',
  doing: "Looking through the client's account",
  args: z.strictObject({
    client: clientRef,
    statement: z.boolean().optional().describe('true: every invoice, payment and credit with the balance after it'),
    from: date('Statement: first day').optional(),
    to: date('Statement: last day').optional(),
  }),
  async run(a, env) {
    const { id, name } = await resolveClient(env, a.client);
    return a.statement || a.from || a.to ? statement(env, id, a) : account(env, id, name);
  },
});

async function account(env: ToolEnv, id: string, name: string): Promise<ToolResult> {
  const { open_invoices: open, ...sums } = await env.services.read(getClientAccount, { id });
  const { due, credit, invoiced, paid, credited, refunded, oldest_debt } = sums;
  const owes = due
    ? `${name} owes ${money(due)} on ${count(open.length, 'invoice')}, the oldest from ${day(oldest_debt ?? env.today)}`
    : `${name} owes nothing`;
  const drafts = await lookUp<FinanceRecord>(env, financeRecords.operations.list, {
    type: 'invoice',
    stage: 'draft',
    client_id: id,
  });
  const drafted = drafts.reduce((sum, { amount }) => addMoney(sum, amount), 0);
  const has = credit ? `. ${money(credit)} of credit is not used` : '';
  const all = commas(
    `Invoiced ${money(invoiced)}`,
    `paid ${money(paid)}`,
    credited > 0 && `credited ${money(credited)}`,
    refunded > 0 && `refunded ${money(refunded)}`,
  );
  const rows = open.slice(0, SHOWN).map((invoice) => `\n- ${financeRow(invoice)}`);
  return read(
    `${owes}${has}${leftWords({ due, drafted, credit }, drafts.length)}. ${all}${rows.length ? `:${rows.join('')}` : ''}`,
    {
      ...sums,
      open_invoices: open.slice(0, SHOWN).map(financeView),
    },
  );
}
const SHOWN = 20;

/** What nobody was sent yet, and what is left to pay of it all once credit that is there is taken off. Dollars. */
function leftWords({ due, drafted, credit }: { due: number; drafted: number; credit: number }, drafts: number): string {
  const unsent = drafts ? `. ${count(drafts, 'draft invoice')}, ${money(drafted)}, not sent yet` : '';
  const left = addMoney(addMoney(due, drafted), -credit);
  if (!credit || left <= 0 || !(due || drafts)) return unsent;
  return `${unsent}. With the credit taken off ${money(left)} is left to pay${drafts ? ' in all' : ''}`;
}

async function statement(
  env: ToolEnv,
  id: string,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<ToolResult> {
  const told = await env.services.read(getClientStatement, { id, ...given({ from, to }) });
  const { entries, opening, closing, client } = told;
  const days = from ? span(from, told.to) : ` up to ${day(told.to)}`;
  const shown = entries.slice(-SHOWN);
  const lines = [
    ...(from ? [`- ${day(from)}: opening balance ${money(opening)}`] : []),
    ...(entries.length > shown.length
      ? [`- ${count(entries.length - shown.length, 'earlier entry', 'earlier entries')}`]
      : []),
    ...shown.map((entry) => `- ${entryWords(entry)}`),
  ];
  const ends = closing < 0 ? `${money(-closing)} in credit` : `${money(closing)} owing`;
  const heading = `Statement for ${client.name}${days}: ${entries.length ? ends : `nothing in that time, ${ends}`}`;
  return read(`${heading}${lines.length ? `\n${lines.join('\n')}` : ''}`, {
    opening,
    closing,
    entries: shown.map(({ date: on, kind, number, amount, balance }) => ({ on, kind, number, amount, balance })),
  });
}

/** "Mon 2 Nov 2026: invoice INV-1001 $800.00, balance $800.00". */
const entryWords = ({ date: on, kind, number, description, amount, balance }: Entry): string =>
  `${day(on)}: ${[plain(kind), number].filter(Boolean).join(' ')} ${money(Math.abs(amount))}${kind === 'credit_note' && description ? ` (${description})` : ''}, balance ${money(balance)}`;

const AGES = [
  ['current', 'not late'],
  ['d1_30', '1 to 30 days late'],
  ['d31_60', '31 to 60 days late'],
  ['d61_90', '61 to 90 days late'],
  ['over_90', 'over 90 days late'],
] as const;

/** "$800.00 not late, $200.00 1 to 30 days late". */
const byAge = (buckets: Record<(typeof AGES)[number][0], number>): string =>
  commas(...AGES.map(([name, words]) => buckets[name] > 0 && `${money(buckets[name])} ${words}`));

export const agedReceivables = defineTool({
  name: 'aged_receivables',
  description: 'What all clients owe, by how many days it is late, who owes most first.',
  doing: 'Working out who owes what for how long',
  args: z.strictObject({
    late_only: z.boolean().optional().describe('true: only clients with something past its due day'),
  }),
  async run({ late_only }, env) {
    const { total, buckets, clients } = await env.services.read(getAgedReceivables, {});
    const found = late_only ? clients.filter((one) => one.total > one.buckets.current) : clients;
    if (!total) return read('Nobody owes you anything', { total });
    const rows = found
      .slice(0, SHOWN)
      .map((one) => `\n- ${one.name ?? 'no client named'}: ${money(one.total)} (${byAge(one.buckets)})`);
    const more = found.length > rows.length ? `\nand ${found.length - rows.length} more` : '';
    const who = found.length ? `:${rows.join('')}${more}` : '. Nobody is late';
    return read(`Owed to you: ${money(total)} in all, ${byAge(buckets)}${who}`, {
      total,
      buckets,
      clients: found.slice(0, SHOWN).map(({ name, total: owed, buckets: ages }) => ({ name, total: owed, ...ages })),
    });
  },
});
