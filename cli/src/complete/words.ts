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

const unquote = (word: string): string => word.replaceAll(/^["']|["']$/g, '').replaceAll(/\\(.)/g, '$1');
