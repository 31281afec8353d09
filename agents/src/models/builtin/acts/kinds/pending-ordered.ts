import type { KnownRecord } from '../../../../known.ts';
import { takeRecord } from '../../records/take.ts';
import { type Act, act, leading } from '../act.ts';
import { recordOf } from '../found.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { PRICE_MARK, withPricesMarked } from './order-prices.ts';

/** "order the sleepers from Bowens at 32 each": no count, and "the". */
const ORDERS =
  /^(?:(?:and|also|so|ok|please|pls|can you|could you|just|we need to|need to)[\s,]+)*order\s+(?:the|those|them)\s+(?<what>(?!same\b|other\b|rest\b)\p{L}[^,;\d]{2,40}?)(?:\s+(?:from|off|through|with|at)\s.*|\s*)$/iu;

/** What stands on the list and is not ordered yet is ordered: from the shop and at the price that are said. */
export function pendingOrdered({ text, values }: Piece, { records }: Scene): Act | null {
  const marked = withPricesMarked(text).replace(/\s*,\s*(?=¤)/u, ' ');
  const price = PRICE_MARK.exec(marked)?.groups;
  const { what } = ORDERS.exec(marked.replace(PRICE_MARK, '').trimEnd())?.groups ?? {};
  const item = what && !values.days.length ? listedAs(what, records) : null;
  if (!item) return null;
  const shop = recordOf(values.named.supplier);
  const args = {
    item: item.id,
    status: 'ordered',
    new_supplier: shop && shop.name !== item.supplier ? shop.id : undefined,
    unit_price: price && !price.all ? Number(price.price) : undefined,
  };
  return leading(act('update_procurement_item', args, item, wholeOf(text)));
}

/** The only order of that name, where nobody has ordered it yet. */
function listedAs(what: string, records: readonly KnownRecord[]): KnownRecord | null {
  const found = takeRecord('item', what, records)?.record;
  return found?.status === 'pending' ? found : null;
}
