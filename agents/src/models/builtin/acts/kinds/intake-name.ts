import { BUSINESS_WORDS } from '../../lexicon/businesses.ts';
import { FIRST_NAMES } from '../../lexicon/first-names.ts';
import { NAME_ENDS, TITLE } from '../../lexicon/name-ends.ts';
import { isNoName } from '../../lexicon/no-names.ts';
import { isWork } from '../../lexicon/work.ts';
import { withCapitals } from '../../people/capitals.ts';
import { isName, type NameSpan, nameAt } from '../../people/name-at.ts';
import type { Span } from '../spans.ts';
import { CONTACT_CUE, GO_BETWEEN, NEW_ONE, SENT_BY, SOMEBODY, TALK } from './intake-words.ts';

/** Somebody that a message brings in. */
export interface Newcomer {
  name: string;
  /** The name with what led up to it, and everything that was taken back for it. */
  spans: readonly Span[];
  /** Whom to ask for, where the client is a place or a business. */
  contact: string | null;
}

interface Candidate extends NameSpan {
  from: number;
  sure: number;
  isContact: boolean;
}

const WHO = `(?:${SOMEBODY})`;
const cue = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}'’])${pattern}`, 'giu');
/** What stands before a name, and how sure it makes it one. */
const BEFORE: readonly [RegExp, number][] = [
  [cue(`(?:(?:his|her|their|the|client|customer|full|first)\\s+)?name(?:['’]?s|d|\\s+is|\\s+was)?\\s*[:=-]?\\s*`), 4],
  [cue(`${WHO}\\s+(?:(?:he|she|they|who)['’]?s?\\s+)?(?:is\\s+)?(?:called|call|named|name)\\s+`), 5],
  [cue(`(?:he|she|they|who)['’]?s?\\s+(?:is\\s+)?(?:called|call|named)\\s+`), 4],
  [cue(`(?:called|named|by the name of|goes by)\\s+`), 3.5],
  [
    cue(
      `new\\s+${WHO}\\s*(?:(?:is|was|for|from|at|called|named|rang|coming|today|just|in|up|through)\\s+)*[:,.-]?\\s*`,
    ),
    4,
  ],
  [cue(`(?:client|customer|job|one)\\s+new\\s*[:,-]?\\s*`), 3],
  [
    cue(
      `${WHO}\\s*(?:rang|called|phoned|emailed|texted|messaged)(?:\\s+(?:me|us|up|in|today|just now|this morning))*\\s*[:,.-]\\s*`,
    ),
    3,
  ],
  [
    cue(
      `(?:call|ring|enquiry|inquiry|message|text|e-?mail|voicemail|lead|referral|job|work|mahi|gig)\\s+(?:(?:came|come|just|in|up|through)\\s+)*(?:from|for|off|at|with)\\s+(?:(?:a|an|some|this|another|new|the)\\s+)*(?:${WHO}\\s+)?(?:(?:called|named)\\s+)?`,
    ),
    3.5,
  ],
  [
    cue(
      `(?:put|add|chuck|pop|whack|bung|stick|sign|set up|create|enter|save|load|make|keep|register|record|book|slot|squeeze|fit)\\s+(?:in\\s+)?(?:(?:a|an|the|this|new)\\s+)*(?:${WHO}\\s+)?(?:(?:in|up)\\s+)?(?:for me\\s+)?(?:called\\s+|named\\s+)?`,
    ),
    2,
  ],
  [
    cue(`(?:a|an|this|some|the|old|young|another)\\s+(?:(?:old|young|nice|lovely|new|local)\\s+)*${WHO}\\s*[,:-]?\\s*`),
    3,
  ],
  [cue(`${WHO}\\s*[:,-]?\\s+`), 2],
  [cue(`(?:rang|phoned|rung|heard from|spoke (?:to|with)|met|saw|text from|it['’]?s|this is|i['’]?m|i am)\\s+`), 1.5],
  [cue(`(?:for|at)\\s+`), 1.5],
];
const CONTACT_ROLE = new RegExp(CONTACT_CUE.source, 'iu');
/** What stands after a name that begins a clause. */
const DOES =
  /^(?:['’]s)?\s*(?:(?:from|of|at|in|down|up|over|out|next door|on)\s+(?:\S+\s+){0,4}?)?(?:(?:is|has|have|was|just|also|now|still|who|he|she|they)\s+)*(?:a(?:nother)?\s+new\s+(?:client|customer|one|lead)|wants?|wanted|wanting|needs?|need|rang|called|phoned?|texted|emailed|messaged|would like|would love|after|bailed|reckons|asked|keen|has|got|lives?|here|got in touch|looking|\uE000)/iu;

const CHUNK = /[^,;:.\n¦]+/gu;
/** After the last word of a name: it is taken back for another one. */
const TAKEN_BACK =
  /^[\s,.-]*(?:(?:no|nah|nope|wait|sorry|soz|hang on|hold on|actually|oops|whoops|i mean|i meant|scratch that|correction|make that|rather|or rather|its|it's|thats|that's|not that|um|er|ah)(?![\p{L}'’])[\s,.!-]*)+/iu;

/** Who is brought in: by what stands around the name and what it looks like. `text` has gaps where values were. */
export function newcomer(text: string): Newcomer | null {
  const all = [...byCue(text), ...byChunk(text)]
    .map((one) => weighed(one, text))
    .filter(
      (one, _, every) =>
        one.sure >= PERHAPS &&
        !every.some((longer) => isWithin(one, longer) && longer.isContact && longer.sure >= PERHAPS),
    )
    .sort((a, b) => b.sure - a.sure || a.start - b.start || b.end - a.end);
  const likely = all.filter(({ sure }) => sure >= LIKELY);
  const first = likely.find(({ isContact }) => !isContact) ?? likely[0];
  if (!first) return null;
  const best = placeOf(first, all, text) ?? first;
  const person = best === first ? (all.find((one) => one.isContact && !overlap(one, best)) ?? null) : first;
  const put = putRight(text, best);
  // what was taken back for it goes with it
  const from = Math.min(best.from, ...all.filter((one) => putRight(text, one).end === put.end).map((one) => one.from));
  return {
    name: withCapitals(put.name.replace(/['’]s$/u, '')),
    spans: [{ start: from, end: put.end }, ...(person ? [{ start: person.from, end: person.end }] : [])],
    contact: person ? withCapitals(person.name) : null,
  };
}
const [LIKELY, PERHAPS] = [3.2, 2.5];

/** "helen from oakridge strata", "bean scene, talk to marco": the business is the client, and the person is asked for. */
function placeOf(person: Candidate, all: readonly Candidate[], text: string): Candidate | null {
  const business = all.find((one) => isBusiness(one.name) && !one.isContact && !overlap(one, person));
  const from = business && /^\s+(?:from|at|of|with)\s+(?:the\s+)?$/iu.test(text.slice(person.end, business.start));
  if (business && (from || person.isContact) && !isBusiness(person.name)) return business;
  if (!person.isContact) return null;
  return all.find((one) => !one.isContact && !overlap(one, person) && /^\p{Lu}\S*\s+\p{Lu}/u.test(one.name)) ?? null;
}
const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replace(/['’]s$/u, '')
    .split(/\s+/);
function isBusiness(name: string): boolean {
  const words = wordsOf(name);
  return words.length > 1 && words.some((word) => BUSINESS_WORDS.has(word) || PLACES.has(word));
}
/** The last name of a name that is there whole. */
const isWithin = (a: NameSpan, b: NameSpan): boolean => a.end === b.end && a.start > b.start;
const overlap = (a: NameSpan, b: NameSpan): boolean => a.start < b.end && b.start < a.end;

function byCue(text: string): Candidate[] {
  const found: Candidate[] = [];
  for (const [before, sure] of BEFORE)
    for (const match of text.matchAll(before)) {
      const span = nameAt(text, match.index + match[0].length);
      // the name stands right there, not behind a word that is none
      if (span) found.push({ ...span, from: match.index, sure, isContact: false });
    }
  for (const match of text.matchAll(new RegExp(CONTACT_ROLE.source.replace('\\s+$', '\\s+'), 'giu'))) {
    const span = nameAt(text, match.index + match[0].length);
    if (span) found.push({ ...span, from: match.index, sure: 2.5, isContact: true });
  }
  return found;
}

/** A chunk between commas that is a name, or has one that does something or stands beside a number or an address. */
function byChunk(text: string): Candidate[] {
  return [...text.matchAll(CHUNK)].flatMap((match) => {
    const lead = /^\s*/.exec(match[0])?.[0].length ?? 0;
    const talk = TALK.exec(match[0].slice(lead))?.[0].length ?? 0;
    const from = match.index + lead + talk;
    const chunk = text.slice(from, match.index + match[0].length);
    const starts = [...chunk.matchAll(/\p{L}[\p{L}'’&.-]*/gu)].slice(0, MOST_BEFORE).map(({ index }) => from + index);
    return starts.flatMap((start, i) => inChunk(text, start, chunk.slice(start - from).trim(), i));
  });
}
/** Words of a chunk that a name may stand behind: "my neighbour's mum beryl". */
const MOST_BEFORE = 6;

function inChunk(text: string, start: number, chunk: string, behind: number): Candidate[] {
  const span = nameAt(text, start);
  if (!span || span.start !== start) return [];
  const does = DOES.test(text.slice(span.end));
  const beside = BESIDE.test(text.slice(span.end));
  const whole = behind === 0 && (isName(chunk) || (beside && chunk === span.name));
  const leads = behind === 0 && isFullName(span.name);
  if (!whole && !does && !beside && !leads) return [];
  const sure = (leads ? 1.5 : 0) + (whole ? 1.5 : 0) + (does ? 2.5 : 0) + (beside ? 1.5 : 0) - behind * 0.1;
  return [{ ...span, from: start, sure, isContact: false }];
}
/** A first name that is known, or capitals, and a last name. */
const isFullName = (name: string): boolean =>
  name.includes(' ') &&
  (FIRST_NAMES.has((name.split(' ')[0] ?? '').toLowerCase()) || /^\p{Lu}\S+\s+\p{Lu}\S+$/u.test(name));
/** A number, a mail or an address right behind a name. */
const BESIDE = /^\s*[,.(]?\s*(?:(?:on|ph|phone|mob|mobile|tel|number|is|his|her|their|at|of|lives)\s*:?\s*){0,2}¦/iu;

/** With what the name looks like, and what speaks against it. */
function weighed(one: Candidate, text: string): Candidate {
  const isContact = one.isContact || CONTACT_ROLE.test(text.slice(0, one.start));
  return { ...one, isContact, sure: one.sure + likeness(one, text) - objection(one, text) };
}

/** How much a candidate looks like a name, in points. */
function likeness({ name, end }: Candidate, text: string): number {
  const words = wordsOf(name);
  const business = isBusiness(name);
  const first = FIRST_NAMES.has(words[0] ?? '');
  const titled = TITLE.test(name) || PERSON_TITLES.test(name);
  const capitals = name.split(/\s+/).every((word) => /^[\p{Lu}&]/u.test(word));
  const several = words.length > 1;
  const points: readonly [boolean, number][] = [
    [first || titled || business, 2],
    [several, 1],
    [capitals, 1],
    [BESIDE.test(text.slice(end)), 1],
    [!business && words.some(isWork), -3],
    [several && !business && !(first && capitals) && words.some((word) => NAME_ENDS.has(word)), -2],
  ];
  return points.reduce((sum, [counts, many]) => sum + (counts ? many : 0), 0);
}

/** What speaks against it: it is no name at all, or that of somebody who only passes the message on. */
function objection({ name, start, end }: Candidate, text: string): number {
  if (isNoName(name) || NO_PERSON.test(name) || NEW_ONE.test(name)) return 20;
  const passesOn = GO_BETWEEN.test(text.slice(end)) || (!isBusiness(name) && SENT_BY.test(text.slice(0, start)));
  return passesOn ? 6 : 0;
}
/** What a place that has work done is called by, beside the words of businesses. */
const PLACES: ReadonlySet<string> = new Set(
  'marae hall club berries orchard orchards station house motel lodge temple gurdwara mosque cathedral chapel primary high college kura kohanga dairy surgery strata bodycorp corp cottage retreat campground wharenui golf bowling rowing netball footy rugby scouts legion masonic nursery'.split(
    ' ',
  ),
);
const PERSON_TITLES =
  /^(?:nan|nana|pop|nonna|nonno|aunty|auntie|aunt|uncle|father|sister|brother|pastor|matua|whaea|koro|kuia|old mr|old mrs|chi|anh|co|bac|reverend|sheikh)\s+\p{L}/iu;
/** Talk and things of every day, which a name is never. */
const NO_PERSON =
  /^(?:(?:hi|hello|hey|gday|morning|morena|malo|talofa|bula|namaste|kia|ora|sat|sri|akal|boss|mate|love|yeah|nah|ok|okay|sorry|number|phone|mobile|email|address|website|facebook|google|hipages|budget|asap|urgent|talk|speak|ask|contact|ring|see|today|tomorrow|yesterday|lunch|smoko|site|council|somebody|someone|everyone|nothing|rain|traffic|weather|footy|pub|work|price|quote|message|suburb|subject|re|fwd|from|to|dear|cc|date|sent)\b[\s,]*)+$|^(?:kia ora|sat sri|next door|down the|over the|round the|out the|up the)\b/iu;

/** "jo, no joanna, joanna pike": the last one said is meant, and the fuller one of two. */
function putRight(text: string, given: NameSpan): NameSpan {
  const one = asPlace(text, given);
  const back = TAKEN_BACK.exec(text.slice(one.end));
  const next = back ? nameAt(text, one.end + back[0].length) : null;
  if (
    next &&
    next.start === one.end + (back?.[0].length ?? 0) &&
    !isNoName(next.name) &&
    !/^(?:rush|worries|idea)/iu.test(next.name)
  )
    return putRight(text, surnamed(one, next));
  const more = FULLER.exec(text.slice(one.end));
  const fuller = more ? nameAt(text, one.end + more[0].length) : null;
  return fuller?.name.toLowerCase().startsWith(`${one.name.toLowerCase()} `) ? putRight(text, fuller) : one;
}
const FULLER = /^(?:\s+(?:something|someone|somebody|whatever)(?: or other)?)?[\s,.-]+(?:thats\s+|that's\s+)?/iu;

/** "te awhina marae", "wattle grove early learning": a name goes on to the word that says what place it is. */
function asPlace(text: string, one: NameSpan): NameSpan {
  const words = [
    ...text.slice(one.end).matchAll(/^(?:\s+\p{L}[\p{L}'’-]*)|(?<=^(?:\s+\p{L}[\p{L}'’-]*){1,2})\s+\p{L}[\p{L}'’-]*/gu),
  ].slice(0, 3);
  const last = words.findLastIndex(({ 0: word }) => isPlace(word.trim().toLowerCase()));
  if (last < 0 || words.slice(0, last).some(({ 0: word }) => NAME_ENDS.has(word.trim().toLowerCase()))) return one;
  if (FIRST_NAMES.has((one.name.split(/\s+/)[0] ?? '').toLowerCase()) && one.name.includes(' ')) return one;
  const end = one.end + words.slice(0, last + 1).join('').length;
  return { name: text.slice(one.start, end), start: one.start, end };
}
const isPlace = (word: string): boolean =>
  PLACES.has(word) || (BUSINESS_WORDS.has(word) && (!isWork(word) || word === 'learning'));

/** "ben hargraves, no hargreaves": a last name is put right by a last name. */
function surnamed(one: NameSpan, next: NameSpan): NameSpan {
  const words = one.name.split(/\s+/);
  const last = words.at(-1)?.toLowerCase() ?? '';
  const now = next.name.toLowerCase();
  if (words.length < 2 || next.name.includes(' ') || FIRST_NAMES.has(now) || last[0] !== now[0]) return next;
  return { ...next, name: [...words.slice(0, -1), next.name].join(' ') };
}
