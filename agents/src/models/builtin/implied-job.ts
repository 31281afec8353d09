import { type Around, intentsOf } from './intent/intents.ts';
import { isQuestion } from './intent/is-question.ts';
import { FIRST_NAMES } from './lexicon/first-names.ts';
import { opens } from './lexicon/openers.ts';
import {
  BRINGS_WORK,
  HAS_IT,
  IS_AFTER,
  LIVES_AT,
  LOOKS_AT,
  PRICE_WANTED,
  PROBLEM,
  PROMISES,
  THEIRS,
} from './lexicon/told-jobs.ts';
import { isWork } from './lexicon/work.ts';
import { type NameSpan, nameAt } from './people/name-at.ts';
import { takeRecord } from './records/take.ts';

/**
 * A message that tells of new work, as a request for it: "got a new one. Margaret Doyle out at 14 Banksia Cres, her hot
 * water's carked it, told her id be there monday" is "new job for Margaret Doyle, 14 Banksia Cres, hot water's carked
 * it, monday". Null for whatever else is said.
 */
export function impliedJobRequest(message: string, around: Around): string | null {
  if (ASKED_ALREADY.test(message)) return null;
  const lead = BRINGS_WORK.map((says) => says.exec(message)?.[0]).find((found) => found !== undefined);
  return lead === undefined ? asTold(message, around) : asBroughtIn(lead, message.slice(lead.length), around);
}

/** "got a new one. Margaret Doyle, ...": with words that say new work comes in. */
function asBroughtIn(lead: string, told: string, around: Around): string | null {
  const name = nameOf(told, around) ?? (LEAD.test(lead) ? chunkOf(told) : null);
  if (!name) return null;
  // "got a call from Priya this morning": when it came, not when it is to be done
  const rest = withTown(told.slice(name.end).replace(CAME_IN, ''));
  const quoted = QUOTE_WANTED.exec(rest)?.groups;
  if (quoted) return `quote for ${name.name}, ${quoted.first ?? ''} ${quoted.what ?? ''}`.replace(/\s+/g, ' ');
  const saysWork = PROBLEM.test(rest) || /\b(?:one|job|gig)\b/i.test(lead) || LEAD.test(lead) || WANTS.test(rest);
  return saysWork ? newJob(name.name, rest) : null;
}

/** "Margaret Doyle's hot water's carked it, told her id be there monday": with no word of a new job. */
function asTold(message: string, around: Around): string | null {
  const name = nameOf(message, around);
  const rest = name && withTown(message.slice(name.end));
  return name && rest !== null && tellsOfWork(message, name.name, rest, around) ? newJob(name.name, rest) : null;
}

const withTown = (text: string): string => text.replace(FROM_TOWN, (_, town: string) => `, ${town}, `);

