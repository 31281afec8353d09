import { cut, GAP, type Taken } from '../extract/gap.ts';
import { type Money, takeExpectedAmount, takeMoney } from '../extract/money.ts';
import { SMALL, smallNumber } from '../extract/numbers.ts';
import { ABOUT_MONEY, LESS, MORE, PERCENT, PERCENT_WORDS, TIMES } from '../lexicon/budget-words.ts';

/** A change of a budget: the new one, or what is added to what there is (less than nothing is taken off). */
export type BudgetChange = ({ budget: number } | { budget_change: number } | { budget_percent: number }) & {
  /** Where that was said: whether the GST is in the amount. */
  budget_includes_gst?: boolean;
};

/** "knock 400 off", "bump it up 10%", "make it 3k". The sum is worked out where the budget is on file. */
export const budgetIn = (text: string): Taken<BudgetChange> | null =>
  extraHours(text) ?? multiplied(text) ?? byPercent(text) ?? byAmount(text);

/** "took an extra hour at 95". */
function extraHours(text: string): Taken<BudgetChange> | null {
  const match = EXTRA_HOURS.exec(text);
  if (!match?.groups) return null;
  const { n, more, rate } = match.groups;
  const hours = Number(n ?? more) || smallNumber((n ?? more ?? 'one').toLowerCase());
  return { value: { budget_change: Math.round(hours * Number(rate) * 100) / 100 }, rest: cut(text, match) };
}

/** "double it". */
function multiplied(text: string): Taken<BudgetChange> | null {
  const times = TIMES.find(([says]) => says.test(text));
  const match = times?.[0].exec(text);
  return times && match ? { value: { budget_percent: times[1] }, rest: cut(text, match) } : null;
}

/** "bump it up 10%". */
function byPercent(text: string): Taken<BudgetChange> | null {
  const percent = PERCENT.exec(text);
  const way = wayOf(text);
  if (!percent || !way) return null;
  const said = percent.groups?.n ?? '';
  const n = PERCENT_WORDS[said.toLowerCase()] ?? Number(said);
  return { value: { budget_percent: way * n }, rest: cut(text, percent) };
}

/** "make it 3k" and "add 300". */
function byAmount(text: string): Taken<BudgetChange> | null {
  const plain = withoutTax(text);
  const way = wayOf(plain);
  const money = takeMoney(text) ?? (way || ABOUT_MONEY.test(text) ? takeExpectedAmount(text) : null);
  // "back to 7 December" is a day
  if (!money || OF_MONTH.test(money.rest)) return null;
  const { dollars, gst } = money.value;
  // "increase the ¦ budget by $180": the job's name stood between
  const near = wayOf(clauseOf(plain, money.rest)) || (/\bby\s+(?:another\s+|an? extra\s+)?\$?\d/i.test(text) ? way : 0);
  const value = near && !isNew(text, money) ? { budget_change: near * dollars } : { budget: dollars };
  return { value: { ...value, ...(gst ? { budget_includes_gst: gst === 'inc' } : {}) }, rest: money.rest };
}

/** "4500 plus gst" adds nothing to what there is. As long as the text was: places in it stay. */
const withoutTax = (text: string): string =>
  text.replace(/(?:\+|\bplus|\bless|\bwithout)\s*(?:the\s+)?(?:gst|tax)\b/gi, (said) => ' '.repeat(said.length));

const HOURS = `(?:\\d+(?:\\.\\d+)?|${SMALL})`;
/** "took an extra hour at 95", "2 more hours at $110": on top of what was agreed. */
const EXTRA_HOURS = new RegExp(
  `\\b(?:(?<n>${HOURS})\\s+|an?\\s+)?(?:extra|additional|more|another)\\s+(?:(?<more>${HOURS})\\s+)?(?:hours?|hrs?)\\s+(?:(?:work|labour|on it)\\s+)?(?:at|@)\\s+\\$?(?<rate>\\d+(?:\\.\\d{1,2})?)(?:\\s*(?:bucks|dollars))?(?:\\s*(?:an|per|\\/)\\s*(?:hour|hr))?`,
  'i',
);

const OF_MONTH = new RegExp(
  `${GAP}\\s*(?:st|nd|rd|th)?\\s*(?:of\\s+)?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:\\w{0,6})\\b`,
  'i',
);

/** More (1) or less (-1), by the first word that says either; "bump it down" is less. */
function wayOf(text: string): -1 | 1 | 0 {
  const [less, more] = [LESS.exec(text)?.index, MORE.exec(text)?.index];
  if (/\b(?:off|down|less|cheaper|discount)\b/i.test(text) && less !== undefined) return -1;
  if (less === undefined && more === undefined) return 0;
  return (less ?? Number.POSITIVE_INFINITY) < (more ?? Number.POSITIVE_INFINITY) ? -1 : 1;
}

/** The clause an amount stands in: words about a day further on do not count. */
function clauseOf(text: string, rest: string): string {
  let at = 0;
  while (at < text.length && text[at] === rest[at]) at++;
  const end = text.length - (rest.length - rest.indexOf(GAP, Math.max(0, at - 1)) - GAP.length);
  const before =
    text
      .slice(0, at)
      .split(/[,;.¦\n]|\b(?:and|but|so)\b/i)
      .at(-1) ?? '';
  const after = text.slice(end).split(/[,;.¦\n]|\b(?:and|but|so)\b/i)[0] ?? '';
  return `${before} ${text.slice(at, end)} ${after}`;
}

/** "up to 3k" and "drop it to $900" are new budgets; "add 300 to the budget" is not. */
function isNew(text: string, { rest }: Taken<Money>): boolean {
  let at = 0;
  while (at < text.length && text[at] === rest[at]) at++;
  // "to" may have been taken with the amount
  const taken = text.slice(at);
  const before = text.slice(0, at) + (/^[^\d$]*/.exec(taken)?.[0] ?? '');
  const led = text.slice(0, at) + (/^\s*(?:up to|down to|to|at|about|around|just|only)\b\s*/i.exec(taken)?.[0] ?? '');
  if (NEW.test(led) && !/\b(?:by|another|extra|off)\s*$/i.test(led)) return true;
  return NEW.test(before) && !/\b(?:by|another|extra|off)\s*$/i.test(before);
}
const NEW = /\b(?:to|at|is|now|be|it|that|now)\s*(?:(?:about|around|roughly|an?|even|flat|round|say)\s+)*$/i;
