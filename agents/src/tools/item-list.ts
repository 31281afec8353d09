import { type ProcurementItem, procurementItems, procurementStatusSchema } from '@smoko/contract';
import { z } from 'zod';
import { missing, sentences, yesNo, yesOrNo } from './answers.ts';
import { given } from './changes.ts';
import { date, jobRef, supplierRef, text } from './fields.ts';
import { addMoney, count, money, plain } from './format.ts';
import { itemRow, itemView, resolveItem } from './item-view.ts';
import { jobTitle } from './job-view.ts';
import { bestMatches, TITLES } from './matching.ts';
import { listAll } from './paging.ts';
import { resolveSupplier } from './resolve.ts';
import { resolveJob } from './resolve-job.ts';
import { listed, span, within } from './rows.ts';
import { searchWords } from './search-words.ts';
import { defineTool, read } from './tool.ts';

const ASKED = ['delivery day', 'price', 'supplier'] as const;

export const findItem = defineTool({
  name: 'find_procurement_item',
  description: 'Show one material on the order list.',
  doing: 'Looking up the item',
  args: z.strictObject({
    item: text('Which item: words of its name'),
    job: jobRef.optional(),
    supplier: supplierRef.optional(),
    is: z.array(procurementStatusSchema).optional().describe('Asked whether it is one of these'),
    wants: z.enum(ASKED).optional().describe('What was asked for'),
  }),
  async run({ is, wants, ...a }, env) {
    const item = await resolveItem(env, a);
    const asked = { 'delivery day': item.delivery_date, price: item.unit_price || null, supplier: item.supplier };
    const lacking = wants && missing(wants, asked[wants], item.item_name);
    const words = sentences(itemRow(item), item.notes, lacking);
    return read(yesOrNo(is !== undefined, Boolean(is?.includes(item.status)), words), { item: itemView(item) });
  },
});

export const listItems = defineTool({
  name: 'list_procurement_items',
  description:
    'List or count materials, by status, job, supplier, delivery days or words. The total is worked out by code.',
  doing: 'Looking through the orders',
  args: z.strictObject({
    status: procurementStatusSchema.optional(),
    outstanding: z.boolean().optional().describe('true: not delivered yet'),
    late: z.boolean().optional().describe('true: not delivered though its delivery day has gone by'),
    job: jobRef.optional(),
    supplier: supplierRef.optional(),
    from: date('First delivery day').optional(),
    to: date('Last delivery day').optional(),
    search: text('Words of the name', 100).optional(),
    everything: z.boolean().optional().describe('true: asked whether all has come'),
    yes_no: yesNo,
  }),
  async run(a, env) {
    const job = a.job === undefined ? null : await resolveJob(env, a.job);
    const supplier = a.supplier ? await resolveSupplier(env, a.supplier) : null;
    const q = a.search && searchWords(a.search, TITLES).join(' ');
    const days = { delivery_date_from: a.from, delivery_date_to: a.to };
    const filter = given({
      status: a.status,
      project_id: job?.id,
      supplier_id: supplier?.id,
      q: q || undefined,
      ...days,
    });
    const all = await listAll<ProcurementItem>(env, procurementItems.operations.list, filter);
    const found = (a.search ? bestMatches(a.search, all, [(item) => item.item_name]) : all)
      .filter((item) => !(a.outstanding || a.late) || item.status !== 'delivered')
      .filter((item) => !a.late || (item.delivery_date !== null && item.delivery_date < env.today))
      .filter((item) => within(item.delivery_date, a.from, a.to))
      .sort((x, y) => (x.delivery_date ?? '9').localeCompare(y.delivery_date ?? '9'));
    const state = a.late ? 'late' : a.outstanding ? 'not yet delivered' : a.status ? plain(a.status) : '';
    const about = [
      a.search && `with "${a.search}"`,
      job && `for job ${jobTitle(job)}`,
      supplier && `from ${supplier.name}`,
    ];
    const heading = [count(found.length, 'order item'), state, ...about].filter(Boolean).join(' ');
    const words = heading + span(a.from, a.to) + total(found);
    const result = listed(words, found, itemRow, itemView, 'items', a.yes_no);
    if (!a.everything) return result;
    // where nothing is on the list at all, nothing has come
    if (!all.length)
      return { ...result, summary: `Nothing is on the order list ${about.filter(Boolean).join(' ')}`.trim() };
    return { ...result, summary: yesOrNo(true, found.length === 0, result.summary) };
  },
});

/** What they come to; items without a price are told apart, never taken as free. */
function total(items: ProcurementItem[]): string {
  const sum = items.reduce((so_far, item) => addMoney(so_far, item.total_price), 0);
  const without = items.filter((item) => !item.unit_price).length;
  return sum ? `, ${money(sum)} in all${without ? ` (${without} without a price)` : ''}` : '';
}