/** What was told, without what was promised and whose it is, as a request. */
function newJob(name: string, told: string): string {
  const plain = PROMISES.reduce(
    (text, [says, instead]) => text.replace(says, instead),
    told.replace(/^['’]s\s+/, ', ').replace(PRICE_WANTED, ' '),
  );
  const where = plain.replace(LIVES_AT, ', ').replace(AWAY, ', ');
  const has = where === plain ? HAS_IT : /,\s*(?:he|she|they)(?:'?s|\s+has)\s+got\s+/i;
  const work = where
    .replace(has, ', ')
    .replace(LOOKS_AT, ', ')
    .replace(THEIRS, '$1')
    .replace(/^[\s,.;:-]+/, '');
  return `new job for ${name}, ${work}`;
}
const CAME_IN =
  /^\s*,?\s*(?:(?:earlier\s+)?(?:this (?:morning|arvo|afternoon)|today)|earlier|just (?:now|then)|yesterday(?: (?:morning|arvo|afternoon))?|last night)\b/i;
const LEAD = /\b(?:lead|e?nquiry|inquiry)\b/i;
/** Up to the first comma stands who asks, where it was said that somebody does. */
function chunkOf(text: string): NameSpan | null {
  const name = /^[\p{L}'’&.-]+(?:\s+[\p{L}'’&.-]+){0,3}(?=\s*,)/u.exec(text)?.[0];
  return name && !name.split(/\s+/).every((word) => isWork(word)) ? { name, start: 0, end: name.length } : null;
}

/** "a mrs henderson in cottesloe she wants ...": where, between who and what. */
const FROM_TOWN =
  /^\s*,?\s*(?:(?:out|over|up|down|round)\s+)?(?:in|at|from)\s+(?:the\s+)?(\p{L}[\p{L}'’]+(?:\s+\p{L}[\p{L}'’]+)?)(?=[\s,.]+(?:and\s+)?(?:(?:he|she|they)(?:['’]?s|['’]?re)?\s+(?:wants?|needs?|after|has|have|got|is|are)\b|(?:his|her|their)\s))/iu;
const AWAY = /^\s*(?:out|over|up|down|round)\s+(?=(?:at|in|on)\s)/i;
const ASKED_ALREADY = /^(?:an?\s+)?new job\b/i;
const WANTS =
  /^(?:\s*,\s*\p{L}[\p{L}'’ ]{2,30},)?\s*,?\s*(?:(?:and\s+)?(?:he|she|they)\s+)?(?:also\s+|just\s+)?(?:wants?|needs?|is after|'?s after|after)\b/iu;

/** "0413 555 120 wants a quote for a bathroom reno": what is wanted is the quote. */
const QUOTE_WANTED =
  /^\s*,?\s*(?<first>[\d\s+()]{8,}|\S+@\S+)?\s*,?\s*(?:(?:and|who|he|she|they)\s+)*(?:wants?|needs?|is after|after|would like)\s+(?:an?\s+|some\s+)?(?:(?:rough|ballpark|quick|firm|written)\s+)?(?:price|quote|estimate)\s+(?:for|on|to do|to)\s+(?:an?\s+|the\s+|his\s+|her\s+|their\s+)?(?<what>.+)$/isu;

/** Somebody on file, or two words with capitals that are no work. */
function nameOf(text: string, { records }: Around): NameSpan | null {
  const span = nameAt(text, 0);
  if (!span || span.start > 0) return null;
  const name = span.name.replace(/['’]s$/, '');
  const words = name.split(/\s+/);
  const known = takeRecord('client', name, records);
  const [first = ''] = words;
  const looks =
    (/^\p{Lu}\p{Ll}+(?:\s+(?:\p{Lu}[\p{L}'’-]+|of|the|and|&))*\s+\p{Lu}[\p{L}'’-]+$/u.test(name) ||
      FIRST_NAMES.has(first.toLowerCase()) ||
      /^\p{Ll}+ \p{Ll}+$/u.test(name)) &&
    !words.some((word) => isWork(word));
  return known?.record || looks ? { name, start: 0, end: name.length } : null;
}

/** With no word of a new job: something is wrong at somebody's, and when it will be seen to was said. */
function tellsOfWork(message: string, name: string, rest: string, around: Around): boolean {
  if (opens(message) || isQuestion(message) || !PROBLEM.test(rest)) return false;
  if (!PROMISES.some(([says]) => rest.search(says) >= 0)) return false;
  // what is said of a job on file is news of it
  const job = takeRecord('job', message, around.records, { byClient: false })?.record;
  if (job && takeRecord('client', name, around.records)?.record?.name === job.client) return false;
  return intentsOf(message, around)[0]?.verb !== 'delete';
}

/** "lees after a new toilet" is "Lee Wong wants a new toilet"; what is no work is left as it is. */
export function impliedWish(message: string, { records }: Around): string | null {
  const match = IS_AFTER.exec(message);
  const client = match?.groups?.who && takeRecord('client', match.groups.who, records)?.record;
  return client ? `${client.name} wants ${match.groups?.what}` : null;
}
