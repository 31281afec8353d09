import { type Document, MongoClient, ObjectId } from 'mongodb';
import { base } from '../list/seed.ts';

const BATCH = 1_000;
export const DAY_MS = 86_400_000;
const A_DAY = 3;
const OF_A_CLIENT = 20;
/** Invoices that are not paid yet, however long the business goes on. */
const OPEN = 60;

/**
 * Finance records of one owner as the server would have stored them, three a day up to today: an invoice, what paid it,
 * an expense. A business that has more has them for longer, and for more clients. Answers a client's id.
 */
export async function seedMoney(uri: string, userId: string, count: number): Promise<string> {
  const driver = new MongoClient(uri);
  const db = driver.db();
  const user_id = new ObjectId(userId);
  const clients = Array.from({ length: count / OF_A_CLIENT }, (_, i) => ({
    ...base(user_id, i),
    name: `Client ${i}`,
    ...{ email: null, phone: null, address: null, budget: null, due_date: null, job_notes: null },
    ...{ sms_opt_out: false, email_opt_out: false, follow_ups_paused: false, words: [] },
  }));
  const invoices: ObjectId[] = [];
  await db.collection('clients').insertMany(clients);
  for (let from = 0; from < count; from += BATCH) {
    const records = Array.from({ length: Math.min(BATCH, count - from) }, (_, i) =>
      record(user_id, {
        at: from + i,
        count,
        invoices,
        client_id: clients[Math.floor((from + i) / 3) % clients.length]?._id,
      }),
    );
    await db.collection('finance_records').insertMany(records, { ordered: false });
  }
  await driver.close();
  return clients[0]?._id.toHexString() ?? '';
}

interface Place {
  at: number;
  count: number;
  /** Those so far, for what pays them. */
  invoices: ObjectId[];
  client_id: ObjectId | undefined;
}

function record(user_id: ObjectId, { at, count, invoices, client_id }: Place): Document {
  const day = new Date(Date.now() - Math.floor((count - 1 - at) / A_DAY) * DAY_MS).toISOString().slice(0, 10);
  const set = Math.floor(at / 3);
  const amount = 11_000 + ((set * 7_919) % 500_000);
  const gst = Math.round(amount / 11);
  const of = {
    ...base(user_id, at),
    amount,
    project_id: null,
    invoice_id: null,
    due_date: null,
    paid_date: null,
    words: [],
  };
  if (at % 3 === 2) {
    const bought = { type: 'expense', status: 'paid', paid_date: day, client_id: null, description: 'Materials' };
    return { ...of, ...bought, tax: 'gst', gst, category: 'materials', supplier_id: null };
  }
  const open = set >= Math.floor(count / 3) - OPEN;
  if (at % 3 === 1) {
    // what is not paid yet has no payment: an expense without GST keeps the count
    if (open)
      return {
        ...of,
        type: 'expense',
        status: 'paid',
        paid_date: day,
        client_id: null,
        description: 'Fuel',
        tax: 'free',
        gst: 0,
      };
    const allocations = [{ invoice_id: invoices[set], amount }];
    const paid = { type: 'payment', status: 'paid', paid_date: day, client_id, description: 'Paid' };
    return { ...of, ...paid, invoice_id: invoices[set], allocations, unallocated: 0 };
  }
  invoices[set] = of._id;
  return {
    ...of,
    ...{ type: 'invoice', stage: 'issued', status: open ? 'overdue' : 'paid', client_id, description: 'Work' },
    ...{ due_date: day, paid_date: open ? null : day, issued_on: day, gst, subtotal: amount - gst },
    ...{ invoice_number: `INV-${1_001 + set}`, invoice_number_value: 1_001 + set, kind: 'standard' },
    ...{ lines: [{ description: 'Work', quantity: 1, unit: null, unit_price: amount, total: amount }] },
    ...{ prices_include_gst: true, amount_credited: 0, allocated: open ? 0 : amount, paid_before: 0 },
    ...{ amount_paid: open ? 0 : amount, amount_due: open ? amount : 0, part_paid: false },
    received: open ? [] : [{ record_id: null, day, amount, gst }],
  };
}
