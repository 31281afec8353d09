import type { Waiting } from '../waiting-in.ts';
import { PLACES } from '../yes-no-words.ts';
import { words } from './pick.ts';

/** The first line of a numbered list of open drafts and approvals; it says what happens to those whose number is named. */
export const LIST_HEAD = {
  either: 'Several things wait for your answer. Which one?',
  save: 'More than one fits. Which one shall I save?',
  drop: 'More than one fits. Which one shall I drop?',
} as const;

interface Listed {
  yes: readonly Waiting[];
  no: readonly Waiting[];
}

const LINE = /^(\d{1,2})\. (.+)$/gmu;
const NOTHING_ELSE = new Set(
  `yes yep yeah ok okay and the number numbers just only please thanks mate one ones to`.split(' '),
);
const NOT = new Set('keep not no leave without except dont but bar'.split(' '));

/** "2 3 and 4 yes, keep 1" straight after a numbered list; null where it says anything else. */
export function readListed(message: string, cards: readonly Waiting[], answer: string): Listed | null {
  const drops = answer.includes(LIST_HEAD.drop);
  if (!drops && !answer.includes(LIST_HEAD.save) && !answer.includes(LIST_HEAD.either)) return null;
  const shown = [...answer.matchAll(LINE)].map(([, , summary]) => cards.find((card) => card.summary === summary));
  const named = namedIn(words(message).split(' '), shown);
  if (!named || (!named.yes.size && !named.no.size)) return null;
  const { yes, no, every } = named;
  if (every) for (const card of shown) if (card && !no.has(card)) yes.add(card);
  // a draft that is kept is saved, where nothing else was asked
  return drops ? { yes: [], no: [...yes] } : { yes: [...yes].filter((card) => !no.has(card)), no: [...no] };
}

/** Which of those shown a yes and a no are said of; null where a word says anything else. */
function namedIn(
  said: readonly string[],
  shown: readonly (Waiting | undefined)[],
): { yes: Set<Waiting>; no: Set<Waiting>; every: boolean } | null {
  const [yes, no] = [new Set<Waiting>(), new Set<Waiting>()];
  let keeps = false;
  let every = false;
  for (const word of said) {
    const place = placeOf(word);
    const card = place === null ? undefined : shown[place];
    if (card) (keeps ? no : yes).add(card);
    else if (place !== null) return null;
    else if (word === 'all' || word === 'both') every = !keeps;
    else if (NOT.has(word)) keeps = true;
    else if (/^(?:yes|yep|yeah|just|only)$/.test(word)) keeps = false;
    else if (!NOTHING_ELSE.has(word)) return null;
  }
  return { yes, no, every };
}

/** "second" and "2" are the place after the first. */
function placeOf(word: string): number | null {
  if (PLACES.includes(word)) return PLACES.indexOf(word);
  return /^\d{1,2}$/.test(word) ? Number(word) - 1 : null;
}
