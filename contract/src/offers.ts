/** A line that may be optional, or one of a choice. */
export interface Offered {
  optional?: boolean | undefined;
  choice?: string | null | undefined;
  taken?: boolean | undefined;
}

/** Optional, or one of a choice: what its client decides on. */
export const isOffered = ({ optional, choice }: Offered): boolean => Boolean(optional || choice);

/** Counts in the total. Lines of quotes from before there were any others all do. */
export const isTaken = ({ taken }: Offered): boolean => taken !== false;

/** The places of the lines of each choice, by its name. */
export function choicesIn(lines: readonly Offered[]): Map<string, number[]> {
  const choices = new Map<string, number[]>();
  for (const [place, { choice }] of lines.entries())
    if (choice) choices.set(choice, [...(choices.get(choice) ?? []), place]);
  return choices;
}

/** Says of every line whether it counts: of each choice one, the first unless another one says so; an optional one if it says so. */
export function settled<Line extends Offered>(lines: readonly Line[]) {
  const counting = new Set(
    [...choicesIn(lines).values()].map((places) => places.find((place) => lines[place]?.taken) ?? places[0]),
  );
  return lines.map((line, place) => ({
    ...line,
    optional: line.optional === true,
    choice: line.choice ?? null,
    taken: line.choice ? counting.has(place) : !line.optional || line.taken === true,
  }));
}

/** The same lines with no optional one taken: nobody has agreed to any yet. */
export const withoutExtras = <Line extends Offered>(lines: readonly Line[]): Line[] =>
  lines.map((line) => (line.optional ? { ...line, taken: false } : line));

/** Why these lines cannot be taken, by their places; null: they can. `each`: of every choice one has to be. */
export function takingProblem(lines: readonly Offered[], taken: readonly number[], each = false): string | null {
  for (const place of taken) {
    const line = lines[place];
    if (!line) return `There is no line ${place + 1} in this quote.`;
    if (!isOffered(line)) return `Line ${place + 1} is in the quote anyway: say only what is optional or a choice.`;
  }
  for (const [name, places] of choicesIn(lines)) {
    const count = places.filter((place) => taken.includes(place)).length;
    if (count > 1) return `Take one of "${name}", not ${count}.`;
    if (each && !count) return `Take one of "${name}".`;
  }
  return null;
}

/** The lines with these taken and no other optional one. A choice of which none is named stays as it is. */
export function withTaken<Line extends Offered>(lines: readonly Line[], taken: readonly number[]): Line[] {
  const decided = new Set(taken.map((place) => lines[place]?.choice));
  return lines.map((line, place) =>
    line.optional || (line.choice && decided.has(line.choice)) ? { ...line, taken: taken.includes(place) } : line,
  );
}

/** What is said of a line beside its price: "optional, not in the total". Empty of an ordinary one. */
export function offerWords(line: Offered): string {
  if (!isOffered(line)) return '';
  const what = line.choice ? `one of ${line.choice}` : 'optional';
  return `${what}, ${isTaken(line) ? 'in the total' : 'not in the total'}`;
}
