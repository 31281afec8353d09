import { saysQuote } from '@smoko/contract';
import type { Between, BookJob, BookQuote } from '../book.ts';
import { YES_NOT, YES_SURE } from '../says/clients.ts';
import { any } from '../says/phrases.ts';
import { sentences, texted } from '../says/texted.ts';
import { conditionIn } from './conditions.ts';

/** What is said of one quote: yes, no, a yes that is none yet, or that it is not decided. */
export interface Stance {
  quote: BookQuote;
  says: 'yes' | 'no' | 'hangs' | 'open';
}

const NO = any(
  'no(?! (?:worries|dramas?|problem|probs|rush|hurry|need|later|stress|more than|less than|doubt|one|idea|second|extra|additional|further|other|call ?out|hidden))',
  'not(?= (?:for (?:me|us)|going|keen|doing))',
  '(?:forget|skip|scrap|bin|drop|ditch|cancel|leave) (?:it|that|this)(?! (?:for|with|to|on|at)\\b)',
  "(?:don't|doesn't|won't|no longer) (?:need|want|bother|worry)",
  '(?:did|done|doing|fixed|sorted)(?: it)? (?:my ?self|me ?self|ourselves|itself)|i (?:did|fixed|sorted)',
  '(?:got|found|using|have|going with|gone with) (?:someone|somebody|another|a mate|my|our)',
  '(?:will|have to|gonna|going to) (?:pass|leave it|give it a miss)',
  'pass on',
  'is a no',
);
/** Of what is named: "not the tap", "leave the deck". */
const NO_TO = any(
  'not (?:to )?(?:the|that)',
  '(?:forget|skip|scrap|bin|drop|ditch|cancel|leave)(?: off| out| about)? the',
);
const OPEN = any(
  '(?:too|bit|way too|a bit) (?:dear|expensive|pricey|rich|much|steep|exxy)',
  '(?:out of|over|beyond) (?:our|my|the) budget',
  "(?:can't|couldn't) (?:afford|justify|stretch)",
  '(?:chew|mull|weigh|talk|decid|work)ing\\b|not (?:this year|now|yet|at the moment|at this stage|for now)',
  'think(?:ing)?(?: (?:about|on|over))?',
  'still (?:very |really |pretty )?(?:keen|interested)',
  "(?:will|i'll|we'll|can) (?:confirm|decide|advise|tell you|say)\\b[^.!?\\n]{0,20}\\b(?:next|later|soon|after|once|when|tomorrow|by)",
  'undecided|not sure|unsure|maybe|perhaps|dunno',
  '(?:let|give) (?:me|us) (?:think|a (?:few|couple|bit|day|week)|have a think|talk|check|look)|get back to you|let you know',
  '(?:have|has|having|need|needs|will|can) to wait',
  'later|next year|after (?:christmas|xmas|easter)|in the new year|when (?:i|we) (?:win|get|have)',
  'hold(?:ing)? off|on hold|park(?:ed|ing)?|wait(?:ing)?(?: (?:on|for))',
  'break (?:it|this|that) down|seems? a (?:lot|bit)',
);
const YES = any(
  'yes|yep|yeah|yup|ok|okay|sure|sweet|ka pai|agreed|approved',
  'go (?:for|on)|go ahead|(?:please )?do (?:the|it|that|this|both|all)|(?:just|only|please) do(?= \\p{L})',
  "(?:is|are|looks?|sounds?|seems?|all|'s) (?:a yes|a go|fine|good|great|ok|okay|right|spot on|sweet|perfect)",
  'fine|happy with|book (?:it|that|the)|lock (?:it|that|the) in|accepted?|proceed|keen (?:on|for)',
);
/** "The tap first". */
const MOST_OF_A_NAME = 4;
const PLAIN_NO = /^(?:no|nah|nope|not)\b/i;
const ALL = any('both(?: of (?:them|the quotes))?(?: quotes)?', 'the lot', 'all of (?:it|them)', 'the two of them');
const CHEAPER = any('(?:the )?(?:cheaper|cheapest|smaller|lower|small|little)(?: (?:one|quote|job|of the two))?');
const DEARER = any('(?:the )?(?:dearer|bigger|larger|big|expensive)(?: (?:one|quote|job|of the two))?');
const OTHER = any('(?:the )?other(?: (?:one|quote|job))?', 'the rest');

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}]{3,}/gu) ?? []).map((word) => word.replace(/s$/, ''));
const SMALL: ReadonlySet<string> = new Set(['and', 'the', 'for', 'with', 'new', 'job', 'work', 'quote', 'replacement']);

