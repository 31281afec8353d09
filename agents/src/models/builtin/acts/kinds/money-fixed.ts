import { takeRecord } from '../../records/take.ts';
import { type Act, act, leading } from '../act.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';

const SUM = String.raw`\$?(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?)(?!\d|\s*(?:%|mm|st\b|nd\b|rd\b|th\b))(?:\s*(?:dollars?|bucks))?`;
const SUMS = new RegExp(`(?<![\\d.,/])${SUM}`, 'giu');
const WRONG =
  /\b(?:wrong|should(?:'?ve| have| of)?(?: been| be)?|not|instead of|rather than|meant to be|supposed to be|was really|was actually|typo|mistyped|mixed up|swapped)\b/iu;
const NOUN = /\b(?<noun>expense|receipt|docket|payment|invoice|bill)s?\b/iu;
/** Words that make the number one of a quote, an order or a job. */
const OTHER =
  /\b(?:quote[ds]?|order(?:ed)?|budget|hours?|each|per|remind\w*|due|days?|phone|number|street|delete|remove|text|message|boxes|lengths|bags|sheets)\b|\?\s*$/iu;
/** A sum with cents, as receipts have it. */
const THAT_SUM =
  /^(?:(?:oh|and|sorry|hey|also|wait|bugger)[\s,]+)*(?:that|the)\s+\$?\d[\d,]*\.\d\d\s+(?:(?:on|for|from|at|off|to|against)\b[^?]*\b)?should(?:'?ve| have| of)?\s+(?:been|be|said|read)\s+\$?\d[\d,]*\.\d\d\b/iu;
const OLD = new RegExp(`\\b(?:not|instead of|rather than|from)\\s+(?:the\\s+)?${SUM}`, 'iu');
const TYPES: Readonly<Record<string, string>> = {
  expense: 'expense',
  receipt: 'expense',
  docket: 'expense',
  payment: 'payment',
  invoice: 'invoice',
  bill: 'invoice',
};

/** Corrects the amount of a finance record, which is found by its old amount: "the toll expense I put wrong, is 91 not 19". */
export function moneyFixed({ text, values }: Piece, scene: Scene): Act | null {
  if (OTHER.test(text) || values.days.length || values.phone || values.address) return null;
  return wasForOther(text, scene) ?? sumPutRight(text, scene);
}

function sumPutRight(text: string, { records }: Scene): Act | null {
  const sums = sumsSaid(text);
  if (!sums) return null;
  const { was, now } = sums;
  const noun = NOUN.exec(text)?.groups?.noun?.toLowerCase();
  const known = records.find(({ kind, amount }) => kind === 'finance' && amount === was);
  const type = noun ? TYPES[noun] : known?.type;
  const other = records.some(({ kind, amount }) => kind !== 'finance' && amount === was);
  // "that 88.20 on ned's job should have been 82.80": the tool finds it by the sum alone, or says that there is none
  if (!type && (other || !THAT_SUM.test(text))) return null;
  return leading(act('update_finance_record', { type, amount_was: was, amount: now }, known ?? null, wholeOf(text)));
}

/** The amount on file and the right one, of exactly two that are said. */
function sumsSaid(text: string): { was: number; now: number } | null {
  const [first, second, ...more] = [...text.matchAll(SUMS)].map(([, said = '']) => dollars(said));
  if (!WRONG.test(text) || first === undefined || second === undefined || more.length || first === second) return null;
  const old = OLD.exec(text)?.[1];
  const was = old ? dollars(old) : first;
  return { was, now: was === first ? second : first };
}
const WAS_FOR = new RegExp(
  `^(?:(?:and|oh|sorry|actually|no)[\\s,]+)*(?:the|that|her|his|their)\\s+${SUM}\\s+(?:(?<noun>expense|payment|invoice|receipt)\\s+)?(?<who>(?:from|off|for|of|on)\\s+[^,.]{2,40}?\\s+|\\p{L}+\\s+(?:paid|gave|sent|put in)\\s+(?:us\\s+|me\\s+)?)?(?:was|is|should be|should have been|goes|belongs|needs to be)\\s+(?:meant\\s+)?(?:for|on|against|to|under)\\s+(?<job>[^,.]{2,50})$`,
  'iu',
);
/** Moves a finance record to another job: "the 1500 from hilltop was for the carport job". */
function wasForOther(text: string, { records }: Scene): Act | null {
  const match = WAS_FOR.exec(text.replace(/[\s.!]+$/u, ''));
  const { noun, job: said = '', who = '' } = match?.groups ?? {};
  const job = takeRecord('job', said, records, { byClient: true })?.record;
  if (!match?.[1] || !job) return null;
  const paid = /\b(?:from|off|paid|gave|sent|put in)\b/iu.test(who);
  const type = noun ? TYPES[noun.toLowerCase()] : paid ? 'payment' : undefined;
  const args = { type, amount_was: dollars(match[1]), new_job: job.id };
  return leading(act('update_finance_record', args, job, wholeOf(text)));
}

const dollars = (said: string): number => Number(said.replaceAll(',', ''));
