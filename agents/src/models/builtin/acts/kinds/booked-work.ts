import { sentenceCase, tidy } from '../../extract/gap.ts';
import { gstNote } from '../../extract/money.ts';
import { mayBeDeed } from '../../lexicon/done-to.ts';
import { isWorkProper } from '../../lexicon/work.ts';
import { type Act, act, leading } from '../act.ts';
import { placesOf } from '../found.ts';
import { whichOf } from '../look-up.ts';
import { openJobsOf, type Piece, type Scene } from '../scene.ts';
import { blanked, type Span, wholeOf } from '../spans.ts';
import { spansOf, valueSpans } from '../values.ts';
import { withHourOfDay } from './hour-of-day.ts';
import { asksFurther, asksSomething, budgetIn, gapped, whenIn } from './intake.ts';
import { OTHERS_BUSINESS } from './intake-words.ts';
import { workIn } from './intake-work.ts';
import { shares } from './wants-work.ts';

const POLITE =
  '(?:(?:and|so|also|oh|then|ok|righto|bro|mate|cuz|hey|can you|could you|will you|please|pls|just|i want to|we need to|need to|lets|go on and)[\\s,]+)*';
const BOOK = '(?:book|slot|squeeze|fit|pencil|put|chuck|pop|get|schedule|line|whack|bung|stick|lock|jam|sneak)';
/** "book barwon in for a safe opening", "book in barwon for a safe opening". */
const BOOK_IN = new RegExp(
  `^${POLITE}${BOOK}\\s+(?:(?:\\S+\\s+){1,4}?(?<last>in|down|up)|(?:in|down)\\s+(?:\\S+\\s+){0,3}\\S+)\\s+for\\s+(?:(?:an?|the|another|some|that|his|her|their)\\s+)?(?=\\p{L}|\\d)`,
  'iu',
);
/** "squeeze dougie crane in sat arvo, header tank leaking": the work is said after the day. */
const BOOK_THEN = new RegExp(`^${POLITE}${BOOK}\\s+(?:\\S+\\s+){1,4}?(?:in|down|up)\\s*¦`, 'iu');
/** "job 512, ahmed saleh, smoke alarm check", "got a start for marsh": the word "job" or "start" is said, with or without a number. */
const JOB_OF =
  /^(?:(?:new|a|another|got|have|ive|i've|we|i|there'?s|theres|picked up|landed|won)\s+)*(?:(?:job|booking)\s*(?:number|no\.?|#)?\s*(?<n>\d{2,6})\s*(?:[,:-]|\bfor\b)|(?:start|gig)\s+(?:for|at|with))/iu;
/** "add a letterbox rebuild for roy": work to do, not material to buy. */
const ADD_FOR = new RegExp(
  `^${POLITE}(?:add|put\\s+(?:in|on|down)|log|create|set\\s+up|make|new|raise|open|book(?:\\s+in)?|enter)\\s+(?:me\\s+)?(?:an?\\s+|another\\s+)?(?<work>\\p{L}[^,.;]{2,50}?)\\s+(?:for|at|with)\\s+`,
  'iu',
);
interface Cue {
  /** How many characters at the start only say that something is booked, and nothing about the work. */
  lead: number;
  /** It was put with "add ...": only its own words say that it is work. */
  added: boolean;
  /** "for a fence": what follows is the work, even where the word list does not know it. */
  plain: boolean;
  number: string | undefined;
}

/** Finds the phrase that books work, where the client's name stands in the right place of it. */
function cueIn({ text, values }: Piece, name: Span): Cue | null {
  // the name has to end there: "thuy nguyen" is not the Thuy Vo on file
  const after = blanked(text, valueSpans(values)).slice(name.end);
  const found = BOOK_IN.exec(text);
  const booked = found?.[0];
  if (booked)
    return (found.groups?.last ? /^\s*(?:in|down|up)\s+for\b/iu : /^\s*for\b/iu).test(after)
      ? { lead: booked.length, added: false, plain: ARTICLE.test(booked), number: undefined }
      : null;
  const then = BOOK_THEN.exec(gapped(text, values.days))?.[0];
  if (then)
    return /^\s*(?:in|down|up)\s{3}/iu.test(after)
      ? { lead: then.length - 1, added: false, plain: false, number: undefined }
      : null;
  if (isTerse({ text, values }, name)) return terse(name);
  if (!ENDS_THERE.test(after)) return null;
  const numbered = JOB_OF.exec(text);
  if (numbered) return { lead: numbered[0].length, added: false, plain: false, number: numbered.groups?.n };
  const added = ADD_FOR.exec(text);
  return added && name.end > added[0].length && mayBeDeed(added.groups?.work ?? '')
    ? { lead: 0, added: true, plain: false, number: undefined }
    : null;
}

/** "nina kowalczyk blocked dunny tmrw 7am": a full name, what is broken and a day, with no verb at all. */
const isTerse = ({ text, values }: Piece, name: Span): boolean =>
  name.start === 0 &&
  /\s/.test(text.slice(name.start, name.end)) &&
  values.days.some(({ is }) => is === 'date' || is === 'weekday') &&
  !VERBS.test(text.slice(name.end));
const terse = ({ end }: Span): Cue => ({ lead: end, added: false, plain: false, number: undefined });
const VERBS =
  /(?<!\p{L})(?:is|are|was|were|has|had|have|wants?|needs?|said|says|rang|called|texted|paid|owes?|moved?|changed?|cancel\w*|done|finish\w*|did|does|can|cant|will|wont|should|from|until|till|not|instead|off|no)(?!\p{L})/iu;

/** Creates a job for a client on file, also where the word "job" is not said. */
export function bookedWork(said: Piece, scene: Scene): Act | null {
  const piece = { ...said, values: withHourOfDay(said) };
  const { text, values } = piece;
  const { client: named } = values.named;
  const cue = bookingCue(piece, scene);
  if (!named || !cue) return null;
  const client = named.value.record;
  if (!client) return whichOf(named.value.candidates, wholeOf(text), named.value.reference);
  const left = gapped(text, [...spansOf({ ...values, named: {}, days: [] }), ...named.spans]);
  const when = whenIn(values, left, scene, text);
  const bare = blanked(gapped(left, when.spans), [{ start: 0, end: cue.lead }]);
  const sum = budgetIn(bare);
  if (sum === 'unclear' || (sum && cue.added)) return null;
  const work = workSaid(sum ? sum.rest : bare, cue.plain);
  if (!work) return null;
  // work like that of an open job is about that job; it is not booked again
  if (!cue.added && openJobsOf(client, scene.records).some((job) => shares(work.name, job.name))) return null;
  const notes = [...work.notes, ...when.told, gstNote(sum?.value) ?? ''];
  const args = {
    job_name: work.name,
    job_number: cue.number,
    client: client.id,
    address: values.address?.value,
    date: when.date,
    time: when.time,
    budget: sum?.value.dollars,
    description: notes.filter(Boolean).join('. ') || undefined,
  };
  const made = act('create_job', args, client, wholeOf(text));
  // the rules in decide/ would take the sum for an invoice
  return sum ? leading(made) : made;
}

/** The booking phrase, where booking is all that is asked for and no existing job is meant. */
function bookingCue(piece: Piece, { records }: Scene): Cue | null {
  const { text, values } = piece;
  const [name] = placesOf(values.named.client);
  if (!name || OTHERS_BUSINESS.test(text) || asksSomething(text) || asksFurther(piece)) return null;
  const cue = SAME_AGAIN.test(text) ? null : cueIn(piece, name);
  // a number that is on file means the existing job
  return cue?.number && records.some(({ number }) => number === cue.number) ? null : cue;
}

/** The job's name and notes. With `plain`, the first words are taken as the work even where the word list does not know them. */
function workSaid(text: string, plain: boolean): { name: string; notes: string[] } | null {
  const told = text.replace(ADDING, blanks);
  const work = workIn(told.replace(NO_DAY, blanks));
  const isKnown = work.name?.split(/[^\p{L}-]+/u).some(isWorkProper);
  const name = isKnown ? work.name : plain ? firstPart(told) : null;
  if (!name || !/\p{L}{3}/u.test(name)) return null;
  return { name, notes: work.rest.filter((one) => one !== name) };
}
const blanks = (words: string): string => ' '.repeat(words.length);
const firstPart = (text: string): string => sentenceCase(tidy(/^[^¦,.;]*/u.exec(text.trim())?.[0] ?? ''));
const SAME_AGAIN = /\bsame (?:day|time|again)\b/iu;
const ENDS_THERE =
  /^(?:['’]?s)?\s*(?:$|[,.;]|\s{2,}|(?:at|on|in|for|and|next|no|please|thanks|sometime|some|asap|early|first|to|with|he|she|they|his|her)\b)/iu;
const ARTICLE = /\b(?:an?|the|another|some|that|his|her|their)\s+$/iu;
const ADDING = new RegExp(
  `^${POLITE}(?:add|put\\s+(?:in|on|down)|log|create|set\\s+up|make|new|raise|open|book(?:\\s+in)?|enter)\\b`,
  'iu',
);
const NO_DAY = /\bno (?:date|day|time) (?:yet|set|for (?:it|now))\b/giu;
