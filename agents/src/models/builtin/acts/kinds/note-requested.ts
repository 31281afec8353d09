import { fold } from '../../../../tools/matching.ts';
import { sentenceCase, tidy } from '../../extract/gap.ts';
import { SITE } from '../../lexicon/facts.ts';
import { type Act, act, leading } from '../act.ts';
import { clientTarget, focus, jobTarget, type Piece, type Scene, type Target } from '../scene.ts';
import type { Span } from '../spans.ts';
import { wholeOf } from '../spans.ts';
import { TALK } from './intake-words.ts';
import {
  ACCESS,
  ASKS_BESIDES,
  MIND_CHANGED,
  NO_NOTE,
  NOTE_FIRST,
  NOTE_LAST,
  PREFERS,
  SO_THAT,
  SPENT,
  TAKE_ALONG,
} from './note-words.ts';

/** "note for the boys, shoes off at the door", "no door under sink, want 4 drawer. you write down", "gate code 1234". */
export function noteRequested(piece: Piece, scene: Scene): Act | null {
  const { text } = piece;
  if (NO_NOTE.test(text) || SPENT.test(text)) return null;
  const asked = noteIn(text);
  const found = asked ?? factIn(piece) ?? howReached(piece);
  if (!found) return null;
  const note = sentenceCase(
    tidy(
      withoutJob(withFact(found, asked !== null, text), piece)
        .replace(/["“”]/gu, '')
        .replace(SO_THAT, '')
        .replace(TALK, ''),
    ),
  );
  if (note.split(/\s+/).length < 2 || !/\p{L}{3}/u.test(note)) return null;
  const outside = text.slice(0, found.span.start) + text.slice(found.span.end);
  // the story around it tells nothing that is asked for
  const explains = ASKS_BESIDES.test(outside.replace(NOTE_FIRST, ' ').replace(NOTE_LAST, ' '))
    ? [found.span]
    : wholeOf(text);
  const several = /\b(?:both|all|each|the two|two) (?:of (?:the|his|her|their) )?jobs\b/iu.test(text);
  if (several) return null;
  const onClient =
    PREFERS.test(text) || /\b(?:on|in|to) (?:his|her|their|the client'?s?) (?:card|file|record|details)\b/iu.test(text);
  const job = onClient ? null : noteJob(piece, scene);
  if (job) {
    const noted = act('update_job', { job: job.reference, add_note: note }, job.record, explains);
    return asked ? leading(noted) : noted;
  }
  const client = clientTarget(piece, scene);
  const own = client?.record ? withoutName(note, client.record.name) : note;
  return client ? act('update_client', { client: client.reference, add_note: own }, client.record, explains) : null;
}

/** "she has a big dog, make a note to ring before opening the gate": what is told of the place belongs to it. */
function withFact({ note, span }: Noted, asked: boolean, text: string): string {
  const before = tidy(text.slice(0, span.start)).replace(/[\s,]+(?:eh|ay|so|and|but)$/iu, '');
  return asked && SITE.test(fold(before)) && !ASKS_BESIDES.test(before)
    ? `${sentenceCase(before)}. ${sentenceCase(note.trim())}`
    : note;
}

/** "gate code for the carport is 4471": on the job its name says nothing. */
export function withoutJob(note: string, { text, values }: Piece): string {
  const [span] = values.named.job?.spans ?? [];
  const said = span && text.slice(span.start, span.end).replace(/^(?:the|for|at|on)\s+/iu, '');
  if (!said || !/^\p{L}/u.test(said)) return note;
  const at = note.search(
    new RegExp(
      `\\s(?:for|at|on|of)\\s+(?:the\\s+)?${said.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}(?=\\s+(?:is|are|was)\\b)`,
      'iu',
    ),
  );
  return at < 0 ? note : note.slice(0, at) + note.slice(at).replace(/^.*?(?=\s+(?:is|are|was)\b)/iu, '');
}

/** On somebody's card their name says nothing. */
export const withoutName = (note: string, name: string): string => {
  const [first = ''] = note.split(' ');
  return name.split(' ').some((word) => word.toLowerCase() === first.toLowerCase())
    ? sentenceCase(note.slice(first.length).trim())
    : note;
};

/** The job that is named or meant; nobody else's where a client without any is named. */
export function noteJob(piece: Piece, scene: Scene): Target | null {
  const { client, job: said } = piece.values.named;
  // "rosa's side gate has to stay shut" is no word of somebody else's side gate
  const other = client?.value.record && said?.value.record && said.value.record.client !== client.value.record.name;
  const job = other ? undefined : said;
  const { job: _, ...named } = piece.values.named;
  const target = jobTarget(other ? { ...piece, values: { ...piece.values, named } } : piece, scene);
  if (target?.record || job) return target;
  if (client)
    return target?.record === null &&
      scene.records.some(({ kind, client: own }) => kind === 'job' && own === client.value.record?.name)
      ? target
      : null;
  const last = focus(scene, ['job']);
  return last ? { reference: last.id, record: last, how: 'talk' } : null;
}

interface Noted {
  note: string;
  /** The note with the words that have it noted. */
  span: Span;
}

function noteIn(text: string): Noted | null {
  const quoted = /["“](?<said>[^"“”]{12,})["”]/u.exec(text);
  const last = NOTE_LAST.exec(text);
  if (last && quoted?.groups?.said) return { note: quoted.groups.said, span: { start: 0, end: text.length } };
  if (last && last.index > 8) {
    const start = sentenceStart(text, last.index);
    return {
      note: text.slice(start, last.index).replace(/^(?:so|and|but)\s+/iu, ''),
      span: { start, end: text.length },
    };
  }
  const first = NOTE_FIRST.exec(text);
  if (!first) return null;
  const from = first.index + first[0].length;
  return from < text.length - 5 ? { note: text.slice(from), span: { start: first.index, end: text.length } } : null;
}

/** What is short is all of it; of a story what the last sentence says. */
function sentenceStart(text: string, end: number): number {
  if (end <= SHORT_STORY) return 0;
  const stops = [...text.slice(0, end).matchAll(/[.!?]\s+/gu)].map(({ index, 0: stop }) => index + stop.length);
  const [before, last] = [stops.at(-2), stops.at(-1)];
  if (last === undefined) return 0;
  return end - last < LEAST_SAID ? (before ?? 0) : last;
}
const [SHORT_STORY, LEAST_SAID] = [140, 20];

/** A fact for whoever goes there, or a change of mind of somebody who is named. */
function factIn({ text, values }: Piece): Noted | null {
  if (values.phone || values.email || values.address || values.days.length || values.time) return null;
  if (ASKS_BESIDES.test(text.replace(MIND_CHANGED, ' ')) || text.split(/\s+/).length > MOST_WORDS) return null;
  const along = TAKE_ALONG.test(text) && (values.named.client?.value.record || values.named.job?.value.record);
  const says = along || ACCESS.test(text) || (MIND_CHANGED.test(text) && (values.named.client || values.named.job));
  return says ? { note: text, span: { start: 0, end: text.length } } : null;
}
const MOST_WORDS = 26;

/** "he would rather be phoned after five". */
function howReached({ text, values }: Piece): Noted | null {
  if (
    values.phone ||
    values.email ||
    values.address ||
    values.days.length ||
    /\b(?:surname|name|spelt|spelled)\b/iu.test(text)
  )
    return null;
  const about = values.named.client || /^(?:and\s+|but\s+)?(?:he|she|they|the client)\b/iu.test(text);
  return about && PREFERS.test(text) && text.split(/\s+/).length <= MOST_WORDS
    ? { note: text, span: { start: 0, end: text.length } }
    : null;
}
