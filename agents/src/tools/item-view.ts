import { type ProcurementItem, procurementItems, procurementItemView } from '@smoko/contract';
import { byId, candidates } from './candidates.ts';
import { compact, given } from './changes.ts';
import { fieldWords, otherFields } from './entity-view.ts';
import { commas, day, money, plain } from './format.ts';
import { bestMatches, TITLES } from './matching.ts';
import { findSuppliers } from './parties.ts';
import { ToolProblem } from './problem.ts';
import { one, resolveSupplier } from './resolve.ts';
import { jobsFitting, resolveJob } from './resolve-job.ts';
import { searchWords } from './search-words.ts';
import type { ToolEnv } from './tool.ts';

const prices = (i: ProcurementItem) =>
  i.unit_price ? `${i.quantity === 1 ? '' : `${money(i.unit_price)} each, `}${money(i.total_price)}` : null;

/** "8 x Formply 2400x1200 from Stratco, $21.30 each, $170.40, job 1001 - Deck, delivery Tue 24 Nov 2026". */
export const itemWords = (i: ProcurementItem): string =>
  commas(
    `${i.quantity} x ${i.item_name}${i.supplier ? ` from ${i.supplier.name}` : ''}`,
    prices(i),
    i.project ? `job ${i.project.job_number} - ${i.project.job_name}` : null,
    i.delivery_date ? `delivery ${day(i.delivery_date)}` : null,
  );
/** With what has no field of its own, such as the time of day that it should come. */
export const itemMade = (i: ProcurementItem): string => commas(itemWords(i), i.notes && `notes: ${i.notes}`);
export const itemRow = (i: ProcurementItem): string => commas(itemWords(i), plain(i.status));
export const itemView = (i: ProcurementItem) =>
  compact({
    id: i.id,
    item: i.item_name,
    quantity: i.quantity,
    unit_price: i.unit_price || undefined,
    total_price: i.total_price || undefined,
    status: i.status,
    supplier: i.supplier?.name,
    job: i.project?.job_number,
    ...otherFields(
      procurementItemView,
      ['item_name', 'quantity', 'unit_price', 'total_price', 'status', 'supplier', 'project'],
      i,
    ),
  });

export const ITEM_FIELDS = fieldWords(procurementItemView, [
  'item_name',
  'quantity',
  'unit_price',
  'status',
  'order_date',
  'delivery_date',
]);

export interface WhichItem {
  item: string;
  job?: string | undefined;
  supplier?: string | undefined;
}

/** The one item a name fits, on the job and from the supplier named. What has arrived comes last. */
export async function resolveItem(env: ToolEnv, which: WhichItem): Promise<ProcurementItem> {
  const job = which.job === undefined ? null : await resolveJob(env, which.job);
  const supplier = which.supplier ? await resolveSupplier(env, which.supplier) : null;
  const { list, get } = procurementItems.operations;
  const known = await byId<ProcurementItem>(env, get, which.item);
  // an id that stands for something else than what was said of it is a mistake
  const fits = (i: ProcurementItem) =>
    (!job || i.project_id === job.id) && (!supplier || i.supplier_id === supplier.id);
  if (known && fits(known)) return known;
  if (known) throw new ToolProblem(`That is ${itemRow(known)}, which is not what else was said of it. Which item?`);
  const name = (i: ProcurementItem) => i.item_name;
  const more = (i: ProcurementItem) => `${i.project?.job_name ?? ''} ${i.supplier?.name ?? ''}`;
  const rows = await candidates<ProcurementItem>(env, list, {
    words: searchWords(which.item, TITLES),
    filter: given({ project_id: job?.id, supplier_id: supplier?.id }),
    enough: (items) => bestMatches(which.item, items, [name]).length > 0,
    through: async () => {
      const [jobs, shops] = await Promise.all([jobsFitting(env, which.item), findSuppliers(env, which.item)]);
      return [...shops.found.map(({ id }) => ({ supplier_id: id })), ...jobs.map(({ id }) => ({ project_id: id }))];
    },
  });
  const found = bestMatches(which.item, rows, [name, more]);
  const coming = found.filter((i) => i.status !== 'delivered');
  return one(coming.length ? coming : found, which.item, 'order item', itemRow);
}
