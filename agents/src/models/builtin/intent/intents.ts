import type { KnownRecord } from '../../../known.ts';
import { MOVES_MONEY, WANTS } from '../lexicon/cannot.ts';
import { bearsOut, LEANS } from '../lexicon/evidence.ts';
import { toolsOf, type Verb } from '../lexicon/tools.ts';
import type { Day } from '../reading.ts';
import { remembering, rememberingBeside } from '../remember.ts';
import { withAskedAbout } from './asked-about.ts';
import { classify, type Guess } from './classifier.ts';
import type { Intent } from './intent.ts';
import { isQuestion } from './is-question.ts';
import { mask } from './mask.ts';
import { isOrderNews } from './order-news.ts';
import { withTakesAway } from './takes-away.ts';

export type { Intent } from './intent.ts';

/** What a request is read against. */
export interface Around {
  records: readonly KnownRecord[];
  facts: Day;
}

const TOOLS = toolsOf();

const rememberAsked = rememberingBeside<Guess[]>(500);
const rememberMasked = remembering<Guess[]>(2_000);
const guesses = (request: string, { records, facts }: Around): Guess[] =>
  rememberAsked(records)(`${facts.today} ${facts.country} ${request}`, () => {
    const masked = mask(request, records, facts);
    return rememberMasked(masked, () => classify(masked));
  });

/** Where two readings are nearly as good, words that only one of them uses decide. */
function nudged(all: Guess[], request: string): Guess[] {
  const [first] = all;
  const lean =
    first &&
    LEANS.find(
      ({ from, to, says }) => from.test(first.intent) && says.test(request) && all.some(({ intent }) => intent === to),
    );
  if (!lean) return all;
  const more = all.map((one) => (one.intent === lean.to ? { ...one, sure: one.sure + LEAN } : one));
  return more.sort((a, b) => b.sure - a.sure);
}
const LEAN = 0.35;

const changes = (verb: Verb): boolean => verb !== 'find' && verb !== 'list';

function orderNews(request: string, { records }: Around): Intent | undefined {
  const known = isOrderNews(request, records) ? TOOLS.get('update_procurement_item') : undefined;
  return known && { ...known, sure: 1 };
}

/** Everything a request may ask a tool for, likeliest first. */
export function intentsOf(request: string, around: Around): Intent[] {
  const asks = isQuestion(request);
  const news = asks ? undefined : orderNews(request, around);
  if (news) return [news];
  const found = nudged(guesses(request, around), request).flatMap(({ intent, sure }) => {
    const known = TOOLS.get(intent);
    // a question changes nothing, however much its words look like a request
    return known && !(asks && changes(known.verb)) && bearsOut(intent, request) ? [{ ...known, sure }] : [];
  });
  const masked = mask(request, around.records, around.facts);
  return asks ? withAskedAbout(request, masked, found) : withTakesAway(masked, found);
}

/** The kind of thing that nobody here can do which a request plainly asks for, or null. */
export function beyondUs(request: string, around: Around): string | null {
  const { cannot } = around.facts;
  const declined = (kind: string) => {
    const ability = WANTS[kind];
    return ability === undefined || (cannot?.has(ability) ?? true);
  };
  if (MOVES_MONEY.test(request) && declined('cannot_pay')) return 'cannot_pay';
  if (orderNews(request, around)) return null;
  const [first, second] = guesses(request, around);
  if (!first || first.sure < PLAIN || TOOLS.has(first.intent) || !declined(first.intent)) return null;
  // a question is declined only where it is plainly not about what is on file: to look costs nothing
  const near = second && TOOLS.has(second.intent) && first.sure - second.sure < NEARLY;
  return near && isQuestion(request) ? null : first.intent;
}

/** Less than this apart, two readings are as good as each other. */
const NEARLY = 0.2;

/** From here on a reading is taken as what was meant. */
export const PLAIN = 0.25;
