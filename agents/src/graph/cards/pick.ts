import { plainly } from '../../models/builtin/acts/plainly.ts';
import type { Waiting } from '../waiting-in.ts';
import { PLACES } from '../yes-no-words.ts';
import { EMPTY, EVERYTHING, KIND_WORDS, OTHERS, POINTS } from './card-words.ts';

/** What a few words mean of what lies open; null where they name nothing of it, 'several' where they may be more than one. */
export type Picked = readonly Waiting[] | 'several' | null;

export const words = (text: string): string =>
  plainly(text)
    .replace(/[^\p{L}\p{N}.:]+/gu, ' ')
    .replace(/[.:](?!\d)|(?<!\d)[.:]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Everything a card may be called by. */
function called({ summary, kinds, details }: Waiting): ReadonlySet<string> {
  const said = [summary, ...details].flatMap((line) => words(line.replace(/(?<=\d),(?=\d)/g, '')).split(' '));
  const kind = kinds.flatMap((one) => (KIND_WORDS[one] ?? '').split(' '));
  return new Set([...said, ...kind].map(plain));
}

/** "lorraines", "mondays", "09:00", "1,450.00" and what they are called otherwise are one word. */
function plain(word: string): string {
  const hour = /^0?(\d{1,2}):(\d\d)$/.exec(word);
  if (hour) return hour[2] === '00' ? `${Number(hour[1])}` : `${Number(hour[1])}.${hour[2]}`;
  if (/^\d+(?:\.\d+)?$/.test(word)) return String(Number(word));
  const day = /^(mon|tue|wed|thu|fri|sat|sun)(?:s|day|sday|nesday|rsday|urday)?s?$/.exec(word);
  if (day?.[1]) return day[1];
  return word.length > 3 ? word.replace(/s$/, '') : word;
}

/** `listed`: in the order in which they were shown, for "2" and "the second". */
export function pick(said: string, cards: readonly Waiting[]): Picked {
  const text = words(said);
  if (POINTS.test(text)) return latest(cards);
  if (EVERYTHING.test(text) || OTHERS.test(text)) return cards.length ? cards : null;
  const placed = byPlace(text, cards);
  if (placed) return placed;
  const wanted = [
    ...new Set(
      text
        .split(' ')
        .filter((word) => !EMPTY.has(word))
        .map(plain),
    ),
  ];
  if (!wanted.length) return null;
  const rated = cards.map((card) => {
    const own = called(card);
    return { card, hits: wanted.filter((word) => own.has(word)).length };
  });
  const most = Math.max(...rated.map(({ hits }) => hits), 0);
  // one word may be told otherwise than the card has it, if two are the card's
  const missed = wanted.filter((word) => !rated.some(({ card, hits }) => hits === most && called(card).has(word)));
  if (!most || missed.some((word) => /\d/.test(word)) || missed.length > (most > 1 ? 1 : 0)) return null;
  const best = rated.filter(({ hits }) => hits === most).map(({ card }) => card);
  return best.length === 1 || /\b(?:ones|drafts|cards)\b/u.test(text) ? best : ofOneThing(best);
}

/** Of several for the same thing the last one is meant; of those of the latest message, that. */
function ofOneThing(cards: readonly Waiting[]): Picked {
  const [first] = cards;
  const same = cards.every(
    ({ summary, record }) => summary === first?.summary || (record !== null && record === first?.record),
  );
  const fresh = cards.filter((card) => card.fresh);
  if (same) return cards.slice(-1);
  return fresh.length === 1 ? fresh : 'several';
}

/** What was put up last: all of the latest turn, or else the last one. */
function latest(cards: readonly Waiting[]): Picked {
  const fresh = cards.filter((card) => card.fresh && card.draft);
  if (fresh.length) return fresh;
  return cards.length ? cards.slice(-1) : null;
}

const PLACE = `(?:\\d{1,2}|${PLACES.join('|')}|last|latest)`;
const PLACED = new RegExp(
  `^(?:the )?(?:numbers? |no )?(?:${PLACE})(?: (?:and |the )*(?:${PLACE}))*(?: (?:one|ones|part|bit|card|draft|half))?$`,
  'u',
);

function byPlace(text: string, cards: readonly Waiting[]): readonly Waiting[] | null {
  if (!PLACED.test(text) || cards.length < 2) return null;
  const fresh = cards.filter(({ fresh }) => fresh);
  const list = /\d/.test(text) || fresh.length < 2 ? cards : fresh;
  const found = [...text.matchAll(new RegExp(PLACE, 'gu'))].map(([word]) => {
    if (word === 'last' || word === 'latest') return list.at(-1);
    return list[PLACES.includes(word) ? PLACES.indexOf(word) : Number(word) - 1];
  });
  return found.every((card) => card !== undefined) ? found : null;
}
