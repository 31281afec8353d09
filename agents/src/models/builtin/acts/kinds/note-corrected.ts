import type { KnownRecord } from '../../../../known.ts';
import { sentenceCase, tidy } from '../../extract/gap.ts';
import { smallNumber } from '../../extract/numbers.ts';
import { alternatives } from '../../lexicon/alternatives.ts';
import { COLOUR } from '../../lexicon/finishes.ts';
import { takeRecord } from '../../records/take.ts';
import { type Act, act, leading, words } from '../act.ts';
import { recordOf } from '../found.ts';
import { onlyJobOf, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { bare, NOT_THAT, THAT_TO, withReplaced } from './item-detail.ts';
import { isTalk } from './talk-beside.ts';

interface LastNote {
  record: KnownRecord;
  /** All that stands on the record as its notes. */
  note: string;
}

/** How our answers report a note that was written, or is waiting to be. */
const TOLD =
  /\b(?:Updated|Change|Changed)\s+(?<kind>job|client)\s+(?<title>[^:\n]+):\s+(?:description|job notes|notes)\s+(?<note>[^\n]+?)\.?\s*$/gimu;

/** What the last answer wrote on a job or a client, where that was all that it did. */
function lastNote({ history, records, before }: Scene): LastNote | null {
  const last = history.at(-1);
  if (before.length || last?.role !== 'assistant') return null;
  const told = [...last.text.matchAll(TOLD)].at(-1)?.groups;
  if (!told?.title || !told.note) return null;
  const { title } = told;
  const record = records.find(
    ({ kind, name, number }) =>
      kind === told.kind?.toLowerCase() &&
      title.includes(name) &&
      (kind === 'client' || title.startsWith(`${number} `)),
  );
  return record ? { record, note: told.note.replace(/\s*\(was .*\)$/u, '') } : null;
}

const MORE =
  /^(?:and|also|plus|oh|as well|another thing)\b[\s,]*(?:(?:and|also|that|oh|plus)\b[\s,]*)*(?<more>\S.+)$/iu;
const TOO = /^(?<more>\S.+?)[\s,]+(?:too|as well)[\s.!]*$/iu;
const DEEDS =
  /\b(?:deliver\w*|arriv\w*|finish\w*|done|cancel\w*|delete|same (?:for|again)|him|her|them|(?:for|at) \p{L}+['’]?s?$)\b/iu;
const BACK = new RegExp(
  `^(?:(?:${alternatives(`sorry | soz | no | nah | nope | wait | actually | oops | whoops | hang on | hold on | i mean | i meant | meant | make (?:it|that) | should be | it should be | it'?s | its | that'?s | thats | correction | my bad | scratch that | well | oh | i had (?:it|that|them) (?:upside down|back to front|backwards|wrong|mixed up|arse about|(?:round )?the wrong way(?: round)?) | got (?:it|that) (?:wrong|back to front)`)})\\b[\\s,.:-]*)+`,
  'iu',
);

const written = ({ record }: LastNote, args: { add_note: string } | { all: string }, text: string): Act => {
  const replaced = record.kind === 'job' ? 'description' : 'notes';
  const note = 'all' in args ? { [replaced]: args.all } : args;
  const tool = record.kind === 'job' ? 'update_job' : 'update_client';
  return leading(act(tool, { [record.kind]: record.id, ...note }, record, wholeOf(text)));
};

/** Adds to the note that was just written: "and firewood cut to 300". */
export function noteContinued(piece: Piece, scene: Scene): Act | null {
  const { text } = piece;
  const last = lastNote(scene);
  const more = (MORE.exec(text) ?? TOO.exec(text))?.groups?.more;
  if (!last || !more || !isOnlyTold(more, piece) || isOfAnother(last.record, piece)) return null;
  return more.split(/\s+/).length > 1 ? written(last, { add_note: sentenceCase(tidy(more)) }, text) : null;
}

/** It asks for nothing, and has no day, no money and no contact details in it. */
const isOnlyTold = (more: string, { text, values }: Piece): boolean =>
  isTalk(more) && !DEEDS.test(more) && !/\?\s*$|\$/.test(text) && !(values.phone || values.email || values.days.length);

/** Another client or job is named than the one that has the note. */
function isOfAnother(record: KnownRecord, { values }: Piece): boolean {
  const named = recordOf(values.named.client) ?? recordOf(values.named.job);
  return named !== null && named.id !== record.id && named.name !== record.client && named.client !== record.name;
}

/** Corrects the note that was just written: "sorry 4812", "not surfmist, shale grey", "that was kirsty not hamish". */
export function noteCorrected(piece: Piece, scene: Scene): Act | readonly Act[] | null {
  const { text, values } = piece;
  const last = lastNote(scene);
  if (!last || /[$?]/.test(text) || text.split(/\s+/).length > 16) return null;
  const moved = otherOwner(text, last, scene);
  if (moved) return moved;
  const fixed = values.days.length || values.phone ? null : putRight(last.note, text);
  return fixed ? written(last, { all: fixed }, text) : null;
}

/** A note with the word, figure or colour that was meant. */
function putRight(note: string, text: string): string | null {
  const said = tidy(text.replace(/[\s.!]+$/u, ''));
  const { now, was } = (THAT_TO.exec(said) ?? NOT_THAT.exec(said))?.groups ?? {};
  const other = now && was ? withReplaced(note, bare(now), bare(was)) : null;
  if (other) return other;
  // "matte black, sorry. she was very particular": what stands behind it is only why
  const [sentence = '', ...why] = said.split(/[.!]\s+/u);
  const own = why.length && isTalk(why.join(' ')) ? sentence : said;
  if (!BACK.test(own) && !SORRY_LAST.test(own)) return null;
  const right = bare(own.replace(BACK, '').replace(SORRY_LAST, ''));
  return figure(right, note) ?? coloured(right, note) ?? ofThing(right, note);
}
const FIGURE = /(?<![\p{L}\p{N}])[\p{L}-]*\d[\p{L}\p{N}.-]*/gu;
/** Replaces the only number of the note. */
function figure(right: string, note: string): string | null {
  const [now, ...more] = spelt(right).match(FIGURE) ?? [];
  const [was, ...others] = note.match(FIGURE) ?? note.match(DIGIT_BY_DIGIT) ?? [];
  if (!now || more.length || !was || others.length || now === was) return null;
  return spelt(right).split(/\s+/).length <= 3 ? note.replace(was, now) : null;
}

const DIGIT_BY_DIGIT =
  /\b(?:(?:oh|zero|one|two|three|four|five|six|seven|eight|nine)\s+){2,}(?:oh|zero|one|two|three|four|five|six|seven|eight|nine)\b/giu;
/** "four seven one four" as it is keyed in. */
const spelt = (text: string): string =>
  text.replace(DIGIT_BY_DIGIT, (said) =>
    said
      .split(/\s+/)
      .map((word) => (/^(?:oh|zero)$/i.test(word) ? 0 : smallNumber(word)))
      .join(''),
  );

function coloured(right: string, note: string): string | null {
  const was = COLOUR.exec(note)?.[0];
  return was && COLOUR.test(right) && right.split(/\s+/).length <= 3 && right !== was
    ? note.replace(was, right.toLowerCase())
    : null;
}

const SORRY_LAST = /[\s,]+(?:sorry|i meant?|oops|my bad|i mean)[\s.!]*$/iu;
/** "second pot sorry": the note has the word "pot", and the word before it is replaced. */
function ofThing(right: string, note: string): string | null {
  const [, now, thing, ...more] = /^(?:the\s+)?(\p{L}+)\s+(\p{L}+)$/iu.exec(right) ?? [];
  if (!now || !thing || more.length) return null;
  const stands = [...note.matchAll(new RegExp(`(?<!\\p{L})(?<was>\\p{L}+)(?=\\s+${thing}(?!\\p{L}))`, 'giu'))];
  const [only, ...others] = stands;
  const was = only?.groups?.was;
  if (
    !only ||
    others.length ||
    !was ||
    was.toLowerCase() === now.toLowerCase() ||
    /^(?:the|an?|her|his|my|on|in)$/i.test(was)
  )
    return null;
  return note.slice(0, only.index) + now + note.slice(only.index + was.length);
}

const WAS =
  /\b(?:(?:that|it)(?:'?s| was| is)|thats|(?:that|it) should be|i meant?|meant|that one'?s|goes|put (?:it|that))\s+(?:for\s+|on\s+|under\s+)?(?<now>\p{L}[\p{L}'’]*(?:\s+\p{L}[\p{L}'’]*)?)(?:\s+(?:not|instead of)\s+\p{L}+)?[\s.!]*$|\bnot\s+\p{L}[\p{L}'’]*[\s,]+(?<now2>\p{L}[\p{L}'’]*)[\s.!]*$/iu;
/** The note was about somebody else: it is written on their job too, and the answer says that the first one still stands. */
function otherOwner(text: string, { record, note }: LastNote, scene: Scene): readonly Act[] | null {
  const own = record.kind === 'client' ? record.name : record.client;
  const found = WAS.exec(text)?.groups;
  const said = found?.now ?? found?.now2;
  if (!said) return null;
  const others = scene.records.filter(({ kind, name }) => kind === 'client' && name !== own);
  const client = takeRecord('client', said, others)?.record;
  if (!client) return null;
  const job = record.kind === 'job' ? onlyJobOf(client, scene.records) : null;
  const [first = ''] = (own ?? '').toLowerCase().split(' ');
  const plain = note.replace(/^(?<who>\p{L}+?)(?:['’]?s)?\s+/u, (start, who: string) =>
    who.toLowerCase() === first ? '' : start,
  );
  const target: LastNote = { record: job ?? client, note };
  return [
    written(target, { add_note: sentenceCase(plain) }, text),
    words(`The note still stands on ${record.name} too: it can be taken off on that page.`, wholeOf(text)),
  ];
}
