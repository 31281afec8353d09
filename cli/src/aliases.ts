import { usage } from './exit.ts';

/** As a shell has it: `--name "Hot water"` is two words. */
const WORDS = /"([^"]*)"|'([^']*)'|(\S+)/g;
const PLACE = /\$(\d)/g;

/** The words of an alias. Throws a usage error where there are none. */
export function wordsOf(text: string): string[] {
  const words = [...text.matchAll(WORDS)].map(([, double, single, plain]) => double ?? single ?? plain ?? '');
  if (words.length === 0) throw usage('Say what it stands for: smoko alias set week "jobs list --sort job_date"');
  return words;
}

/** Where the command's name stands: behind what counts for every command. */
function placeOfName(argv: readonly string[]): number {
  let at = 2;
  while (argv[at]?.startsWith('-')) at += /^--(url|profile)$/.test(argv[at] ?? '') ? 2 : 1;
  return at;
}

/**
 * The command line with an alias in the place of its name: `$1` and so on are the words behind it, which otherwise follow
 * it. Throws a usage error where one of them is missing.
 */
export function withAlias(
  argv: readonly string[],
  isCommand: (name: string) => boolean,
  aliases: () => Record<string, string>,
): string[] {
  const at = placeOfName(argv);
  const name = argv[at];
  if (name === undefined || isCommand(name)) return [...argv];
  const known = aliases();
  const text = Object.hasOwn(known, name) ? known[name] : undefined;
  if (text === undefined) return [...argv];
  const given = argv.slice(at + 1);
  const taken = new Set<number>();
  const words = wordsOf(text).map((word) =>
    word.replaceAll(PLACE, (_, digit: string) => {
      const index = Number(digit) - 1;
      const value = given[index];
      if (value === undefined)
        throw usage(`${name} wants ${digit} ${digit === '1' ? 'word' : 'words'} behind it: smoko ${text}`);
      taken.add(index);
      return value;
    }),
  );
  return [...argv.slice(0, at), ...words, ...given.filter((_, index) => !taken.has(index))];
}
