import type { Talk } from '../dialogue/talk.ts';
import { saidToBe } from '../intent/likely.ts';
import { rememberingBeside } from '../remember.ts';
import type { Act, ReadAct } from './act.ts';
import { type ActReader, DEEDS, QUESTIONS, WHOLE } from './act-readers.ts';
import { asks, asksOfNextDay } from './asks.ts';
import { withBareSum } from './bare-sum.ts';
import { leftBy, unexplained } from './coverage.ts';
import { withDayOfAll } from './day-of-all.ts';
import { withGstBehind } from './gst-behind.ts';
import { asksOtherDay } from './kinds/day-refused.ts';
import { isTalk, withoutLead } from './kinds/talk.ts';
import { laterCounts } from './later-counts.ts';
import { asPointed } from './pointed.ts';
import { LATEST, type Scene } from './scene.ts';
import type { Span } from './spans.ts';
import { standsBack, withoutGone } from './stands-back.ts';
import { askingWords, pointsBack } from './subject.ts';
import { type Values, valueSpans, valuesIn } from './values.ts';

export interface Acts {
  acts: readonly ReadAct[];
  /** Pieces with something to say that no act takes. */
  rest: readonly string[];
  /** Every piece that was read, also what a later one does away with. */
  read: readonly string[];
}

/** "would you?" may stand behind a request; a few words with a question mark are a question. */
function readersFor(text: string, { history }: Told): readonly ActReader[] {
  if (asks(text) || asksOfNextDay(text, history) || ASKS_INSIDE.test(text)) return QUESTIONS;
  if (!text.trimEnd().endsWith('?')) return DEEDS;
  return text.split(/\s+/).length <= SHORT ? QUESTIONS : DEEDS;
}
const SHORT = 3;
/** "next friday arvo can i fit bruce in" */
const ASKS_INSIDE = /\b(?:can|could|am|do|did|have|will|should|shall) i\b(?! (?:know|think|reckon))/i;

/** Characters. Longer ones are stories and pastes, which are read otherwise. */
const LONGEST = 300;
const LONGEST_STORY = 1500;
const MOST_PIECES = 8;
const JOINT =
  /\s*[;\n]+\s*|(?<!\b(?:no|st|mt|mr|mrs|ms|dr))[.!?]\s+|\s*,(?!(?<=\d,)\d{3}(?!\d))\s*(?:(?:and|then|also|but|so)\s+)?|\s+(?:(?:no|nah|oh|sorry|wait|actually)\s+)?(?:hang on|hold on|no wait|wait no|scratch that|scrap that)\s+(?=\S+\s+\S+\s)|\s+(?:and|then|but|also|plus(?!\s+gst))\s+(?!(?<=\b(?:ring|call|phone)\b[^.;]{1,50})(?:see|find out|check|ask)\b)|(?<=\b(?:finished|done|complete|completed|wrapped)\b[^,.;]{0,30})\s+(?=(?:bill|invoice|charge)\s+(?:him|her|them|it)\b)|\s+so\s+(?=(?:can you|could you|please|pls|just|chuck|move|push|shift|bump|put|bring|do (?:him|her|them)|make (?:it|him|her|me|us|them|that)|swap|remind|order|book)\b)|\s+(?:anyway|anyways|anyhow|long story short)[\s,]+/gi;
/** Of reading a piece as nothing, and as an act at all: as few acts as explain the most words. */
const [NOTHING, WORD_LEFT, AN_ACT] = [0.5, 1.2, 0.1];

/** "when does the scaffold go up and when do we start there": each half is read by itself, or the rules in decide/ read both. */
const [TWO_ASKED, NEWS_LOST] = [4, 6];
const asksFurther = (text: string): boolean =>
  asks(text) && !MORE_OF_IT.test(text) && (pointsBack(text) || unexplained(text, []).length > 0);
