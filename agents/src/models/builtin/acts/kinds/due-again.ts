import { SMALL, smallNumber } from '../../extract/numbers.ts';
import { type Act, act, leading, words } from '../act.ts';
import { recordOf } from '../found.ts';
import { jobTarget, type Piece, type Scene } from '../scene.ts';
import { blanked, wholeOf } from '../spans.ts';
import { spansOf } from '../values.ts';

const NAMED = 'yearly|annual(?:ly)?|quarterly|monthly|once a year|twice a year';
const OFTEN = `(?<often>(?:each|every|after|once every)\\s+[\\p{L}\\d\\s-]{3,30}?|${NAMED})`;
const JOB = '(?<job>[^,.;?!]{2,60}?)';
const START = '^(?:(?:please|pls|can you|could you|also|and)\\s+)*';
const END = '(?:\\s+(?:please|pls|thanks|from now on|as well|too))*[\\s.!]*$';
const COMES = '(?:comes?|come|coming)\\s+(?:a)?round(?:\\s+again)?|(?:is|are|falls|gets)\\s+due(?:\\s+again)?|repeats?';
/** All of a message: whoever says more means something else. */
const WAYS = [
  `${START}repeat\\s+${JOB}\\s+${OFTEN}${END}`,
  `${START}(?:set|mark|make)\\s+${JOB}\\s+(?:to\\s+|as\\s+)?(?:come\\s+(?:a)?round(?:\\s+again)?|due(?:\\s+again)?|repeat(?:ing)?)\\s+${OFTEN}${END}`,
  `${START}(?:mark|make)\\s+${JOB}\\s+(?:as\\s+)?an?\\s+(?<often>${NAMED})\\s+(?:job|service|one)${END}`,
  `${START}${JOB}\\s+(?:${COMES})\\s+${OFTEN}${END}`,
].map((way) => new RegExp(way, 'iu'));
/** Bills and things to do come round, too. */
const OTHERS =
  /\b(?:invoices?|bills?|quotes?|orders?|tasks?|to-?dos?|remind\p{L}*|payments?|rent|rego|insurance|bas|wages)\b/iu;
const AROUND = /\b(?:the|this|that|it|its|a|an|job|number|no|for|at|of|s)\b|#/giu;

const IN_WORDS: Readonly<Record<string, number>> = {
  'once a year': 12,
  'twice a year': 6,
  monthly: 1,
  quarterly: 3,
  yearly: 12,
  annual: 12,
  annually: 12,
};
const MOST_MONTHS = 120;
const UNIT: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };
const EVERY = new RegExp(
  `^(?:each|every|after|once every)\\s+(?:(?<n>${SMALL})\\s+)?(?<other>other\\s+|second\\s+|2nd\\s+)?(?<unit>month|quarter|year)s?$`,
  'iu',
);

/** How many months that is; null: it is not said in months and years, or it is too many. */
function monthsIn(often: string): number | null {
  const said = often
    .toLowerCase()
    .trim()
    .replace(/[\s-]+/g, ' ');
  const every = EVERY.exec(said)?.groups;
  const count = (every?.n ? smallNumber(every.n) : 1) * (every?.other ? 2 : 1);
  const months = IN_WORDS[said] ?? count * (UNIT[every?.unit ?? ''] ?? 0);
  return months >= 1 && months <= MOST_MONTHS ? months : null;
}

const isOther = ({ text, values }: Piece): boolean =>
  OTHERS.test(text) || Boolean(values.named.item ?? values.phone ?? values.address);

/** "repeat this job every 12 months", "the patio roof comes round every year": after how many months it is due again. */
export function dueAgain(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const said = WAYS.map((way) => way.exec(text.trim())?.groups).find(Boolean);
  if (!said || isOther(piece)) return null;
  // "for Dave", of whom there are two
  if (values.named.client && !recordOf(values.named.client)) return null;
  const target = jobTarget(piece, scene);
  const name = blanked(text, spansOf(values))
    .slice(text.indexOf(said.job ?? ''), text.indexOf(said.job ?? '') + (said.job ?? '').length)
    .replace(AROUND, ' ');
  // words of the job that no name on file explains: another one may be meant
  if (/[\p{L}\d]/u.test(name) || (!target && !/^(?:this|that|it)\b/iu.test(said.job ?? ''))) return null;
  const about = target?.record ?? null;
  const months = monthsIn(said.often ?? '');
  if (months === null)
    return leading(words('After how many months is it due again? Such as 12 for every year.', wholeOf(text), about));
  return leading(act('update_job', { job: target?.reference ?? 'this', repeat_months: months }, about, wholeOf(text)));
}
