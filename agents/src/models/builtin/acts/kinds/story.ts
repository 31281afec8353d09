import { ASKS_OR_NEWS, OPINION } from '../../lexicon/facts.ts';
import { SAID_BACK } from '../../lexicon/talk.ts';
import { type Act, words } from '../act.ts';
import { asks } from '../asks.ts';
import { recordOf, saysReach, type Values } from '../found.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { SPOKEN } from './talk.ts';

const [LEAST, MOST] = [5, 45];
/** Things that happened to the speaker or to people they met. */
const HAPPENED =
  /\b(?:ran|bumped) into\b|\b(?:i|we|me|us|my|missus)\b.*\b(?:was|were|went|been|saw|met|had(?! to\b)|got(?! to\b)|took|spent|sat|stood|drove|nearly|lost|broke|fell|slipped|wouldn['’]?t|couldn['’]?t|watched|played|ate|drank|caught)\b|\b(?:nearly|almost) (?:took|killed|fell|lost|died|put)\b|^(?:just |finally |only )*(?:got (?:off the phone|back|home|chased?|stuck|bogged|soaked|bitten|out of)|spent|been on (?:hold|the phone)|had (?:a|an|the)|saw|met|caught up|went|came|sat|took)\b|\b(?:was|been) telling me\b|\btook (?:me|us)\b|\bhas had a\b/iu;

/** Reads a story as talk that asks for nothing, and remembers whom it is about: "when i was at the rugby i ran into pete". */
export function storyTold(piece: Piece, { facts }: Scene): Act | null {
  const { text, values } = piece;
  if (asksOrReports(piece) || takesBack(piece) || !isOneSentence(text) || isToCome(values.days, facts.today))
    return null;
  if (!tells(piece) || ASKS_OR_NEWS.test(text.replace(CALLS, ' '))) return null;
  const { client, item, job } = values.named;
  return words(SAID_BACK.story, wholeOf(text), recordOf(client) ?? recordOf(item) ?? recordOf(job));
}

/** "did ryan ring while i was out". */
const ASKED_FIRST = /^(?:(?:and|so|hey|oh)[\s,]+)*(?:did|does|do|has|is|are|will|can|could|should)\s+(?!you\b)\p{L}/iu;

/** Too short or long for a story, a question, or something that is to be written down. */
function asksOrReports({ text, values }: Piece): boolean {
  const many = text.split(/\s+/).length;
  return (
    many < LEAST ||
    many > MOST ||
    saysReach(values) ||
    asks(text) ||
    ASKED_FIRST.test(text) ||
    FIGURE.test(text) ||
    SPOKEN.test(text)
  );
}

/** "no i had it upside down, it was joy": a correction that names something is no story. */
const takesBack = ({ text, values }: Piece): boolean =>
  (BACK.test(text) || (values.days.length > 0 && RATHER.test(text))) &&
  (values.days.length > 0 || Object.keys(values.named).length > 0 || ONE_TO_TEN.test(text));

const isOneSentence = (text: string): boolean => !/[.!?;\n]\s+\S/u.test(text);
const isToCome = (days: Values['days'], today: string): boolean =>
  days.some((day) => !('date' in day) || (day.date > today && day.is === 'date'));

/** Tells what happened to the speaker, or what they think of somebody. */
const tells = ({ text, values }: Piece): boolean =>
  HAPPENED.test(text) || (OPINION.test(text) && (values.named.client !== undefined || HE.test(text)));
const BACK =
  /^(?:(?:oh|ah|um|well)[\s,]+)*(?:no|nah|nope|wait|hang on|hold on|sorry|soz|actually|i meant?|scratch that)\b/iu;
/** "sat actually, im at the footy sunday". */
const RATHER = /^(?:\S+\s+){1,3}(?:actually|instead|rather)\b/iu;
const ONE_TO_TEN = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/iu;
/** An amount or a count makes it news for another reader; hours, days, degrees and the like do not. */
const FIGURE =
  /[$%]|\d{3}|\b\d{1,2}\b(?!\s*(?:min\w*|hours?|hrs?|days?|weeks?|years?|degrees|times|kids?|beers?|km|ks|k's|again))|\bextra\b|\bcash\b/iu;
const HE = /^(?:he|she|they|hes|shes|theyre|he's|she's|they're)\b/iu;
/** Words that ask for something elsewhere but are harmless in a story: "off the phone", "started". */
const CALLS = /\b(?:off|on) the phone\b|\bphoned?\b|\brang\b|\bactually\b|\blate\b|\bmissing\b|\bstarted\b/giu;