/** "wheres my first job monday and what time": of the same, and told with it. */
const MORE_OF_IT =
  /^(?:(?:at )?(?:what|which) (?:time|hour|address|suburb|street)|what(?:'?s| is) the (?:time|address|number)|where(?:abouts)?|when|who(?: for| with)?|whose|how long)\W*$/iu;

interface Path {
  cost: number;
  acts: ReadAct[];
  rest: string[];
}

/** "move him to thursday, and his locks one day before that": the day before the new one. */
const asMoved = ({ call, about, stays }: Act): Act['about'] =>
  about?.kind === 'job' && !stays && typeof call?.args.date === 'string' ? { ...about, date: call.args.date } : about;

type Told = Talk & Pick<Scene, 'doneSoFar' | 'original'>;
const remember = rememberingBeside<Acts>(50);

/** What a message asks for, piece by piece: parted where that explains the most of its words. */
export function actsIn(message: string, talk: Told): Acts {
  const key = [
    talk.facts.today,
    talk.facts.country,
    [...(talk.facts.cannot ?? [])].join(' '),
    talk.facts.jobOnScreen,
    ...talk.history.slice(-LATEST).map(({ role, text }) => `${role} ${text}`),
    talk.doneSoFar?.join(' '),
    talk.original,
    message,
  ].join('\n');
  return remember(talk.records)(key, () => readAnew(message, talk));
}

function readAnew(said: string, talk: Told): Acts {
  const message = withoutLead(said);
  const pieces = piecesOf(message);
  if (message.length > LONGEST || pieces.length > MOST_PIECES) return asWhole(message, talk);
  const paths: Path[] = [{ cost: 0, acts: [], rest: [] }];
  for (let to = 1; to <= pieces.length; to++) {
    const ways = Array.from({ length: to }, (_, from) =>
      waysOn(paths[from] as Path, message, pieces.slice(from, to), talk),
    );
    const all = ways.flat();
    const best = all.reduce((one, way) => (way.cost < one.cost ? way : one));
    paths.push(all.find((way) => doesMore(way, best)) ?? best);
  }
  const { acts, rest } = paths.at(-1) ?? { acts: [], rest: [message] };
  // a day that will not do is settled by the new one
  const settled = acts.some(({ call }) => call?.name.startsWith('update_'));
  const later = laterCounts(onceEach(settled ? acts.filter((one) => !asksOtherDay(one)) : acts));
  const counting = withGstBehind(withoutGone(later), message);
  const others = counting.filter((one) => standsBack(one, talk));
  const own = withoutReasons(
    toldWith(
      withoutStory(
        counting.filter((one) => !others.includes(one)),
        talk,
      ),
    ),
  );
  return {
    ...withDayOfAll(
      withBareSum({ acts: own, rest: [...rest, ...new Set(others.map(({ text }) => text))] }),
      talk.facts.today,
    ),
    read: acts.map(({ text }) => text),
  };
}

/** "i was at karens yesterday, ... write her up a bill": when somebody was there is no new day for the job that is billed. */
function withoutStory(acts: readonly ReadAct[], { facts: { today } }: Told): readonly ReadAct[] {
  const bills = acts.some(({ call }) => call?.name === 'create_invoice');
  const isStory = ({ call, text }: ReadAct): boolean =>
    call?.name === 'update_job' &&
    Object.keys(call.args).every((key) => key === 'job' || key === 'date') &&
    String(call.args.date) <= today &&
    WAS_THERE.test(text);
  return bills ? acts.filter((one) => !isStory(one)) : acts;
}
const WAS_THERE =
  /^\W*(?:(?:so|ok|well|yeah)\s+)?(?:i|we)(?:['’]?ve)?\s+(?:was|were|went|been|popped|dropped|came|got)\b/i;

/** The hour behind a question about a day is that of its jobs, which are told with their hours. */
const toldWith = (acts: readonly ReadAct[]): readonly ReadAct[] =>
  acts.some(({ call }) => call?.name === 'show_schedule')
    ? acts.filter(({ call, text }) => call?.name !== 'find_job' || !MORE_OF_IT.test(text))
    : acts;

/** "when do we start hers? her sister is asking because she's minding the dog": why it is asked is no note, unless it is to be one. */
const withoutReasons = (acts: readonly ReadAct[]): readonly ReadAct[] =>
  acts.some(({ call }) => call !== null && /^(?:find|list|show)_/.test(call.name))
    ? acts.filter(({ call, text }) => !call || !('add_note' in call.args) || !WHY_ASKED.test(text))
    : acts;
const WHY_ASKED =
  /\b(?:is|are|was|were|keeps?|been) asking\b|\bwants? to know\b|^(?:\W*(?:because|cos)\b)|^\W*i(?:['’]?d|['’]?ve)?\s+(?:put|had|wrote|left|lost)\b/i;

/** "the ensuite is finished, and the vanity turned up": what reads both as the one has passed over the other. */
function doesMore(way: Path, than: Path): boolean {
  const left = way.acts.filter(({ call }) => call);
  const read = than.acts.filter(({ call }) => call);
  for (const one of read) {
    const at = left.findIndex((other) => isSame(one, other));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  // "it's bucketing here, so put barrys fence off": a story that ends in an order
  const story = !read.length && than.acts.every(isTalk) && left.some(({ text }) => ORDERED.test(text));
  const more =
    (read.length > 0 || story) &&
    left.length > 0 &&
    left.every((one) => isDeed(one) && !read.some((other) => isSame(other, one))) &&
    !isSameMoney(read, left) &&
    !isSameWork(read, left);
  return more && way.rest.length <= than.rest.length;
}
/** "it should have been 1610 not 1725, credit her the 115": one and the same, told twice. */
const isSameMoney = (read: readonly ReadAct[], more: readonly ReadAct[]): boolean =>
  read.some(({ call }) => call?.name === 'credit_invoice') &&
  more.some(({ call }) => call?.name === 'update_finance_record');
/** "she wants a gate too, 660, put it down as a variation": what is wanted is the variation, and no job of its own. */
const isSameWork = (read: readonly ReadAct[], more: readonly ReadAct[]): boolean =>
  read.some(({ call, text }) => call?.name === 'add_variation' && /\bas (?:an?|another) variation\b/i.test(text)) &&
  more.some(({ call }) => call?.name === 'create_job');
const ORDERED =
  /^(?:please |just |so |then )*(?:put|move|push|shift|bump|bring|remind|order|book|change|cancel|swap)\b/i;
/** A note and a number of something may be a part of what the other one tells. */
const isDeed = ({ call, left }: ReadAct): boolean =>
  !left.length && call !== null && !('add_note' in call.args) && call.name !== 'create_procurement_item';
const isSame = ({ call, about }: ReadAct, other: ReadAct): boolean =>
  call?.name === other.call?.name &&
  Object.keys(call?.args ?? {}).join() === Object.keys(other.call?.args ?? {}).join() &&
  (about ? about.id === other.about?.id : JSON.stringify(call) === JSON.stringify(other.call));

/** "its too dear, hes knocked it back": said twice, done once. */
const onceEach = (acts: readonly ReadAct[]): ReadAct[] =>
  acts.filter(({ call }, i) => {
    const same = JSON.stringify(call);
    return (
      !/^(?:update|list|find)_/.test(call?.name ?? '') ||
      acts.findIndex((one) => JSON.stringify(one.call) === same) === i
    );
  });

/** Words of a piece that asks for something, or tells something that is to be kept. */
const REQUESTS =
  /\b(?:wants?|needs?|after|keen|interested|looking|thousand|grand|dollars?|bucks|said|order|get|buy|grab|remind|tell|text|ring|call|message|let|send|flick|shoot|quote|price|invoice|bill|pay|paid|owes?|charge|cost|cancel|delete|remove|scrap|note|add|new|make|book|put|same|another|also|too|ask|chase|change|update|log|record)\b/i;

/** Told around what is asked for, and asks for nothing itself: "wind warning", "raining like buggery". */
const isLeadUp = (text: string, { named, ...values }: Values): boolean =>
  !valueSpans({ ...values, named }).length &&
  !Object.keys(named).length &&
  !/\d/.test(text) &&
  !REQUESTS.test(text) &&
  !IS_DONE.test(text);

function asWhole(message: string, talk: Talk): Acts {
  if (message.length > LONGEST_STORY) return { acts: [], rest: [message], read: [] };
  const piece = { text: message, values: asPointed(valuesIn(message, talk), message, talk) };
  for (const reader of WHOLE) {
    const read = reader(piece, { ...talk, before: [] });
    const acts = read === null ? [] : [read].flat();
    const left = unexplained(
      message,
      acts.flatMap(({ explains }) => explains),
    );
    if (acts.length) return { acts: acts.map((one) => ({ ...one, text: message, left })), rest: [], read: [message] };
  }
  return { acts: [], rest: [message], read: [] };
}

function piecesOf(message: string): Span[] {
  const pieces: Span[] = [];
  let start = 0;
  for (const joint of message.matchAll(JOINT)) {
    if (joint.index > start) pieces.push({ start, end: joint.index });
    start = joint.index + joint[0].length;
  }
  if (start < message.length) pieces.push({ start, end: message.length });
  return pieces;
}

/** "its done just forgot. invoice her": that it is done is something to be kept, whatever else is asked for behind it. */
const passesOverNews = (acts: readonly Act[], pieces: readonly string[]): boolean =>
  pieces.length > 1 &&
  pieces.slice(0, -1).some((piece) => IS_DONE.test(piece) && !asks(piece)) &&
  acts.every(
    ({ call }) => call !== null && /^(?:create_(?:finance|invoice|quote)|send_invoice|issue_)/.test(call.name),
  );
const IS_DONE =
  /^(?:(?:oh|ok|yeah|yep|right|righto|so|and|all)[\s,]+)*(?:it|its|it['’]s|that|thats|that['’]s|he|she|they|job|the \p{L}+|\p{L}+['’]?s)?\s*(?:is |are |all |now )*(?:done|finished|completed?|wrapped up)\b(?!\s+(?:and|by|on|when|until))/iu;

function waysOn(path: Path, message: string, pieces: readonly Span[], talk: Told): Path[] {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last) return [];
  const text = message.slice(first.start, last.end);
  const ways: Path[] = [];
  const piece = { text, values: asPointed(valuesIn(text, talk), text, talk) };
  if (pieces.length === 1) {
    const words = leftBy(text, piece.values, []);
    const asked = asks(text);
    // a question is never nothing, however plain its words
    const cost = path.cost + NOTHING + WORD_LEFT * (words.length + Number(asked));
    const said = asked || (words.length > 0 && !isLeadUp(text, piece.values));
    ways.push({ cost, acts: path.acts, rest: said ? [...path.rest, text] : path.rest });
  }
  const scene = { ...talk, message, before: path.acts.filter((one) => !isTalk(one) || one.about) };
  const further = pieces.slice(1).some(({ start, end }) => asksFurther(message.slice(start, end)));
  for (const reader of readersFor(text, talk)) {
    const read = reader(piece, scene);
    const acts = read === null ? [] : [read].flat();
    if (!acts.length) continue;
    const explains = acts.flatMap((one) => one.explains);
    const asking = QUESTIONS.includes(reader) ? askingWords(text) : [];
    const left = leftBy(text, piece.values, [...explains, ...asking]);
    const told = acts.map((one) => ({ ...one, about: asMoved(one), text, left }));
    // what is asked in a message is asked of whoever gets it
    const two = further && !acts.some(({ call }) => call?.name === 'send_message');
    // "remind me to ring bev, and add a new client ..." is no reminder of both
    const more =
      acts.some(({ call }) => call?.name === 'create_task') &&
      pieces.slice(1).some((one) => saidToBe(message.slice(one.start, one.end)));
    const over = passesOverNews(
      acts,
      pieces.map(({ start, end }) => message.slice(start, end)),
    );
    const cost = path.cost + AN_ACT + left.length + (two || more ? TWO_ASKED : 0) + (over ? NEWS_LOST : 0);
    ways.push({ ...path, cost, acts: [...path.acts, ...told] });
  }
  return ways;
}
