import { startsForTeam } from './for-team.ts';
import { type Around, beyondUs, intentsOf, PLAIN } from './intent/intents.ts';
import { isQuestion } from './intent/is-question.ts';
import { opens } from './lexicon/openers.ts';

export interface Piece {
  text: string;
  /** What stands between the piece before and this one. */
  joint: string;
}

/**
 * Breaths that ask for nothing by themselves ("so I'm up the ladder at Dulcie's", "business card from the show") go with
 * the request they lead up to, or with the one before them; unless that would make it unclear what is asked.
 */
export function withLeadUps(pieces: readonly Piece[], around: Around): string[] {
  const parts: Piece[] = [];
  let lead: Piece | null = null;
  for (const piece of pieces) {
    const whole: Piece = lead ? { text: lead.text + piece.joint + piece.text, joint: lead.joint } : piece;
    if (!asks(piece.text, around)) {
      lead = whole;
      continue;
    }
    if (lead && !sameAsk(whole.text, piece.text, around)) parts.push(...(SHORT.test(lead.text) ? [] : [lead]), piece);
    else parts.push(whole);
    lead = null;
  }
  if (!lead) return parts.map(({ text }) => text);
  const last = parts.at(-1);
  const joined = last && last.text + lead.joint + lead.text;
  if (last && joined && sameAsk(joined, last.text, around)) last.text = joined;
  else parts.push(lead);
  return parts.map(({ text }) => text);
}

/** "see below", "heads up": nothing is lost without it. */
const SHORT = /^\S+(?:\s+\S+){0,3}$/;

const asks = (text: string, around: Around): boolean =>
  opens(text) ||
  startsForTeam(text) ||
  isQuestion(text) ||
  beyondUs(text, around) !== null ||
  (intentsOf(text, around)[0]?.sure ?? 0) >= PLAIN;

/** Still plain; whether it is the same tool is for the words together to say. */
const sameAsk = (whole: string, part: string, around: Around): boolean => {
  const [now] = intentsOf(whole, around);
  const [was] = intentsOf(part, around);
  return !was || was.sure < PLAIN || (now?.sure ?? 0) >= PLAIN;
};
