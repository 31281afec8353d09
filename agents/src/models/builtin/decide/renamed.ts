import { sentenceCase, tidy } from '../extract/gap.ts';
import { properName } from '../extract/phrases.ts';
import { isNoName } from '../lexicon/no-names.ts';
import { NOT_THE_OLD, RENAMES, SHOULD_BE, SPELT_AS, SURNAMES } from '../lexicon/renames.ts';
import { editDistance } from '../normalise/edit-distance.ts';

const words = (name: string): string[] => name.split(/\s+/);
/** Said after the new name. */
/** "..., please rename it", "... now so rename them for us". */
const DO_SO =
  /[\s,.;]+(?:now\s+)?(?:(?:so|and|please|can you|could you)\s+)*(?:rename|re-name|change|fix|update)\s+(?:it|that|them|him|her|the name)\b.*$/is;
const TAIL = /(?:\s+(?:now|instead|please|from now on|not\s+.*|these days))+$/i;

/** The new name of a record that is said to be called otherwise; `old` is its name on file where that is known. */
export function renamed(text: string, old: string | undefined, isPerson = true): string | undefined {
  if (old && isPerson) {
    const surname = first(SURNAMES, text);
    if (surname) return words(surname).length > 1 ? surname : `${words(old)[0]} ${surname}`;
    const spelt = SPELT_AS.exec(text)?.groups?.name;
    const mended = spelt && respelt(old, spelt);
    if (mended && mended !== old) return mended;
  }
  return first(RENAMES, text, isPerson) ?? (old ? instead(text, old, isPerson) : undefined);
}

/** "its Siobhan Kearney not Siobhan Carney", "Metroll Smithfield should be Metroll Fairfield": most like the old one. */
function instead(text: string, old: string, isPerson: boolean): string | undefined {
  const said = NOT_THE_OLD.exec(text)?.groups?.name ?? SHOULD_BE.exec(text)?.groups?.name;
  const name = tidy((said ?? '').replace(TAIL, ''));
  const like = words(name).some((word) =>
    words(old).some((one) => editDistance(word.toLowerCase(), one.toLowerCase(), 2) < 2),
  );
  if (!name || !like || name.toLowerCase() === old.toLowerCase() || words(name).length > words(old).length + 2)
    return undefined;
  return isPerson ? properName(name) : sentenceCase(name);
}

function first(patterns: readonly RegExp[], text: string, isPerson = true): string | undefined {
  for (const says of patterns) {
    const name = tidy((says.exec(text)?.groups?.name ?? '').replace(DO_SO, '').replace(TAIL, '')).replace(
      /^["']|["']$/g,
      '',
    );
    // "call it done" names a state
    if (isNoName(name) || /^(?:all\s+)?(?:done|finished|complete|completed|off|quits|a day|sorted)\b/i.test(name))
      continue;
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