/** The words by which a quote or a job is told from the others of the same client. */
function ownWords(title: string, others: readonly string[]): string[] {
  const taken = new Set(others.flatMap(wordsOf));
  return wordsOf(title).filter((word) => !SMALL.has(word) && !taken.has(word));
}

/** The words of booked jobs that stand in none of these quotes. */
export const wordsOfJobs = (jobs: readonly BookJob[], quotes: readonly BookQuote[]): string[] => {
  const titles = quotes.map(({ title }) => title);
  return jobs.flatMap(({ job_name }) => ownWords(job_name, titles));
};

const FIGURE = /(?<![\d.:/])\$?\s?(\d{1,3}(?:,\d{3})+|\d{2,6})(?:\.00)?(?![\d:/]|\s?(?:mm|cm|m|am|pm)\b)/g;
const figuresIn = (clause: string): number[] =>
  [...clause.matchAll(FIGURE)].map(([, figure]) => Number((figure ?? '').replaceAll(',', '')));

/** Parts of what is said, each of one thought. */
const clausesOf = (said: string): string[] =>
  said
    .split(/\n+|(?<=[.!?])\s+|\s*[,;:]\s+|\s+-+\s+|,?\s+(?:but|however|though|while|whereas|and then)\s+/i)
    .map((clause) => clause.trim())
    .filter(Boolean);

function namedIn(clause: string, quotes: readonly BookQuote[], jobs: readonly BookJob[]): BookQuote[] {
  if (ALL.test(clause)) return [...quotes];
  const words = new Set(wordsOf(clause));
  const figures = figuresIn(clause);
  const own = quotes.filter((quote) => {
    const others = [
      ...quotes.filter((one) => one !== quote).map(({ title }) => title),
      ...jobs.map((job) => job.job_name),
    ];
    return (
      saysQuote(clause, quote) ||
      ownWords(quote.title, others).some((word) => words.has(word)) ||
      (quote.total !== null && figures.includes(quote.total))
    );
  });
  if (own.length > 0 || quotes.length !== 2) return own;
  const [low, high] = [...quotes].sort((a, b) => (a.total ?? 0) - (b.total ?? 0));
  if (low && CHEAPER.test(clause)) return [low];
  return high && DEARER.test(clause) ? [high] : [];
}

/** What a clause says of what it names; null where it takes no side. */
function sideOf(clause: string, isNamed: boolean): Stance['says'] | null {
  if (clause.endsWith('?')) return 'open';
  if (NO.test(clause) || (isNamed && NO_TO.test(clause))) return 'no';
  if (OPEN.test(clause)) return 'open';
  if (YES_NOT.test(clause)) return 'open';
  return YES.test(clause) || YES_SURE.test(clause) ? 'yes' : null;
}

/** What was said so far. */
interface Heard {
  sides: Map<BookQuote, Stance['says']>;
  /** Spoken of last. */
  last: readonly BookQuote[];
  /** Said by the clause before, of nothing by name. */
  before: Stance['says'] | null;
  /** Named by the clause before, of the same sentence, without a word of what is said of it: "the cheaper one, yes". */
  named: readonly BookQuote[];
}

function hear(clause: string, heard: Heard, quotes: readonly BookQuote[], jobs: readonly BookJob[]): void {
  const { sides, last, before, named } = heard;
  heard.named = [];
  const meant = meantBy(clause, sides, quotes, jobs);
  const side = sideOf(clause, meant.length > 0);
  const isOfJob = jobs.some((job) => wordsOf(job.job_name).some((word) => wordsOf(clause).includes(word)));
  heard.before = isOfJob ? null : side;
  if (meant.length === 0) {
    if (side === 'yes' && wordsOf(clause).length <= MOST_OF_A_NAME) for (const quote of named) sides.set(quote, side);
    if (side !== null && side !== 'yes') for (const quote of last) takeBack(quote, side, clause, sides);
    if (isOfJob) heard.last = [];
    return;
  }
  // "Go ahead, the tap first": the yes stands before what it is about
  const isNameAlone = last.length === 0 && wordsOf(clause).length <= MOST_OF_A_NAME;
  const says = side ?? (isNameAlone ? before : null);
  if (says !== null) for (const quote of meant) sides.set(quote, says);
  else if (!/[.!?]$/.test(clause)) heard.named = meant;
  heard.last = meant;
}

