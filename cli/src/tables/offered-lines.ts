import { isOffered, type Quote } from '@smoko/contract';
import { InvalidArgumentError } from 'commander';
import { usage } from '../exit.ts';
import { type LineInput, readLine } from './quote-line.ts';

export const OPTIONAL_HELP = 'a line that the client may tick, as often as there are: "5 year warranty @ 250"';
export const CHOICE_HELP =
  'one of the lines of a choice, which is named first: "Tap: Basic @ 320"; the first of them is in the total';

/** Parses "5 year warranty @ 250". */
export const readOptional = (text: string, before: LineInput[] = []): LineInput[] => [
  ...before,
  ...readLine(text).map((line) => ({ ...line, optional: true })),
];

/** Parses "Tap: Basic @ 320": the name of the choice, then the line. */
export function readChoice(text: string, before: LineInput[] = []): LineInput[] {
  const at = text.indexOf(':');
  const [choice, line] = [text.slice(0, Math.max(at, 0)).trim(), text.slice(at + 1)];
  if (!choice) throw new InvalidArgumentError('Write it like: "Tap: Basic @ 320".');
  return [...before, ...readLine(line).map((one) => ({ ...one, choice }))];
}

export interface GivenLines {
  line?: LineInput[];
  choice?: LineInput[];
  optional?: LineInput[];
}

/** The lines that a quote gets: those of each kind take the place of those of the same kind. undefined: none were given. */
export function linesGiven({ line, choice, optional }: GivenLines, before?: Quote): LineInput[] | undefined {
  if (!line && !choice && !optional) return undefined;
  const had = (before?.lines ?? []).map(({ total: _, ...one }) => one);
  return [
    ...(line ?? had.filter((one) => !isOffered(one))),
    ...(choice ?? had.filter((one) => one.choice)),
    ...(optional ?? had.filter((one) => one.optional)),
  ];
}

/** Where the optional lines and the options stand that these words, or places from 1, name. */
export function placesOf({ lines, short_name }: Quote, said: readonly string[]): number[] {
  return said.map((words) => {
    if (/^\d{1,3}$/.test(words) && lines[Number(words) - 1]) return Number(words) - 1;
    const wanted = words.trim().toLowerCase();
    const offered = [...lines.entries()].filter(([, line]) => isOffered(line));
    const named = (fits: (description: string) => boolean) =>
      offered.filter(([, { description }]) => fits(description.toLowerCase()));
    const exact = named((description) => description === wanted);
    const [found, another] = exact.length ? exact : named((description) => description.includes(wanted));
    if (found && !another) return found[0];
    const all = offered.map(([place, { description }]) => `${place + 1} ${description}`).join(', ');
    throw usage(
      all
        ? `Which line of ${short_name} is "${words}"? There are: ${all}.`
        : `Nothing in ${short_name} is optional or a choice.`,
    );
  });
}
