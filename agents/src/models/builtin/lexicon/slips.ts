/** Short words requests are read by: two letters swapped or one said twice is a slip of the finger. */
const SHORT = `job jobs from mark need needs send book move push make with the and what when paid list task text tell back have this that
them done note next date time call bill tasks they can you many how clear start check raise place shift knock enter after under write total price every spent flick email phone about again want wants week days today quote order each please invoice put get add for new`;
/** What comes of such a slip and is a word or a name of its own. */
const REAL: ReadonlySet<string> = new Set(
  'stat star rise rase rais pace sift shit fist abut sent emil writ util gain yoy how who hwo cane cann plac pone agin ever evey eras neds nees wats wans tody toda toay tday donne donee doen form forms own won saw tow tide item emit tone acre den end ends ten hen night ant swan node nod don fro fore off bil putt putts bob dad add ads say odder quota today toady doer weak wan team stan tins swaps weeks wants eek wee ad dan fat tat tell tells text next wet kets ate dates ordered'.split(
    ' ',
  ),
);
const targets = SHORT.split(/\s+/);

/** The word that was meant, by what was typed. */
export const SLIPS: ReadonlyMap<string, string> = new Map(
  targets
    .filter((word) => word.length > 2)
    .flatMap((word) =>
      [...word]
        .flatMap((letter, i): string[] => {
          const next = word[i + 1];
          const swapped = next ? [word.slice(0, i) + next + letter + word.slice(i + 2)] : [];
          // a letter left out of a longer one: "quoe", "ordr"
          const dropped = word.length === 5 && i > 0 ? [word.slice(0, i) + word.slice(i + 1)] : [];
          const twice = word.length > 3 ? [word.slice(0, i + 1) + letter + word.slice(i + 1)] : [];
          return [...swapped, ...dropped, ...twice];
        })
        .flatMap((slip): [string, string][] =>
          slip !== word && !targets.includes(slip) && !REAL.has(slip) ? [[slip, word]] : [],
        ),
    ),
);
