import type { Account } from '../../support/account.ts';

export type Setup = 'S1' | 'S2' | 'S3' | 'S4' | 'S5' | 'S6' | 'S7' | 'S8';

/** What is on file before a message comes: by the names that the expectations use. */
export interface OnFile {
  account: Account;
  /** "Q1", "J1", "I1", "O1": the ids of the records. */
  ids: Record<string, string>;
  /** Of the client or supplier who writes. */
  phone: string;
  email: string;
  name: string;
}

type Fields = Record<string, unknown>;

/** Friday 20 November 2026, nine in the morning in Sydney: the day of all the messages. */
export const NOW = '2026-11-19T22:00:00Z';

const STAIRWELL = [
  ['Walls', 5000],
  ['Ceiling', 2400],
  ['Doors', 1250],
] as const;
const REMINDER = 'A reminder that we come Tuesday 24 Nov at 8 am for Switchboard upgrade.';

/** Puts on file what stands before a message: a contact of its own with their quotes, jobs, invoices or orders. */
export async function prepare(account: Account, setup: Setup, number: number): Promise<OnFile> {
  const phone = `+6149157${String(number).padStart(4, '0')}`;
  const email = `writer-${number}@example.org`;
  const add = async (path: string, json: Fields): Promise<{ id: string }> => {
    const response = await account.fetch(`/api/${path}`, { method: 'POST', json });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as { id: string };
  };
  const contact = (kind: 'clients' | 'suppliers', name: string) => add(kind, { name, phone, email });
  const quote = (client_id: string, details: string, lines: readonly (readonly [string, number])[]) =>
    add('quotes', {
      client_id,
      status: 'sent',
      content: { details },
      prices_include_gst: true,
      lines: lines.map(([description, unit_price]) => ({ description, quantity: 1, unit_price })),
    });
  const job = (client_id: string, job_name: string, job_date: string, job_time: string) =>
    add('projects', { client_id, job_name, job_date, job_time });
  const invoice = (client_id: string, amount: number, description: string, due_date: string) =>
    add('finance-records', { type: 'invoice', client_id, amount, description, due_date });
  const say = (to: Fields, body: string) => add('outbox', { channel: 'sms', ...to, body });
  const file = (name: string, ids: Record<string, string>): OnFile => ({ account, ids, phone, email, name });

  switch (setup) {
    case 'S1': {
      const { id } = await contact('clients', 'Karen Wu');
      return file('Karen Wu', { Q1: (await quote(id, 'New hot water system', [['New hot water system', 2200]])).id });
    }
    case 'S2': {
      const { id: client_id } = await contact('clients', 'Tom Nguyen');
      const tap = await quote(client_id, 'Bathroom tap replacement', [['Bathroom tap replacement', 480]]);
      const deck = await quote(client_id, 'Deck repair', [['Deck repair', 6350]]);
      const drain = await job(client_id, 'Blocked drain', '2026-11-26', '09:00');
      await say({ client_id, project_id: drain.id }, 'We come Thursday 26 Nov at 9 am for Blocked drain.');
      return file('Tom Nguyen', { Q1: tap.id, Q2: deck.id, J1: drain.id });
    }
    case 'S3': {
      const { id: client_id } = await contact('clients', 'Priya Sharma');
      const board = await job(client_id, 'Switchboard upgrade', '2026-11-24', '08:00');
      await say({ client_id, project_id: board.id }, REMINDER);
      return file('Priya Sharma', { J1: board.id });
    }
    case 'S4': {
      const { id: client_id } = await contact('clients', 'Mele Tupou');
      const drain = await invoice(client_id, 680, 'Blocked drain', '2026-11-10');
      await say({ client_id }, 'Our invoice for Blocked drain ($680.00) was due on Tue 10 Nov.');
      return file('Mele Tupou', { I1: drain.id });
    }
    case 'S5': {
      const { id } = await contact('clients', 'Hillview Strata (Karen Walsh)');
      const stairs = await quote(id, 'Repaint stairwell', STAIRWELL);
      const gutters = await invoice(id, 1240, 'Gutter clean', '2026-11-30');
      return file('Karen Walsh', { Q1: stairs.id, I1: gutters.id });
    }
    case 'S6': {
      const { id: supplier_id } = await contact('suppliers', 'Reece Plumbing');
      const hotWater = await add('projects', { job_name: 'Hot water at Ocean St' });
      const tank = await add('procurement-items', {
        ...{ supplier_id, project_id: hotWater.id, item_name: '250L hot water tank', quantity: 1 },
        ...{ unit_price: 1480, status: 'ordered', delivery_date: '2026-11-26' },
      });
      return file('Reece Plumbing', { O1: tank.id, J1: hotWater.id });
    }
    case 'S7': {
      const { id: supplier_id } = await contact('suppliers', 'Southern Timber');
      const ordered = (item_name: string) =>
        add('procurement-items', {
          ...{ supplier_id, item_name, quantity: 40, status: 'ordered', delivery_date: '2026-11-24' },
        });
      const decking = await ordered('Merbau decking 86x19');
      return file('Southern Timber', { O1: decking.id, O2: (await ordered('Joist hangers')).id });
    }
    case 'S8':
      return file('Jo Smith', {});
  }
}
