import type { Talk } from '../dialogue/talk.ts';
import { rememberingBeside } from '../remember.ts';
import type { Act } from './act.ts';
import { asks } from './asks.ts';
import { unexplained } from './coverage.ts';
import { askedChange } from './kinds/asked-change.ts';
import { askedContact } from './kinds/asked-contact.ts';
import { askedDay } from './kinds/asked-day.ts';
import { askedJob } from './kinds/asked-job.ts';
import { askedOrder } from './kinds/asked-order.ts';
import { askedWhen } from './kinds/asked-when.ts';
import { ambiguous } from './kinds/ambiguous.ts';
import { arrived } from './kinds/arrived.ts';
import { beyond } from './kinds/beyond.ts';
import { contact } from './kinds/contact.ts';
import { dayOff } from './kinds/day-off.ts';
import { finished } from './kinds/finished.ts';
import { howMany } from './kinds/how-many.ts';
import { quoteDecided } from './kinds/quote-decided.ts';
import { renamed } from './kinds/renamed.ts';
import { scheduled } from './kinds/scheduled.ts';
import { talk as smallTalk, withoutLead } from './kinds/talk.ts';
import type { Piece, Scene } from './scene.ts';
import { askingWords, pointsBack } from './subject.ts';
import { valuesIn } from './values.ts';

/** Reads a piece as one kind of act, or null where it is none. */
export type ActReader = (piece: Piece, scene: Scene) => Act | null;

/** What is changed or made. */
const DEEDS: readonly ActReader[] = [
  smallTalk,
  dayOff,
  contact,
  renamed,
  quoteDecided,
  arrived,
  finished,
  howMany,
  scheduled,
  beyond,
  ambiguous,
];
/** What is asked; a question changes nothing. */
const QUESTIONS: readonly ActReader[] = [beyond, askedChange, askedOrder, askedWhen, askedDay, askedContact, askedJob];

export interface ReadAct extends Act {
  /** The piece of the message, in its words. */
  text: string;
  /** Words of it that nothing explains. */
  left: readonly string[];
}
export interface Acts {
  acts: readonly ReadAct[];
  /** Pieces with something to say that no act takes. */
  rest: readonly string[];
}

/** "would you?" may stand behind a request; a few words with a question mark are a question. */
function readersFor(text: string): readonly ActReader[] {
  if (asks(text)) return QUESTIONS;
  if (!text.trimEnd().endsWith('?')) return DEEDS;
  return text.split(/\s+/).length <= SHORT ? QUESTIONS : DEEDS;
}
const SHORT = 3;

/** Characters. Longer ones are stories and pastes, which are read otherwise. */
const LONGEST = 300;
const MOST_PIECES = 8;
const JOINT =
  /\s*[;\n]+\s*|(?<!\b(?:no|st|mt|mr|mrs|ms|dr))[.!?]\s+|\s*,(?!(?<=\d,)\d{3}(?!\d))\s*(?:(?:and|then|also|but|so)\s+)?|\s+(?:and|then|but|also|plus)\s+/gi;
/** Of reading a piece as nothing, and as an act at all: as few acts as explain the most words. */
const [NOTHING, WORD_LEFT, AN_ACT] = [0.5, 1.2, 0.1];

/** "when does the scaffold go up and when do we start there": each half is read by itself, or the older rules read both. */
const TWO_ASKED = 4;
const asksFurther = (text: string): boolean => asks(text) && (pointsBack(text) || unexplained(text, []).length > 0);

interface Path {
  cost: number;
  acts: ReadAct[];
  rest: string[];
}

const remember = rememberingBeside<Acts>(50);

/** What a message asks for, piece by piece: parted where that explains the most of its words. */
export function actsIn(message: string, talk: Talk): Acts {
  const key = `${talk.facts.today} ${talk.history.length} ${message}`;
  return remember(talk.records)(key, () => readAnew(message, talk));
}

function readAnew(said: string, talk: Talk): Acts {
  const message = withoutLead(said);
  const none = { acts: [], rest: [message] };
  if (message.length > LONGEST) return none;
  const pieces = piecesOf(message);
  if (pieces.length > MOST_PIECES) return none;
  const paths: Path[] = [{ cost: 0, acts: [], rest: [] }];
  for (let to = 1; to <= pieces.length; to++) {
    const ways = Array.from({ length: to }, (_, from) =>
      waysOn(paths[from] as Path, message, pieces.slice(from, to), talk),
    );
    paths.push(ways.flat().reduce((best, way) => (way.cost < best.cost ? way : best)));
  }
  const { acts, rest } = paths.at(-1) ?? none;
  return { acts, rest };
}

interface Stretch {
  start: number;
  end: number;
}

function piecesOf(message: string): Stretch[] {
  const pieces: Stretch[] = [];
  let start = 0;
  for (const joint of message.matchAll(JOINT)) {
    if (joint.index > start) pieces.push({ start, end: joint.index });
    start = joint.index + joint[0].length;
  }
  if (start < message.length) pieces.push({ start, end: message.length });
  return pieces;
}

function waysOn(path: Path, message: string, pieces: readonly Stretch[], talk: Talk): Path[] {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last) return [];
  const text = message.slice(first.start, last.end);
  const ways: Path[] = [];
  if (pieces.length === 1) {
    // a question is never nothing, however plain its words
    const words = unexplained(text, []).length + Number(asks(text));
    const cost = path.cost + NOTHING + WORD_LEFT * words;
    ways.push({ cost, acts: path.acts, rest: words ? [...path.rest, text] : path.rest });
  }
  const scene = { ...talk, before: path.acts };
  const piece = { text, values: valuesIn(text, talk) };
  const further = pieces.slice(1).some(({ start, end }) => asksFurther(message.slice(start, end)));
  for (const reader of readersFor(text)) {
    const act = reader(piece, scene);
    if (!act) continue;
    const left = unexplained(text, QUESTIONS.includes(reader) ? [...act.explains, ...askingWords(text)] : act.explains);
    const cost = path.cost + AN_ACT + left.length + (further ? TWO_ASKED : 0);
    ways.push({ ...path, cost, acts: [...path.acts, { ...act, text, left }] });
  }
  return ways;
}
