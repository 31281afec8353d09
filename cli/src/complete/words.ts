import { wordsOf } from '../aliases.ts';
import type { GlobalFlags } from '../context.ts';

/** Options of every command. */
export const GLOBAL = [
  '--url\taddress of the Smoko server',
  '--profile\twhich of your businesses',
  '--help\tshow help',
];

interface Words {
  /** The words before the one being typed, without the options of every command. */
  plain: string[];
  /** The beginning of the word being typed. */
  current: string;
  flags: GlobalFlags;
}

/** Parses a command line up to the cursor, as a shell passes it. Bash leaves quotes and backslashes in the words. */
export function readWords(words: string[]): Words {
  const clean = words.map(unquote);
  const current = clean.pop() ?? '';
  const flags: GlobalFlags = {};
  const plain: string[] = [];
  for (let at = 0; at < clean.length; at++) {
    const [, name, value] = /^--(url|profile)(?:=(.*))?$/.exec(clean[at] ?? '') ?? [];
    if (name === 'url' || name === 'profile') flags[name] = value ?? clean[++at] ?? '';
    else plain.push(clean[at] ?? '');
  }
  return { plain, current, flags };
}

/**
 * A flag and its value as two words, however they were typed: `--status=pen` is one word in zsh and fish, and three in bash,
 * which breaks words at `=`. Gives what the shell wants in front of each completion as well.
 */
export function splitValues(words: readonly string[]): [line: string[], begun: string] {
  const line: string[] = [];
  for (const [at, word] of words.entries()) {
    const isBetween = words[at - 1]?.startsWith('--') === true && word === '=';
    if (isBetween && at < words.length - 1) continue;
    line.push(isBetween ? '' : word);
  }
  const [, flag, value] = /^(--[\w-]+)=(.*)$/s.exec(line.at(-1) ?? '') ?? [];
  if (flag === undefined || value === undefined) return [line, ''];
  return [[...line.slice(0, -1), flag, value], `${flag}=`];
}

/** The line with what an alias stands for in its place; the last word is the one that is being typed. */
export function unaliased(words: string[], aliases: Readonly<Record<string, string>>): string[] {
  const at = words.findIndex((word, i) => !word.startsWith('-') && !/^--(url|profile)$/.test(words[i - 1] ?? ''));
  const name = words[at];
  if (name === undefined || at === words.length - 1 || !Object.hasOwn(aliases, name)) return words;
  const given = words.slice(at + 1, -1);
  const typed = words.at(-1) ?? '';
  const taken = new Set<number>();
  const expanded: string[] = [];
  for (const word of wordsOf(aliases[name] ?? '')) {
    // the first word behind an alias that is still missing is the one at the cursor
    if (word === `$${given.length + 1}`) return [...words.slice(0, at), ...expanded, typed];
    const filled = word.replaceAll(/\$(\d)/g, (place, digit: string) => {
      taken.add(Number(digit) - 1);
      return given[Number(digit) - 1] ?? place;
    });
    expanded.push(filled);
  }
  return [...words.slice(0, at), ...expanded, ...given.filter((_, i) => !taken.has(i)), typed];
}

const unquote = (word: string): string => word.replaceAll(/^["']|["']$/g, '').replaceAll(/\\(.)/g, '$1');
