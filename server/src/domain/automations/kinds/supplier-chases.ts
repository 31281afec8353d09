import { Types } from 'mongoose';
import type { Filter } from '../../../db/row-model.ts';
import { undecidedAnswers } from '../../approvals/undecided.ts';
import type { Call } from '../../call.ts';
import type { ProcurementRow } from '../../procurement-items/schema.ts';
import { dayName } from '../../told-time.ts';
import { batches, named } from '../batches.ts';
import { lastOneOf } from '../last-one.ts';
import type { Planner, Sources } from '../plan.ts';
import { CHASE_WINDOW } from '../rules.ts';
import { greeting, shiftDay } from '../words.ts';

const MOST_ITEMS = 20;
const MOST_CONFIRMATIONS = 200;

/**
 * Ordered items that are due soon or late: asked about once before their day, unless the supplier has confirmed them, and
 * once after it, supplier by supplier. Not while a new day that the supplier named waits for a yes.
 */
export const supplierChases: Planner = async function* (call, sources, { day, days }) {
  const { procurementItems, suppliers, projects, notes, outbox } = sources;
  const { name } = call.actor.business;
  const occasion = (item: ProcurementRow) =>
    `${item._id}:${item.delivery_date}:${String(item.delivery_date) < day ? 'late' : 'due'}`;
  const where: Filter<ProcurementRow> = {
    status: 'ordered',
    supplier_id: { $ne: null },
    delivery_date: { $gte: shiftDay(day, -CHASE_WINDOW), $lte: shiftDay(day, days) },
  };
  const isMoving = await movingOrders(call, sources);
  const bySupplier = new Map<string, ProcurementRow[]>();
  for await (const batch of batches(call, procurementItems, where, { delivery_date: 1, _id: 1 })) {
    const open = await notes.open(call, 'supplier_chase', batch.map(occasion));
    const due = batch.filter((one) => open.has(occasion(one)));
    const isConfirmed = await confirmed(call, sources, due);
    for (const item of due) {
      if (isMoving(item) || (String(item.delivery_date) >= day && isConfirmed(item))) continue;
      const key = String(item.supplier_id);
      bySupplier.set(key, [...(bySupplier.get(key) ?? []), item]);
    }
  }
  const ids = [...bySupplier.keys()].map((id) => new Types.ObjectId(id));
  // where one went late, what is late by then is asked about another day
  const apart = { days: 1, today: day };
  const last = await lastOneOf(call, outbox, 'supplier_chase', apart, { field: 'supplier_id', ids });
  for (const all of bySupplier.values()) {
    // what does not fit into one message is asked about the next day
    const items = all.slice(0, MOST_ITEMS);
    const [first] = items;
    const supplier = first && (await named(call, suppliers, items, 'supplier_id'))(first);
    if (!supplier) continue;
    const jobOf = await named(call, projects, items, 'project_id');
    const lines = items.map((item) => {
      const job = jobOf(item);
      const late = String(item.delivery_date) < day ? 'was due' : 'due';
      const forJob = job ? ` (our job ${job.job_number})` : '';
      return `- ${item.quantity} x ${item.item_name}, ${late} ${dayName(String(item.delivery_date))}${forJob}`;
    });
    yield {
      kind: 'supplier_chase',
      occasions: items.map(occasion),
      contact: { kind: 'supplier', id: String(supplier._id), name: supplier.name },
      record: supplier,
      links: { supplier_id: String(supplier._id) },
      subject: `Our order with you: ${items.length === 1 ? first.item_name : `${items.length} items`}`,
      body: [
        `${greeting(supplier.name)}, could you tell us whether these come as agreed, or when?`,
        ...lines,
        `Thanks, ${name}`,
      ].join('\n'),
      mail: ['Could you tell us whether these come as agreed, or when?', lines.join('\n')],
      about: `${items.length} ordered item${items.length === 1 ? '' : 's'}, the first due ${dayName(String(first.delivery_date))}`,
      assistant: 'sarah',
      commercial: false,
      held: last(supplier._id),
    };
  }
};

/** Whether the supplier has named another day for an item, and nobody has decided it. */
async function movingOrders(call: Call, { approvals }: Sources): Promise<(item: ProcurementRow) => boolean> {
  const moves = await undecidedAnswers(call, approvals);
  const ids = new Set(moves.flatMap(({ fields, record_id }) => (fields.delivery_date ? [String(record_id)] : [])));
  return ({ _id }) => ids.has(String(_id));
}

/** What the suppliers of these items wrote since they were put on file: a confirmation names the items it is about. */
async function confirmed(call: Call, { inbox }: Sources, items: readonly ProcurementRow[]) {
  const suppliers = [...new Set(items.map(({ supplier_id }) => String(supplier_id)))];
  const said = await inbox.model
    .find({
      user_id: new Types.ObjectId(call.actor.userId),
      supplier_id: { $in: suppliers.map((id) => new Types.ObjectId(id)) },
      intent: 'supplier_confirms',
      auth: 'pass',
    })
    .sort({ received_at: -1 })
    .limit(MOST_CONFIRMATIONS)
    .lean();
  return ({ supplier_id, item_name, created_at }: ProcurementRow) =>
    said.some(
      (message) =>
        String(message.supplier_id) === String(supplier_id) &&
        message.received_at >= created_at &&
        message.facts.some(({ label }) => label === item_name),
    );
}
