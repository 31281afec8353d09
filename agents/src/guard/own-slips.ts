import { creditedInstead, isShop, paidByThem } from './bought-or-paid.ts';
import { dayLeftOut, dueUnread } from './day-left-out.ts';
import { type Found, NOT_USED } from './found.ts';
import { fromNobody, storyKept, uncounted } from './half-read.ts';
import { namedTwice } from './named-twice.ts';
import { notNew } from './not-new.ts';
import { onlyAsks } from './only-asked.ts';
import { besideNoThing, strayItem } from './stray-item.ts';
import { takenOut } from './taken-out.ts';
import { daysInNames, leavings, pricesInQuotes, sumsInWords } from './unlikely.ts';
import { unreadYes } from './unread-yes.ts';

/** A call of the built-in model, and the message that it was made of. */
interface Made {
  name: string;
  args: Readonly<Record<string, unknown>>;
  said: string;
  /** The arguments of every call that was made of it. */
  calls: readonly unknown[];
  /** `YYYY-MM-DD`. */
  today: string;
}

/** What the built-in model does to words, and a language model hardly. */
export const ownSlips = ({ name, args, said, calls, today }: Made): Found[] => [
  ...(onlyAsks(said) ? [{ path: '', value: said, why: ASKED }] : []),
  ...(notNew(name, said) ? [{ path: '', value: said, why: THERE_IS_ONE }] : []),
  ...(isShop(name, args) ? [{ path: 'job_name', value: String(args.job_name), why: BOUGHT }] : []),
  ...(paidByThem(name, args, said) ? [{ path: 'type', value: 'expense', why: WHO_PAID }] : []),
  ...(creditedInstead(name, args, said) ? [{ path: 'type', value: 'invoice', why: CREDIT }] : []),
  ...dayLeftOut(name, args, said, today, calls).map((value) => ({ path: '', value, why: NOT_USED })),
  ...dueUnread(name, said, today).map((value) => ({ path: 'due_date', value, why: NOT_USED })),
  ...strayItem(name, args, said, calls).map((value) => ({ path: 'item_name', value, why: SHOP })),
  ...(besideNoThing(name, args, calls) ? [{ path: '', value: said, why: ALL_OF_IT }] : []),
  ...takenOut(args, said).map((one) => ({ ...one, why: NOT_THAT })),
  ...unreadYes(said, calls).map((value) => ({ path: '', value, why: NOT_USED })),
  ...namedTwice(name, args, calls).map((value) => ({ path: 'item_name', value, why: THE_SAME })),
  ...(fromNobody(name, args) ? [{ path: '', value: said, why: WHO_FROM }] : []),
  ...uncounted(name, args).map((value) => ({ path: 'quantity', value, why: HOW_MANY })),
  ...storyKept(name, args, said).map((one) => ({ ...one, why: LEAVINGS })),
  ...leavings(name, args, said).map((one) => ({ ...one, why: LEAVINGS })),
  ...sumsInWords(name, args).map((one) => ({ ...one, why: ANOTHER_SUM })),
  ...pricesInQuotes(name, args).map((one) => ({ ...one, why: ANOTHER_SUM })),
  ...daysInNames(name, args).map((one) => ({ ...one, why: ANOTHER_DAY })),
];

const NOT_THAT = 'You said not that.';
const ASKED = 'You asked. Should this be done?';
const THERE_IS_ONE = 'Should this go on a job that is there?';
const BOUGHT = 'Is this a job, or something you bought there?';
const WHO_PAID = 'Did you pay this, or did they?';
const CREDIT = 'Is this a new invoice, or a credit on one?';
const SHOP = 'Is this a thing, or where to buy it?';
const ALL_OF_IT = 'Is this all of it?';
const THE_SAME = 'Is this the same as the other one?';
const LEAVINGS = 'Is all of this meant to be kept?';
const WHO_FROM = 'Who is it from?';
const HOW_MANY = 'How many?';
const ANOTHER_SUM = 'Is there another sum in this?';
const ANOTHER_DAY = 'Is this another day?';
