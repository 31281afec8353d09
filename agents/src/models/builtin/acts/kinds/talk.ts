import { SPELT, UNDER_HUNDRED } from '../../extract/number-words.ts';
import { opens } from '../../lexicon/openers.ts';
import { DOES, LEADING_SIGH, LEADING_TALK, LIKE_TALK, SAID_BACK, TALK, type Talk } from '../../lexicon/talk.ts';
import { type Act, words } from '../act.ts';
import { asks } from '../asks.ts';
import { unexplained } from '../coverage.ts';
import { plainly } from '../plainly.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { namedIn } from '../subject.ts';

const BACK: ReadonlySet<string | null> = new Set(Object.values(SAID_BACK));

/** Whether a reply is only a word back to talk. */
export const isWordBack = (said: string): boolean => BACK.has(said);

/** Whether an act is only a word back to talk, which is not worth saying beside something that is done. */
export const isTalk = ({ call, say }: Pick<Act, 'call' | 'say'>): boolean => call === null && BACK.has(say);

/** Talk that gives nothing up and takes nothing back: what is said beside it can be read without it. */
export const isAside = (act: Pick<Act, 'call' | 'say'>): boolean =>
  isTalk(act) && act.say !== SAID_BACK.leave && act.say !== SAID_BACK.sorry;

/** Words of substance that may stand beside each kind of talk: a sigh with something behind it is no sigh alone. */
const BESIDE: Readonly<Record<Talk, number>> = {
  sigh: 0,
  sorry: 0,
  leave: 0,
  kind: 1,
  off: 2,
  mood: 3,
  sky: 3,
  story: 6,
};
const MOST_WORDS = 20;
/** Another clause is read by itself. */
const PARTED = /[.!?;,\n]\s*\S/;

/** "bloody hell its thirty eight degrees", "off for a cuppa", "sorry for blowing up before": nothing is asked for. */
export function talk(piece: Piece, scene: Scene): Act | null {
  if (PICTURES.test(piece.text)) return words(SAID_BACK.kind, wholeOf(piece.text));
  const said = plainly(piece.text.replace(/[^\p{L}\p{N}\s'’-]/gu, ' '));
  if (said === '' || PARTED.test(piece.text) || said.split(' ').length > MOST_WORDS) return null;
  const kind = TALK.find(([, says]) => says.test(said))?.[0];
  if (!kind || namesRecord(kind, piece, scene) || DOES.test(said.replace(LIKE_TALK, ' '))) return null;
  const rest = TALK.reduce((left, [, says]) => left.replaceAll(new RegExp(says, 'gu'), ' '), said);
  if (unexplained(rest, []).length > BESIDE[kind]) return null;
  if ((/\$|\d/.test(rest) && kind !== 'sky') || SPOKEN.test(said) || AMOUNT.test(said)) return null;
  if (putsRight(kind, said, piece)) return null;
  // "leave it" alone answers something, and gives up what was asked
  if (kind === 'leave' && scene.before.length === 0 && said.split(' ').length <= SHORT) return null;
  return words(SAID_BACK[kind], wholeOf(piece.text));
}
/** "sat actually, im at the footy sunday lol", "sorry six eighty". */
const putsRight = (kind: string, said: string, { values }: Piece): boolean =>
  (kind === 'sorry' && NUMBER_SAID.test(said)) || (values.days.length > 0 && PUTS_RIGHT.test(said));
/** A code or a number, digit by digit. */
export const SPOKEN = /\b(?:(?:oh|zero|one|two|three|four|five|six|seven|eight|nine|double)\b\s*){3}/;
/** "no sorry it was eighteen hundred". */
const AMOUNT = new RegExp(`\\b${SPELT}`);
/** "sorry six eighty" puts a number right. */
const NUMBER_SAID = new RegExp(`\\b(?!one\\b)${UNDER_HUNDRED}\\b`);
/** A thumb and the like, and nothing else. */
const PICTURES =
  /^(?=.*\p{Extended_Pictographic})(?:[\s!.]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)+$/u;
const PUTS_RIGHT = /\b(?:actually|instead|rather|make (?:it|that)|make that|better)\b/;
const SHORT = 5;

/** Something that a record could hold, or that one is called. */
function namesRecord(kind: Talk, piece: Piece, scene: Scene): boolean {
  const { phone, email, address, time, days, named } = piece.values;
  if (phone || email || address || namedIn(piece, scene, ['job', 'task', 'item'])) return true;
  const loose = kind === 'sky' || kind === 'off' || kind === 'kind' || kind === 'story';
  if ((time || days.length) && !loose) return true;
  return Boolean(named.client) && kind !== 'story' && kind !== 'mood';
}

const SAYS_SO =
  /\b(?:i|we|he|she|they|it|its|hes|shes|theyre|im|were|my|our|his|her|their|the|that|this|was|is|are|got|had|has|did|went|came)\b/;

/** A statement of somebody or something, with no word of a request in it and no figure: told, as far as anybody can see. */
export function tellsOnly(message: string): boolean {
  const said = plainly(message);
  if (said.split(' ').length < SHORT - 1 || !SAYS_SO.test(said) || /[?$@:]|(?<!\p{L})\d/u.test(said)) return false;
  return !asks(message) && !DOES.test(said.replace(LIKE_TALK, ' '));
}

/** "bloody hell its 38 degrees remind me to ...": without the talk that a message runs on from. */
export function withoutLead(message: string): string {
  let left = message.replace(SLIP, 'no ').replace(SWORN_NUMBER, 'no ');
  for (let times = 0; times < MOST_LEADS; times++) {
    const sigh = left.replace(LEADING_SIGH, '');
    const rest = sigh.replace(LEADING_TALK, '');
    const next = rest !== sigh && (opens(rest) || LEADING_TALK.test(rest)) ? rest : sigh;
    if (next === left) break;
    left = next;
  }
  return left;
}
const MOST_LEADS = 4;
/** "bugger, 14. and from bowermans": sworn before a bare number, it takes back the number before. */
const SWORN_NUMBER =
  /^(?:(?:oh|ah|aw)[\s,]+)*(?:bugger|shit|damn|dammit|crap|oops|whoops|argh)(?: it| me)?[\s,.!-]+(?=\d{1,4}\s*(?:[.,!;]|$|and\b))/iu;
/** What was said before is taken back. */
const SLIP =
  /^(?:(?:hang on|hold on|wait|no|oh|sorry|nah)[\s,]+)*what am i (?:saying|on about|talking about|thinking)[\s,.!?]+(?=\S+\s+\S)/iu;
