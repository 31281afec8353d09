import { type Around, beyondUs, intentsOf } from '../intent/intents.ts';
import { saidToBe } from '../intent/likely.ts';
import { ASKS_FOR_JOB, ASKS_FOR_TASK, KEEPS_CLIENT, KEEPS_SUPPLIER, PUT_AS } from '../lexicon/asks-for.ts';
import { isWorkProper } from '../lexicon/work.ts';
import type { PlannedCall } from '../reply.ts';
import type { ReadAct } from './act.ts';
import { asks } from './asks.ts';
import { isTalk } from './kinds/talk.ts';

/** From this score on the intent examples are sure of what is asked for. */
const SURE = 0.6;

/**
 * Whether an act does something else than its words plainly ask for. "kill the conduit order" deletes: it orders, notes
 * and ticks off nothing. Who is only to be added as a client gets no job, and a request that the intent examples know is
 * not kept as a mere note. Such a piece is left to the rules in decide/, which delete nothing without a yes.
 */
export function standsBack(one: ReadAct, around: Around): boolean {
  const { call, text } = one;
  if (call === null) return isTalk(one) && isToGo(text, around);
  if (asks(text)) return false;
  // "dave chucked 500 at invoice 1002": what names its invoice takes nothing away
  if (call.args.type === 'payment' && ('invoice' in call.args || MONEY_IN.test(text))) return false;
  if (call.name === 'create_job') return isOnlyKept(call, text) || isToGo(text, around) || isShop(text, around);
  if (isNote(call))
    return (
      isToGo(text, around) || beyondUs(text, around) !== null || (!ASKS_TO_NOTE.test(text) && isAnother(one, around))
    );
  const made = MAKES.test(call.name) && !ASKS_FOR_TASK.test(text);
  return (made || (isTicked(call) && IS_BINNED.test(text))) && isToGo(text, around);
}

/** "linh chucked 40 in the bank", "chucked in 250". */
const MONEY_IN =
  /\b(?:chucked|threw|tossed|dropped|bunged|slung|put|flicked)\s+(?:me\s+|us\s+|in\s+|over\s+)*\$?\d|\b(?:in(?:to)? (?:the|my|our) (?:bank|account)|eft|bank transfer|cash)\b/i;
const MAKES = /^create_/;
const isNote = ({ name, args }: PlannedCall): boolean =>
  /^update_(?:job|client)$/.test(name) && 'add_note' in args && Object.keys(args).length === 2;
const isTicked = ({ name, args }: PlannedCall): boolean => name === 'update_task' && args.status === 'completed';
/** "that to-do can go" means it is done; "bin that to-do" does not. */
const IS_BINNED = /\b(?:bin|scrap|delete|remove|kill|lose|ditch|wipe|scrub|(?:come|take it) off|forget it)\b/i;
const ASKS_TO_NOTE =
  /\b(?:notes?|noted|jot|write|file|card|fyi|heads up|remember|details|description|mention|let me know|on (?:his|her|their|the|that) job)\b/i;

const isToGo = (text: string, around: Around): boolean => {
  const [first] = intentsOf(text, around);
  return first?.verb === 'delete' && first.sure >= SURE;
};
/** "opened an account with tasman fixings, get them in the book" */
const isShop = (text: string, around: Around): boolean => {
  const [first] = intentsOf(text, around);
  return first?.tool === 'create_supplier' && first.sure >= SURE;
};
/** Something is to be created: that is said, or there is a price, or the act would only keep it as a fact. */
function isAnother({ text, leads }: ReadAct, around: Around): boolean {
  if (saidToBe(text)) return true;
  const [first] = leads || PRICED.test(text) ? intentsOf(text, around) : [];
  return first?.verb === 'create' && first.sure >= SURE;
}
const PRICED = /[@$]|\b(?:ea|each|apiece|a pop)\b/i;

/** Somebody is to be added as a client, with no work for them yet: "wants to be a client", "might want a deck". */
function isOnlyKept({ args }: PlannedCall, text: string): boolean {
  const name = String(args.job_name);
  // "chuck verity's pump in as a job": "chuck" is a first name too
  const [verb = ''] = text.split(' ');
  if (NO_WORK.test(name) || (PUT_AS.test(text) && String(args.client).startsWith(`${verb} `))) return true;
  const kept =
    KEEPS_CLIENT.test(text) || KEEPS_SUPPLIER.test(text) || /_(?:client|supplier)$/.test(saidToBe(text)?.tool ?? '');
  return kept && !ASKS_FOR_JOB.test(text) && (ONE_DAY.test(text) || !name.split(/[^\p{L}-]+/u).some(isWorkProper));
}
/** Contact details, or adding them to the books: no work for them. */
const NO_WORK =
  /^(?:nothing|no\b|be an?\b|go on\b|adding)|\b(?:e-?mail|phone|calls?|mobile|landline|clients?|customers?|client list)$/i;
const ONE_DAY = /\b(?:might|migt|may want|maybe|one day|some day|down the track|later|next year|next yr)\b/i;

/** Drops acts on the jobs of somebody who is deleted in the same message: "im done with vince, get shot of him". */
export const withoutGone = (acts: readonly ReadAct[]): ReadAct[] =>
  acts.filter(
    ({ call, about }) =>
      call?.name !== 'update_job' ||
      !acts.some((other) => other.call?.name === 'delete_client' && other.about?.name === about?.client),
  );