/** Those that a clause names, or "the other one" where one of two was spoken of. */
function meantBy(
  clause: string,
  sides: Heard['sides'],
  quotes: readonly BookQuote[],
  jobs: readonly BookJob[],
): readonly BookQuote[] {
  const named = namedIn(clause, quotes, jobs);
  if (named.length > 0 || !OTHER.test(clause) || sides.size !== 1) return named;
  const others = quotes.filter((quote) => !sides.has(quote));
  return others.length === 1 ? others : [];
}

/** "Deck looks good. Can't afford it before February": not taken for a no, nor for a yes any more. */
function takeBack(quote: BookQuote, side: Stance['says'], clause: string, sides: Heard['sides']): void {
  if (sides.get(quote) === 'yes') sides.set(quote, 'hangs');
  // "The tap? Nah, did it myself"
  else if (side === 'no' && PLAIN_NO.test(clause)) sides.set(quote, 'no');
}

/**
 * What is said of each open quote by its name, its sum, or as "both" or "the other one", of which there are several or a
 * job beside; nothing for those that are not named. `said` is the plain form of the text.
 */
export function stancesIn(
  said: string,
  quotes: readonly BookQuote[],
  jobs: readonly BookJob[],
  between: readonly Between[] = [],
): Stance[] {
  const sides = sidesBetween(quotes, jobs, between);
  const heard: Heard = { sides, last: [], before: null, named: [] };
  for (const clause of clausesOf(said)) hear(clause, heard, quotes, jobs);
  for (const quote of quotes) if (isOfLines(said, quote, between)) sides.set(quote, 'hangs');
  return [...sides].map(([quote, says]) => ({
    quote,
    says: says === 'yes' && conditionIn(aboutIt(said, quote, quotes, jobs)) ? 'hangs' : says,
  }));
}

/** Of the one quote that stands in the lines above an answer, or in the last of them. */
function sidesBetween(
  quotes: readonly BookQuote[],
  jobs: readonly BookJob[],
  between: readonly Between[],
): Map<BookQuote, Stance['says']> {
  const sides = new Map<BookQuote, Stance['says']>();
  for (const { over, said } of between) {
    const inAll = namedIn(over, quotes, jobs);
    const [quote, ...others] = inAll.length === 1 ? inAll : namedIn(over.split('\n').at(-1) ?? '', quotes, jobs);
    const plain = texted(said);
    const side = clausesOf(plain)
      .map((clause) => sideOf(clause, true))
      .find((one) => one !== null);
    if (quote && others.length === 0 && side) sides.set(quote, side === 'yes' && conditionIn(plain) ? 'hangs' : side);
  }
  return sides;
}

/** "Walls and ceiling yes, leave the doors": a yes to some of its lines, and a no to others or nothing of them. */
function isOfLines(said: string, { lines = [] }: BookQuote, between: readonly Between[]): boolean {
  if (lines.length < 2) return false;
  const yes = new Set<string>();
  for (const clause of clausesOf(said)) {
    const named = linesIn(clause, lines);
    if (sideOf(clause, named.length > 0) === 'yes') for (const line of named) yes.add(line);
  }
  // "Walls $5,000 / Approved", between the lines of our mail
  for (const { over, said: answer } of between) {
    const [line, ...others] = linesIn(over.split('\n').at(-1) ?? '', lines);
    if (line && others.length === 0 && sideOf(texted(answer), true) === 'yes') yes.add(line);
  }
  return yes.size > 0 && yes.size < lines.length;
}

/** Of the lines of a quote, those that a clause names by a word of their own. */
function linesIn(clause: string, lines: readonly string[]): string[] {
  const words = new Set(wordsOf(clause));
  const isOwn = (word: string, line: string) =>
    lines.every((other) => other === line || !wordsOf(other).includes(word));
  return lines.filter((line) => wordsOf(line).some((word) => words.has(word) && isOwn(word, line)));
}

/** The sentences that speak of this quote, or of none by name. */
const aboutIt = (said: string, quote: BookQuote, quotes: readonly BookQuote[], jobs: readonly BookJob[]): string =>
  sentences(said)
    .filter((one) => {
      const named = namedIn(one, quotes, jobs);
      return named.length === 0 || named.includes(quote);
    })
    .join(' ');

/** Those that a client may still say yes or no to. */
export const openQuotes = (quotes: readonly BookQuote[]): BookQuote[] =>
  quotes.filter(({ status }) => status === 'sent' || status === 'draft');
