import { addDays } from '../../../../tools/format.ts';
import type { Piece } from '../scene.ts';

const KEEPS =
  /[\s,.;]*\b(?:(?:and|so|but)\s+)?(?:(?:keep|put|leave|hold|hang on to|call|stick|chuck)\s+(?:the\s+)?(?:rest|extra|balance|remainder|difference|change|what'?s (?:over|left)|left ?over)\s+(?:of it\s+)?(?:on\s+(?:his|her|their|the)\s+account\s+)?(?:as|in|for|on)\s+(?:an?\s+|his\s+|her\s+|their\s+)?credit|(?:the\s+)?(?:rest|extra|balance|remainder|difference)\s+(?:is|stays|goes|can (?:be|stay|sit)|sits)?\s*(?:as|in|on)\s+(?:an?\s+)?credit)\b[^.?!]{0,30}/iu;

/** Whether what is over is to stay as credit: "keep the rest as credit". */
export const keepsRest = (text: string): boolean => KEEPS.test(text);
export const withoutKeeping = (text: string): string =>
  keepsRest(text) ? text.replace(KEEPS, '').replace(ONLY_OWED, '') : text;
/** "paid 3000 and only owed 2750": why something is over. */
const ONLY_OWED =
  /[\s,]+(?:(?:and|but)\s+)?(?:(?:he|she|they|it)\s+)?only\s+(?:owed|owes|needed|had to pay)\s+(?:us\s+|me\s+)?\$?\d[\d,]*(?:\.\d\d)?/iu;

/** The day money came in or went back, where one is said: no day to come, and of a weekday the last one, since it is done. */
export function paidOn({ text, values: { days } }: Piece, today: string): string | undefined {
  const day = days.at(-1);
  if (!day || !('date' in day)) return undefined;
  if (day.date <= today) return day.date;
  if (!DONE.test(text)) return undefined;
  if (day.is === 'weekday') return addDays(day.date, -7);
  const said = text.slice(day.start, day.end);
  if (OF_MONTH.test(said)) return dayOfMonthBefore(day.date);
  // "on 12 november", told some days later: no day of next year
  const lastYear = `${Number(day.date.slice(0, 4)) - 1}${day.date.slice(4)}`;
  return day.date > addDays(today, MOST_AHEAD) && lastYear <= today && !/\d{4}/.test(said) ? lastYear : undefined;
}
/** Days. What is further ahead, without its year, is of the year before. */
const MOST_AHEAD = 180;
/** "on the 16th", without its month. */
const OF_MONTH = /^(?:(?:on|from|dated)\s+)?(?:the\s+)?\d{1,2}(?:st|nd|rd|th)\s*$/iu;
/** The same day of the month before: what is told as done on a day to come was done on the last such day. */
function dayOfMonthBefore(date: string): string | undefined {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const before = new Date(Date.UTC(year, month - 2, day));
  // there is no 31st of a short month
  return before.getUTCDate() === day ? before.toISOString().slice(0, 10) : undefined;
}
const DONE =
  /\b(?:paid|pai?yed|settled|squared|gave|sent|dropped|came|put|transferred|deposited|handed|slipped|got|received|banked|collected|took|refunded|chucked|threw|coughed|payment|payed|cash|eft|eftpos|cheque|bought|spent|grabbed|picked up|purchased)\b/iu;

/** Into the bank, where nothing else is said: "paid a cheque into the bank" is a cheque. */
const BANK =
  /\bbank(?:ed)? ?transfer\b|\btransferr?(?:ed)?\b|\beft(?:'?d)?\b|\bdirect (?:deposit|credit|debit(?:ed)?)\b|\b(?:internet|online) bank(?:ing)?\b|\bwired\b|\binto (?:the|my|our) (?:bank|account)\b|\b(?:by|via) bank\b/iu;
const METHODS: readonly (readonly [says: RegExp, method: string])[] = [
  [/\bpay ?id\b|\bosko\b/iu, 'payid'],
  [/\b(?:cheque|chq)\b/iu, 'cheque'],
  [
    /\b(?:credit |debit )?card\b|\beftpos\b|\btapped\b|\btap (?:and|n|&) (?:go|pay)\b|\b(?:by|on|via|with|per) tap\b/iu,
    'card',
  ],
  [/\bcash\b/iu, 'cash'],
];
/** How a payment was made, where one way is said; of two nobody knows which. `text`: without names on file. */
export function methodSaid(text: string): string | undefined {
  const [only, another] = METHODS.filter(([says]) => says.test(text));
  if (another) return undefined;
  return only?.[1] ?? (BANK.test(text) ? 'bank_transfer' : undefined);
}

/** All that they owe: a draft is owed by nobody. */
export const SQUARE =
  /\b(?:squared?(?: up| away)?|settled up|all (?:paid|settled)|paid up|owes? (?:me |us )?nothing)\b(?!.*\b(?:invoice|bill|it|that|draft)\b)/iu;
