import type { FinanceRecord, InboxItem, OutboxItem, ProcurementItem, Project, Quote } from '@smoko/contract';
import { grouped } from './grouped.ts';
import type { Decision, Ledger, Received } from './ledger.ts';
import type { Month } from './live.ts';
import { all, ask } from './owner.ts';
import type { Thing } from './things.ts';

/** What comes in is in the inbox once: gives what is missing, and what nobody sent or is there twice. */
export async function inboxAgainst({ account, ledger }: Month): Promise<string[]> {
  const key = (from: string, body: string) => `${from.toLowerCase()}: ${body.trim()}`;
  const sent = ledger.letters.map(({ from, body }) => key(from, body));
  const kept = (await all<InboxItem>(account, 'inbox')).map(({ from, body }) => key(from, body));
  return differences(sent, kept).map(([what, more]) => (more > 0 ? `lost: ${what}` : `${-more} too many: ${what}`));
}

function differences(these: readonly string[], those: readonly string[]): [what: string, more: number][] {
  const count = new Map<string, number>();
  for (const one of these) count.set(one, (count.get(one) ?? 0) + 1);
  for (const one of those) count.set(one, (count.get(one) ?? 0) - 1);
  return [...count].filter(([, more]) => more !== 0);
}

/** How often one outbox item of a status may have reached somebody: at least, at most. */
const REACHED: Record<string, [least: number, most: number]> = {
  sent: [1, 1],
  delivered: [1, 1],
  unknown: [0, 1],
  failed: [0, 0],
  draft: [0, 0],
  waiting_approval: [0, 0],
  queued: [0, 0],
};

/** What the outbox says of each message, against what reached people. */
export async function outboxAgainst({ account, ledger }: Month): Promise<string[]> {
  const said = await all<OutboxItem>(account, 'outbox?about=business');
  const mail = (text: string) => text.slice(text.indexOf('\n') + 1);
  const first = (to: string, body: string) => `${to.toLowerCase()}: ${body.replace(/\s+/g, ' ').trim().slice(0, 140)}`;
  const reached = grouped(ledger.received, ({ channel, to, text }: Received) =>
    first(to, channel === 'email' ? mail(text) : text),
  );
  const wrong = [...grouped(said, ({ to, body }) => first(to, body))].flatMap(([what, items]) => {
    const bounds = items.map(({ status }) => REACHED[status] ?? [0, 0]);
    const [least, most] = [0, 1].map((n) => bounds.reduce((sum, bound) => sum + (bound[n] ?? 0), 0)) as [
      number,
      number,
    ];
    const times = reached.get(what)?.length ?? 0;
    reached.delete(what);
    if (times >= least && times <= most) return [];
    return [`reached ${times} times, and is ${items.map(({ status }) => status).join(', ')}: ${what}`];
  });
  return [...wrong, ...[...reached.keys()].map((what) => `in no outbox: ${what}`)];
}

const TABLES = {
  quote: 'quotes',
  invoice: 'finance-records',
  appointment: 'projects',
  order: 'procurement-items',
} as const;
type OnFile = Partial<Quote> & Partial<FinanceRecord> & Partial<Project> & Partial<ProcurementItem>;

/** Nothing changed but by a yes, and every yes did what it said. */
export async function recordsAgainst({ account, ledger }: Month): Promise<string[]> {
  const tables = Object.values(TABLES);
  const rows = (await Promise.all(tables.map((path) => all<OnFile & { id: string }>(account, path)))).flat();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ledger.things.flatMap((thing) => {
    const row = byId.get(thing.id);
    const expected = expectedOf(thing, decisionsOn(ledger, thing), row);
    const is = row && Object.fromEntries(Object.keys(expected).map((name) => [name, row[name as keyof OnFile]]));
    const same = JSON.stringify(is) === JSON.stringify(expected);
    return same ? [] : [`${thing.kind} ${thing.title}: ${JSON.stringify(is)} instead of ${JSON.stringify(expected)}`];
  });
}

const decisionsOn = ({ approved }: Ledger, { id }: Thing): Decision[] => approved.filter(({ record }) => record === id);

function expectedOf(thing: Thing, decisions: readonly Decision[], row: OnFile | undefined): Record<string, unknown> {
  const fields = Object.assign({}, ...decisions.map((decision) => decision.fields)) as Record<string, unknown>;
  switch (thing.kind) {
    case 'quote':
      // one that could not be sent is a draft
      return { status: fields.status ?? (row?.sent_at ? 'sent' : 'draft'), total: thing.cents / 100 };
    case 'appointment':
      return { status: fields.status ?? 'pending', job_date: fields.job_date ?? thing.day };
    case 'order':
      return { status: 'ordered', delivery_date: fields.delivery_date ?? thing.day };
    case 'invoice':
      return { amount: thing.cents / 100, amount_due: decisions.length ? 0 : thing.cents / 100 };
  }
}

interface Sums {
  income: number;
  open: number;
}

/** What the business has earned and is owed, by the sums of the API and by the account of the test; in dollars. */
export async function sumsOf({ account, ledger }: Month): Promise<{ told: Sums; worked: Sums }> {
  const { income, pending_invoices, overdue_invoices } = await ask<Record<string, number>>(account, 'finance-totals');
  const invoices = ledger.things.filter(({ kind }) => kind === 'invoice');
  const paid = invoices.filter((thing) => decisionsOn(ledger, thing).length > 0);
  const cents = (some: readonly Thing[]) => some.reduce((sum, thing) => sum + thing.cents, 0);
  return {
    told: { income: Number(income), open: Number(pending_invoices) + Number(overdue_invoices) },
    worked: { income: cents(paid) / 100, open: (cents(invoices) - cents(paid)) / 100 },
  };
}
