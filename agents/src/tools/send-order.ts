import {
  channelSchema,
  sendMessage as operation,
  orderLine,
  orderText,
  orderTotal,
  type ProcurementItem,
  procurementItems,
  type Supplier,
} from '@smoko/contract';
import { z } from 'zod';
import { given } from './changes.ts';
import { chooseChannel } from './choose-channel.ts';
import { defineChange } from './define-change.ts';
import { jobRef, supplierRef, words } from './fields.ts';
import { count, money } from './format.ts';
import { listAll } from './paging.ts';
import { ToolProblem } from './problem.ts';
import { resolveSupplier } from './resolve.ts';
import { resolveJob } from './resolve-job.ts';
import { type ToolEnv, wrote } from './tool.ts';

/** What is to be ordered there: pending items of the supplier; where there are none, those of no supplier yet. */
async function pendingFor(env: ToolEnv, supplier: Supplier, project_id?: string): Promise<ProcurementItem[]> {
  const pending = await listAll<ProcurementItem>(
    env,
    procurementItems.operations.list,
    given({ status: 'pending', project_id }),
  );
  const theirs = pending.filter((item) => item.supplier_id === supplier.id);
  return theirs.length ? theirs : pending.filter((item) => item.supplier_id === null);
}

export const sendOrder = defineChange({
  name: 'send_order',
  description: 'Send a supplier the pending items as an order ("ring it through"). Always waits for a yes.',
  doing: 'Preparing the order',
  args: z.strictObject({
    supplier: supplierRef,
    job: jobRef.optional(),
    channel: channelSchema.optional(),
    note: words('Words to go with it').optional(),
  }),
  async prepare(a, env) {
    const supplier = await resolveSupplier(env, a.supplier);
    const project_id = a.job === undefined ? undefined : (await resolveJob(env, a.job)).id;
    const items = await pendingFor(env, supplier, project_id);
    if (!items.length) {
      throw new ToolProblem(
        `Nothing on the list waits to be ordered from ${supplier.name}. What is it to be, and how many?`,
      );
    }
    const { channel, to: contact } = await chooseChannel(env, supplier, a.channel);
    return {
      to: supplier.name,
      contact,
      items,
      note: a.note,
      input: given({ supplier_id: supplier.id, channel, project_id }),
    };
  },
  async carryOut({ to, contact, items, note, input }, env) {
    const dollars = orderTotal(items);
    const total = dollars ? `${money(dollars)} in all` : 'no prices on file';
    const lines = items.map((item) => orderLine(item, money));
    const body = orderText(items, note ?? '', money);
    const done = `Sent the order of ${count(items.length, 'item')} to ${to}`;
    const outcome = await env.services.write(
      operation,
      { ...input, subject: 'Order', body },
      {
        done: () => done,
        ask: `Send ${to} an order for ${items.map((i) => `${i.quantity} x ${i.item_name}`).join(', ')}, ${total}`,
        details: [`To: ${to}, ${contact}`, ...lines, ...(note ? [note] : [])],
      },
    );
    return wrote(
      outcome,
      `${done}. It goes on your account with them; mark the items as ordered when they confirm`,
      () => ({}),
    );
  },
});
