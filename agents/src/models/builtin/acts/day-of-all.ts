import type { ReadAct } from './act.ts';
import { dayMeant, saidDays } from './days.ts';

/** "both come wednesday", "all by friday", "need em here tuesday": of everything that was just ordered. */
const COMES =
  '(?:(?:(?:to|are|is|will|should|must)\\s+)*(?:come|comes|coming|arrive|arrives|arriving|turns? up|get here|land|be here|here|there|on ?site|due|delivered)\\s+)';
const BY = '(?:(?:by|on|for|before|this|next)\\s+)';
const OF_ALL = new RegExp(
  `^\\W*(?:and\\s+)?(?:i\\s+|we\\s+)?(?:need\\s+)?(?:both|all|everything|the lot|they|them|em|it all|all of (?:it|them|that)|both of (?:them|those))\\s+(?:${COMES}+${BY}*|${BY}+)\\S+(?:\\s+\\S+)?\\W*$`,
  'iu',
);

/** Whether a piece says when everything comes that was ordered in the same message. */
export const saysDayOfAll = (text: string, before: readonly Pick<ReadAct, 'call'>[]): boolean =>
  OF_ALL.test(text) && before.some(({ call }) => call?.name === 'create_procurement_item');

interface Read {
  acts: readonly ReadAct[];
  rest: readonly string[];
}

/** What "all by friday" looks like as a thing to order. */
const NAMES_ALL = /^(?:both|all|everything|the lot|them|em|all of (?:it|them))$/iu;

/** What is ordered in one message, with the day that is said of all of it behind the last: its delivery day, and no job's. */
export function withDayOfAll<T extends Read>(read: T, today: string): T {
  const orders = read.acts.filter((one) => !namesAll(one));
  if (orders.length < 2 || !orders.every(({ call }) => call?.name === 'create_procurement_item')) return read;
  const all = read.acts.find(namesAll);
  const date = all ? all.call?.args.delivery_date : dayBehind(read.rest, today);
  const isOwnDay = ({ call }: ReadAct) => call?.args.delivery_date !== undefined && call.args.delivery_date !== date;
  if (!date || orders.some(isOwnDay)) return read;
  const acts = orders.map((one) =>
    one.call ? { ...one, call: { ...one.call, args: { ...one.call.args, delivery_date: date } } } : one,
  );
  return { ...read, acts, rest: all ? read.rest : [] };
}

const namesAll = ({ call }: ReadAct): boolean =>
  call?.name === 'create_procurement_item' && NAMES_ALL.test(String(call.args.item_name));

function dayBehind([said, ...others]: readonly string[], today: string): string | null {
  if (!said || others.length || !OF_ALL.test(said)) return null;
  const [day, second] = saidDays(said, today);
  return day && !second ? dayMeant(day, today, undefined, false) : null;
}
