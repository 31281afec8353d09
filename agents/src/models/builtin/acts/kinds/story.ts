import { ASKS_OR_NEWS, OPINION } from '../../lexicon/facts.ts';
import { SAID_BACK } from '../../lexicon/talk.ts';
import { type Act, words } from '../act.ts';
import { asks } from '../asks.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { SPOKEN } from './talk.ts';

const [LEAST, MOST] = [5, 45];
/** What happened to whoever speaks, or to whom he met. */
const HAPPENED =
  /\b(?:ran|bumped) into\b|\b(?:i|we|me|us|my|missus)\b.*\b(?:was|were|went|been|saw|met|had(?! to\b)|got(?! to\b)|took|spent|sat|stood|drove|nearly|lost|broke|fell|slipped|wouldn['’]?t|couldn['’]?t|watched|played|ate|drank|caught)\b|\b(?:nearly|almost) (?:took|killed|fell|lost|died|put)\b|^(?:just |finally |only )*(?:got (?:off the phone|back|home|chased?|stuck|bogged|soaked|bitten|out of)|spent|been on (?:hold|the phone)|had (?:a|an|the)|saw|met|caught up|went|came|sat|took)\b|\b(?:was|been) telling me\b|\btook (?:me|us)\b|\bhas had a\b/iu;

/** "when i was at the rugby i ran into pete": told around what is asked for, and says who "he" is. */
export function storyTold({ text, values }: Piece, { facts }: Scene): Act | null {
  const many = text.split(/\s+/).length;
  if (many < LEAST || many > MOST || values.phone || values.email || values.address || asks(text)) return null;
  if (FIGURE.test(text) || SPOKEN.test(text)) return null;
  // "no i had it upside down, it was joy": what takes something back and names anything is no story
  if (BACK.test(text) && (values.days.length || Object.keys(values.named).length || ONE_TO_TEN.test(text))) return null;
  // one sentence, of what has been
  if (
    /[.!?;\n]\s+\S/u.test(text) ||
    values.days.some((day) => !('date' in day) || (day.date > facts.today && day.is === 'date'))
  )
    return null;
  if (
    !(HAPPENED.test(text) || (OPINION.test(text) && (values.named.client || HE.test(text)))) ||
    ASKS_OR_NEWS.test(text.replace(CALLS, ' '))
  )
    return null;
  const { client, item, job } = values.named;
  const about = client?.value.record ?? item?.value.record ?? job?.value.record ?? null;
  return words(SAID_BACK.story, wholeOf(text), about);
}
const BACK =
  /^(?:(?:oh|ah|um|well)[\s,]+)*(?:no|nah|nope|wait|hang on|hold on|sorry|soz|actually|i meant?|scratch that)\b/iu;
const ONE_TO_TEN = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/iu;
/** A sum or a count is news for somebody. */
const FIGURE =
  /[$%]|\d{3}|\b\d{1,2}\b(?!\s*(?:min\w*|hours?|hrs?|days?|weeks?|years?|degrees|times|kids?|beers?|km|ks|k's|again))|\bextra\b|\bcash\b/iu;
const HE = /^(?:he|she|they|hes|shes|theyre|he's|she's|they're)\b/iu;
/** Telephones of stories. */
const CALLS = /\b(?:off|on) the phone\b|\bphoned?\b|\brang\b|\bactually\b|\blate\b|\bmissing\b|\bstarted\b/giu;
