import type { Talk } from '../dialogue/talk.ts';
import { isQuestion } from '../intent/is-question.ts';
import { rememberingBeside } from '../remember.ts';
import type { Act } from './act.ts';
import { unexplained } from './coverage.ts';
import { arrived } from './kinds/arrived.ts';
import { contact } from './kinds/contact.ts';
import { digits } from './kinds/digits.ts';
import { finished } from './kinds/finished.ts';
import { howMany } from './kinds/how-many.ts';
import { intake } from './kinds/intake.ts';
import { noted } from './kinds/noted.ts';
import { quoteDecided } from './kinds/quote-decided.ts';
import { renamed } from './kinds/renamed.ts';
import { scheduled } from './kinds/scheduled.ts';
import { wantsWork } from './kinds/wants-work.ts';
import { whoseJob } from './kinds/whose-job.ts';
import type { Piece, Scene } from './scene.ts';
import { valuesIn } from './values.ts';

/** Reads a piece as one kind of act, or null where it is none. */
export type ActReader = (piece: Piece, scene: Scene) => Act | null;

/** What is changed or made. */
const DEEDS: readonly ActReader[] = [
  contact,
  renamed,
  quoteDecided,
  arrived,
  finished,
  howMany,
  scheduled,
  noted,
  intake,
  wantsWork,
  digits,
  whoseJob,
];
/** What a whole message is, however long: stories, and what was pasted. */
const WHOLE: readonly ActReader[] = [noted, intake];
/** What is asked; a question changes nothing. */
const QUESTIONS: readonly ActReader[] = [];

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
  if (isQuestion(text)) return QUESTIONS;
  if (!text.trimEnd().endsWith('?')) return DEEDS;
  return text.split(/\s+/).length <= SHORT ? QUESTIONS : [...QUESTIONS, ...DEEDS];
}
const SHORT = 3;

/** Characters. Longer ones are stories and pastes, which are read otherwise. */
const LONGEST = 300;
const LONGEST_STORY = 1500;
const MOST_PIECES = 8;
const JOINT =
  /\s*[;\n]+\s*|(?<!\b(?:no|st|mt|mr|mrs|ms|dr))[.!?]\s+|\s*,(?!(?<=\d,)\d{3}(?!\d))\s*(?:(?:and|then|also|but|so)\s+)?|\s+(?:and|then|but|also|plus)\s+/gi;
/** Of reading a piece as nothing, and as an act at all: as few acts as explain the most words. */
const [NOTHING, WORD_LEFT, AN_ACT] = [0.5, 1.2, 0.1];

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

function readAnew(message: string, talk: Talk): Acts {
  const pieces = piecesOf(message);
  if (message.length > LONGEST || pieces.length > MOST_PIECES) return asWhole(message, talk);
  const paths: Path[] = [{ cost: 0, acts: [], rest: [] }];
  for (let to = 1; to <= pieces.length; to++) {
    const ways = Array.from({ length: to }, (_, from) =>
      waysOn(paths[from] as Path, message, pieces.slice(from, to), talk),
    );
    paths.push(ways.flat().reduce((best, way) => (way.cost < best.cost ? way : best)));
  }
  const { acts, rest } = paths.at(-1) ?? { acts: [], rest: [message] };
  return { acts, rest };
}

function asWhole(message: string, talk: Talk): Acts {
  if (message.length > LONGEST_STORY) return { acts: [], rest: [message] };
  const [whole] = WHOLE.flatMap((reader) => {
    const found = reader({ text: message, values: valuesIn(message, talk) }, { ...talk, before: [] });
    return found ? [{ ...found, text: message, left: unexplained(message, found.explains) }] : [];
  });
  return whole ? { acts: [whole], rest: [] } : { acts: [], rest: [message] };
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
    const words = unexplained(text, []);
    const cost = path.cost + NOTHING + WORD_LEFT * words.length;
    ways.push({ cost, acts: path.acts, rest: words.length || /\d/.test(text) ? [...path.rest, text] : path.rest });
  }
  const scene = { ...talk, before: path.acts };
  const piece = { text, values: valuesIn(text, talk) };
  for (const reader of readersFor(text)) {
    const act = reader(piece, scene);
    if (!act) continue;
    const left = unexplained(text, act.explains);
    ways.push({ ...path, cost: path.cost + AN_ACT + left.length, acts: [...path.acts, { ...act, text, left }] });
  }
  return ways;
}
