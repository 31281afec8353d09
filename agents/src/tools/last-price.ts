import { type ProcurementItem, procurementItems, type Quote, quotes } from '@smoko/contract';
import { z } from 'zod';
import { distinct } from './candidates.ts';
import { compact, given } from './changes.ts';
import { clientRef, supplierRef, text } from './fields.ts';
import { commas, day, dayIn, money } from './format.ts';
import { bestMatches, TITLES } from './matching.ts';
import { firstOf } from './paging.ts';
import { resolveClient, resolveSupplier } from './resolve.ts';
import { searchWords } from './search-words.ts';
import { defineTool, read, type ToolEnv } from './tool.ts';

/** Prices told of each kind, the latest first. */
const TOLD = 3;

interface Price {
  what: string;
  unit_price: number;
  unit?: string | null;
  /** `YYYY-MM-DD`. */
  on: string;
  where: string;
}

/** What was paid and charged for something before. Reads a page of each list, through its indexes. */
export const lastPrice = defineTool({
  name: 'last_price',
  description: 'What was last paid for a material (orders) and charged for an item (quote lines): the usual price.',
  doing: 'Looking up prices',
  args: z.strictObject({
    item: text('Words of the material or the line', 100),
    supplier: supplierRef.optional(),
    client: clientRef.optional(),
  }),
  async run({ item, ...who }, env) {
    const [supplier, client] = await Promise.all([
      who.supplier ? resolveSupplier(env, who.supplier) : null,
      who.client ? resolveClient(env, who.client) : null,
    ]);
    const [paid, charged] = await Promise.all([
      // what one client was charged says nothing of what was paid, and the other way round
      client && !supplier ? [] : paidFor(env, item, supplier?.id),
      supplier && !client ? [] : chargedFor(env, item, client?.id),
    ]);
    const whose = commas(supplier && `from ${supplier.name}`, client && `for ${client.name}`);
    if (!paid.length && !charged.length)
      return read(`No price on file for "${item}"${whose ? ` ${whose}` : ''}`, { paid: [], charged: [] });
    const told = [...list('Paid', paid), ...list('Charged', charged)];
    return read(told.join('. '), { paid: paid.map(compactly), charged: charged.map(compactly) });
  },
});

const words = ({ what, unit_price, unit, on, where }: Price) =>
  `${money(unit_price)}${unit ? ` per ${unit.replace(/s$/, '')}` : ''} for ${what}, ${where}, ${day(on)}`;
const list = (heading: string, prices: readonly Price[]) =>
  prices.length ? [`${heading}: ${prices.map(words).join('; ')}`] : [];
const compactly = (price: Price) => compact({ ...price });

const latest = (prices: Price[]): Price[] => prices.sort((a, b) => b.on.localeCompare(a.on)).slice(0, TOLD);

async function paidFor(env: ToolEnv, item: string, supplier_id: string | undefined): Promise<Price[]> {
  const rows = await firstOf<ProcurementItem>(
    env,
    procurementItems.operations.list,
    given({ supplier_id, q: searchWords(item, TITLES).join(' ') }),
  );
  const priced = rows.filter(({ unit_price }) => unit_price > 0);
  return latest(
    bestMatches(item, priced, [(row) => row.item_name]).map((row) => ({
      what: row.item_name,
      unit_price: row.unit_price,
      on: row.order_date ?? dayIn(row.created_at, env.timeZone),
      where: row.supplier ? `from ${row.supplier.name}` : 'no supplier named',
    })),
  );
}

/** In quotes whose words have it, and in the latest, whose lines alone may. */
async function chargedFor(env: ToolEnv, item: string, client_id: string | undefined): Promise<Price[]> {
  const { list } = quotes.operations;
  const [worded, recent] = await Promise.all([
    firstOf<Quote>(env, list, given({ client_id, q: searchWords(item, TITLES).join(' ') })),
    firstOf<Quote>(env, list, given({ client_id })),
  ]);
  const lines = distinct([...worded, ...recent]).flatMap((quote) =>
    quote.lines.filter(({ unit_price }) => unit_price > 0).map((line) => ({ line, quote })),
  );
  return latest(
    bestMatches(item, lines, [({ line }) => line.description]).map(({ line, quote }) => ({
      what: line.description,
      unit_price: line.unit_price,
      unit: line.unit,
      on: dayIn(quote.created_at, env.timeZone),
      where: commas(`quote ${quote.short_name}`, quote.client?.name, quote.status, gstWords(quote)),
    })),
  );
}
const gstWords = (quote: Quote): string | null =>
  quote.gst ? `${quote.prices_include_gst ? 'inc' : 'plus'} GST` : null;
