import { sentenceCase, tidy } from '../extract/gap.ts';
import { properName } from '../extract/phrases.ts';
import { RENAMES, SPELT_AS, SURNAMES } from '../lexicon/renames.ts';
import { editDistance } from '../normalise/edit-distance.ts';

const words = (name: string): string[] => name.split(/\s+/);
/** Said after the new name. */
const TAIL = /(?:\s+(?:now|instead|please|from now on|not\s+.*|these days))+$/i;

/** The new name of a record that is said to be called otherwise; `old` is its name on file where that is known. */
export function renamed(text: string, old: string | undefined, isPerson = true): string | undefined {
  if (old && isPerson) {
    const surname = first(SURNAMES, text);
    if (surname) return words(surname).length > 1 ? surname : `${words(old)[0]} ${surname}`;
    const spelt = SPELT_AS.exec(text)?.groups?.name;
    if (spelt) return respelt(old, spelt);
  }
  return first(RENAMES, text, isPerson);
}

function first(patterns: readonly RegExp[], text: string, isPerson = true): string | undefined {
  for (const says of patterns) {
    const name = tidy((says.exec(text)?.groups?.name ?? '').replace(TAIL, '')).replace(/^["']|["']$/g, '');
    if (name && name.length <= 80 && /\p{L}/u.test(name)) return isPerson ? properName(name) : sentenceCase(name);
  }
  return undefined;
}

/** The word most like the one that was spelt gives way to it. */
function respelt(old: string, spelt: string): string {
  const proper = properName(spelt);
  const near = words(old)
    .map((word) => ({ word, far: editDistance(word.toLowerCase(), spelt.toLowerCase(), 4) }))
    .sort((a, b) => a.far - b.far)[0];
  return near && near.far <= 3 ? old.replace(near.word, proper) : old;
}
