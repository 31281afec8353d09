import type { KnownRecord } from '../../../../known.ts';
import { type Act, act, leading } from '../act.ts';
import { type Found, type NamedRecord, placesOf, recordOf } from '../found.ts';
import { plainly } from '../plainly.ts';
import { isFresh, onlyOf, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';

const SUM = '\\$?(?<sum>\\d{1,6}(?:,\\d{3})*(?:\\.\\d{1,2})?)(?: (?:dollars|bucks))?';
const LEAD =
  '^(?:(?:and|also|oh|but|so|ok|okay|yeah|yep|yes|yup|hey|no|nah|actually|sorry|by the way|btw|fyi|turns out|jerry|renea|please|pls|can you|just|put|say|note|record|mark|set|make)[\\s,]+)*';
const IT = '(?:(?:the|that|this|my|those|these) )?(?<what>[^,.?!$%\\d]{1,40}?)';
const HAS =
  '(?:(?:has|had|have|was|were|is|are|s|got|includes?|included|comes? with|came with|should be|should have been|contains?|contained)) (?:(?:just|only|about|all|actually|really) )*';
const HAS_NONE =
  '(?:(?:has|had|have|got|is|was|are|were|s|comes? with|came with) (?:got )?(?:no|zero|without(?: any)?|nil|not any)|doesnt have(?: any)?|didnt have(?: any)?|hasnt (?:got )?(?:any )?|dont have(?: any)?|had not(?: any)?)';
const FREE = '(?:gst[ -]?free|free of gst|ex(?:empt)? (?:from )?gst|without (?:any )?gst|no gst)';
const END =
  '(?: (?:in|on|with|to) (?:it|that|them|there))?(?: (?:on it|at all|by the way|btw|mate|though|eh|sorry|actually|please|all up|in total))*$';

/** How it is said that an expense has no GST, so much, or some: the first that fits counts. */
const SAYS: readonly [RegExp, 'none' | 'sum' | 'some'][] = [
  [new RegExp(`${LEAD}${IT} ${HAS_NONE} ?gst${END}`, 'u'), 'none'],
  [new RegExp(`${LEAD}${IT} (?:(?:is|was|are|were|s|should be) )?${FREE}${END}`, 'u'), 'none'],
  [
    new RegExp(
      `${LEAD}(?:(?:there(?:s| is| was| isnt| wasnt)? )?(?:no|not any|any|zero|nil) gst|(?:dont|do not|cant|didnt) (?:claim|pay|count|charge)(?: me| us)?(?: any| the)? gst) (?:in|on|for|with|from) ${IT}${END}`,
      'u',
    ),
    'none',
  ],
  [
    new RegExp(
      `${LEAD}(?:the )?gst (?:in|on|for|of|from) ${IT} (?:was|is|should be|should have been|came to|comes to|of) (?:only |just |really |actually )?${SUM}${END}`,
      'u',
    ),
    'sum',
  ],
  [
    new RegExp(
      `${LEAD}(?:there(?:s| is| was) )?${SUM} (?:of |in |was |is )?(?:the )?gst (?:in|on|for|of|from) ${IT}${END}`,
      'u',
    ),
    'sum',
  ],
  [
    new RegExp(
      `${LEAD}${IT} ${HAS}(?:gst (?:of )?${SUM}|${SUM.replace('sum', 'sum2')} (?:of (?:inc )?|in )?gst)${END}`,
      'u',
    ),
    'sum',
  ],
  [new RegExp(`${LEAD}${IT}s gst (?:was|is|should be|came to) ${SUM}${END}`, 'u'), 'sum'],
  [
    new RegExp(
      `${LEAD}${IT} ${HAS}(?:(?:inc|incl|including|inclusive of|with|with the) )?(?:the )?gst(?: included| inclusive)?${END}`,
      'u',
    ),
    'some',
  ],
  [new RegExp(`${LEAD}${IT} (?:inc|incl|including|included|includes) (?:the )?gst${END}`, 'u'), 'some'],
  [
    new RegExp(
      `${LEAD}(?:there(?:s| is| was) gst|(?:claim|count)(?: the)? gst) (?:in|on|for|with|from) ${IT}${END}`,
      'u',
    ),
    'some',
  ],
];
/** Of other papers, of prices and of the business: no expense. */
const OTHER =
  /\b(?:quotes?|quoted|invoices?|invoiced|price[sd]?|budget|deposit|variations?|orders?|business|registered|jobs?|clients?|payments?|rates?|estimate|credit|i|im|we|you|he|she|they|my prices|everything|labour|what|how|does|do|did|which|owe|bas|return|quarter|month|year|total|reminds?|remember)\b|\?/u;
const OF_EXPENSE = /\b(?:receipt|docket|expense|one|bill|purchase|run)s?\b/gu;
const NO_NAME = /\b(?:the|that|this|those|these|my|last|latest|from|at|for|of|new|a|an|on|in|all|just|was)\b/gu;
const POINTS =
  /^(?:its?|there|thats?|this|those|they|them|that one|this one|the last one|that receipt|that docket|that expense|the receipt|the docket|the expense|one|receipt|docket|expense|last one)$/u;

/** "that bunnings one has no gst", "gst on the fuel was 12.40": what GST is in an expense that is on file. */
export function expenseGst(piece: Piece, scene: Scene): Act | null {
  const said = plainly(piece.text).replace(/[.!]+$/u, '');
  if (!/\bgst\b/u.test(said) || OTHER.test(said)) return null;
  // a task may be called by the word "receipt"; an order of the same name is asked about below
  const { client, job } = piece.values.named;
  if ([client, job].some((named) => recordOf(named) && isInWords(named, piece))) return null;
  for (const [says, how] of SAYS) {
    const groups = says.exec(said)?.groups;
    if (!groups) continue;
    const which = meant(groups.what ?? '', piece, scene);
    const sum = Number((groups.sum ?? groups.sum2 ?? '').replaceAll(',', ''));
    const gst = how === 'none' ? { gst_in_it: 0 } : how === 'sum' ? { gst_in_it: sum } : { gst: 'inc' };
    return (
      which && leading(act('update_finance_record', { type: 'expense', ...which, ...gst }, null, wholeOf(piece.text)))
    );
  }
  return null;
}

/** "12.40" names no job of twelve valves. */
const isInWords = (named: Found<NamedRecord> | undefined, { text }: Piece): boolean =>
  placesOf(named).some(({ start, end }) => /\p{L}/u.test(text.slice(start, end)));

/** The expense that is named, else the one that was put on file or changed last; null where it may be something else. */
function meant(said: string, piece: Piece, scene: Scene): Record<string, unknown> | null {
  const [fresh] = scene.records.filter(isFresh);
  if (POINTS.test(said.trim())) return fresh && isExpense(fresh) ? { record: fresh.id } : null;
  const words = said.replace(OF_EXPENSE, ' ').replace(NO_NAME, ' ').replace(/\s+/gu, ' ').trim();
  if (!/\p{L}{3}/u.test(words)) return fresh && isExpense(fresh) ? { record: fresh.id } : null;
  const known = scene.records.filter((one) => isExpense(one) && plainly(one.name).includes(words));
  const last = known.find(({ lately }) => lately) ?? onlyOf(known);
  if (last) return { record: last.id };
  const supplier = recordOf(piece.values.named.supplier);
  // what was talked about last has things of its own that are called so
  const isElse = fresh && !isExpense(fresh) && !new RegExp(OF_EXPENSE.source, 'u').test(said) && !supplier;
  const ordered = recordOf(piece.values.named.item);
  return isElse || (ordered && !known.length) ? null : { record: words };
}

const isExpense = ({ kind, type }: KnownRecord): boolean => kind === 'finance' && type === 'expense';
