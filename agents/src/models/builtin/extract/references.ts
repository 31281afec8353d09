import type { Reading } from '../reading.ts';
import { cut, type Taken, tidy } from './gap.ts';

type Surroundings = Pick<Reading, 'doneSoFar'> & { facts: Pick<Reading['facts'], 'jobOnScreen'> };

const BEFORE = String.raw`(?:\b(?:for|on|to|of|at|against|from|in)\s+)?(?:(?:the|my|our)\s+)?`;
const NUMBER = new RegExp(`${BEFORE}\\b(?:job|project)\\s+(?:(?:number|no\\.?)\\s*)?#?((?=[\\w-]*\\d)[\\w-]+)\\b`, 'i');
const HASH = /(?:\b(?:for|on|to|of)\s+)?#(\d+)\b/;
const NAMED =
  /\b(?:for|on|to|of|at|against|in)\s+(?:the|my|our)?\s*((?:(?!\b(?:for|on|to|of|at|against|in|from)\b)[^,;:.¦?!\s]+\s+){1,6}?)(?:job|project)\b/i;
const THIS =
  /\b(?:for|on|to|of|at|against)\s+(?:this(?: one| job)?|it|that(?: one| job)?(?!\s+(?:invoice|bill|quote|payment|expense|deposit|order|account|money|client|bloke|lady)\b)|here)\b|\bthis (?:job|one)\b/i;

/** "left to invoice on this job": pointed at, and nothing of the words before it is its name. */
const POINTED = /(?:\b(?:for|on|to|of|at|against|in)\s+)?\bthis (?:job|project|site)\b/i;

/** Which job is named: a number, "the ... job", or this one. */
export function takeJobRef(text: string, around: Surroundings): Taken<string> | null {
  const numbered = named(text, NUMBER) ?? named(text, HASH);
  if (numbered) return numbered;
  const pointed = POINTED.exec(text);
  if (pointed) return { value: jobJustMade(around) ?? 'this', rest: cut(text, pointed) };
  const called = named(text, NAMED);
  if (called) return called;
  const match = THIS.exec(text);
  if (!match) return null;
  return { value: jobJustMade(around) ?? 'this', rest: cut(text, match) };
}

function named(text: string, pattern: RegExp): Taken<string> | null {
  const match = pattern.exec(text);
  const value = tidy(match?.[1] ?? '');
  return match && value ? { value, rest: cut(text, match) } : null;
}

/** The number of a job made or changed for the same message. */
export function jobJustMade({ doneSoFar }: Pick<Surroundings, 'doneSoFar'>): string | undefined {
  return doneSoFar
    .map((line) => /\b(?:Created|Updated) job (\S+) - /.exec(line)?.[1])
    .findLast((number) => number !== undefined);
}

const STOP = String.raw`(?=\s*[,;:.¦\n?!]|\s+-\s|\s+(?:at|on|to|by|from|off|for|and|due|please|is|as|has|deliver\w*|delivery|plus|that|saying|about)\b|\s*$)`;

/** "from Stratco", "off mitre 10": where it is bought. */
export function takeSupplier(text: string): Taken<string> | null {
  const match = new RegExp(
    `\\b(?:from|off|via|through)\\s+(?:the\\s+)?([\\p{L}\\d&'][^,;:.¦\\n?!]*?)${STOP}`,
    'iu',
  ).exec(text);
  const value = tidy(match?.[1] ?? '');
  return match && value ? { value, rest: cut(text, match) } : null;
}

/** What is left of "delete the client Dave Jones": verbs, articles and kinds taken off. */
export function nameOnly(text: string, kinds: RegExp): string {
  const bare = text
    .replaceAll('¦', ' ')
    .replace(
      /^\s*(?:please\s+)?(?:delete|remove|bin|scrap|ditch|get rid of|erase|take|find|look up|pull up|show me|show|get me|mark|tick off|set|update|change|cancel|complete|finish|close|what(?:'s| is)|whats|give me)\b/i,
      ' ',
    )
    .replace(kinds, ' ')
    .replace(/\b(?:off|from|in|on)\s+(?:my|the|our)\s+(?:list|directory|books?|system|file)\b/gi, ' ')
    .replace(/\b(?:the|my|our|a|an)\b(?=\s)/gi, ' ')
    .replace(/\b(?:called|named|details|please|list|off)\b/gi, ' ');
  return tidy(bare)
    .replace(/['’]s$/i, '')
    .trim();
}
