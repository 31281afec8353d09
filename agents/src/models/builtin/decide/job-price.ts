import { cut, type Taken } from '../extract/gap.ts';
import { type Money, takeMoney } from '../extract/money.ts';
import { countsInFigures, takeSum } from './price.ts';

export interface JobPrice extends Money {
  /** How it came about: "34 lm at 118". */
  how?: string;
}

/** "units 4, 5 and 6": three of them. */
const LISTED =
  /\b(?:units?|flats?|rooms?|shops?|lots?|bathrooms?|apartments?|doors?|windows?|numbers?)\s+\d+[a-z]?(?:\s*(?:,|and|&)\s*\d+[a-z]?)+/i;

/** What a job comes to: an amount, or a rate times what was counted. */
export function takeJobPrice(text: string): Taken<JobPrice> | null {
  const plain = countsInFigures(text);
  const money = takeMoney(plain);
  const listed = money?.value.each ? LISTED.exec(plain)?.[0].match(/\d+/g) : null;
  if (money && listed) return { value: priced(money.value, listed.length, 'unit'), rest: money.rest };
  const sum = takeSum(plain);
  const { count = 1, unit = '' } = sum?.value ?? {};
  if (sum && count > 1) return { value: priced(sum.value, count, unit), rest: kept(plain, sum.rest, count, unit) };
  const plainly = money ? null : FOR_SO_MUCH.exec(plain);
  if (!plainly?.[1]) return money;
  return { value: { dollars: Number(plainly[1]), gst: null, each: false }, rest: cut(plain, plainly) };
}

/** "pump shed roof for 3150 on the 11th". */
const FOR_SO_MUCH =
  /(?<!\b(?:job|number)\s)\b(?:for|at)\s+(\d{3,5})(?=\s+(?:on|start|starts|starting|from|to start|next|this|tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b)/i;

const priced = ({ dollars, gst }: Pick<Money, 'dollars' | 'gst'>, count: number, unit: string): JobPrice => ({
  dollars: Math.round(dollars * count * 100) / 100,
  gst,
  each: false,
  how: `${count} ${unit} at $${dollars} ${unit ? `a ${unit}` : 'each'}`.replace(/ {2}/g, ' '),
});

/** "12 downlights": what is counted in pieces stays in the words with its count. */
function kept(text: string, rest: string, count: number, unit: string): string {
  if (unit) return rest;
  const said = new RegExp(`(?<![\\d.$])\\b${count}\\s*(?:x\\s*)?(?=\\p{L}{3,})`, 'iu').exec(text);
  const noun = said && text.slice(said.index + said[0].length).match(/^\p{L}+/u)?.[0];
  return noun ? rest.replace(new RegExp(`¦\\s*${noun}\\b`, 'i'), `¦ ${count} ${noun}`) : rest;
}
