import type { GlobalFlags } from '../context.ts';

/** Options that come with every command. */
export const GLOBAL = [
  '--url\taddress of the Smoko server',
  '--profile\twhich of your businesses',
  '--help\tshow help',
];

interface Words {
  /** The words before the one being typed, without the options that all commands have. */
  plain: string[];
  /** What there is of the word being typed. */
  current: string;
  flags: GlobalFlags;
}

/** A line as a shell gives it, up to the cursor; quotes and backslashes are still in bash's words. */
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
