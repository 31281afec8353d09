import type { KnownRecord } from '../../../../known.ts';
import { tokens } from '../../../../tools/matching.ts';
import { formOf, isBrought, isCall, isFetched, isSmallWord } from '../../lexicon/errand-verbs.ts';
import type { Scene } from '../scene.ts';
import { isFresh } from '../scene.ts';

/** How well a text tells of a thing to do that is on the list. */
export interface TaskFit {
  task: KnownRecord;
  /** Its verb: done, still to be done, or not said. */
  verb: 'past' | 'base' | null;
  /** Its other words of substance that were said, how many those are, and how many there are. */
  own: readonly string[];
  said: number;
  of: number;
}

const GOT_ONTO = /\b(?:got|get) (?:on ?to|hold of|through to|in touch|back to)\b|\bhad a (?:chat|word|yarn)\b/i;
const BACK = /\bback\b/i;
const HERE = /\b(?:here|arrived|turned up|came)\b/i;
const same = (a: string, b: string): boolean =>
  a === b || single(a) === single(b) || (a.length > 4 && b.length > 4 && a.slice(0, 5) === b.slice(0, 5));
const single = (word: string): string => word.replace(/'?s$/, '');

const isOpen = ({ kind, status }: KnownRecord): boolean =>
  kind === 'task' && status !== 'completed' && status !== 'cancelled';

function fitOf(task: KnownRecord, text: string, words: readonly string[]): TaskFit {
  const [verb = '', ...others] = tokens(task.name);
  const nouns = [...new Set(others.filter((word) => word.length > 1 && !isSmallWord(word)))];
  const forms = words.map((word) => formOf(word, verb));
  const done =
    forms.includes('past') ||
    (isCall(verb) && GOT_ONTO.test(text)) ||
    (isBrought(verb) && BACK.test(text)) ||
    (isFetched(verb) && HERE.test(text));
  const own = nouns.filter((noun) => words.some((word) => same(word, noun)));
  return {
    task,
    verb: done ? 'past' : forms.includes('base') ? 'base' : null,
    own,
    said: own.length,
    of: nouns.length,
  };
}

const score = ({ verb, said, of }: TaskFit): number => said + (verb ? 1.5 : 0) + said / Math.max(of, 1) / 2;

/** The open things to do that a text tells of, the best first. */
export function tasksIn(text: string, { records }: Scene): readonly TaskFit[] {
  const words = tokens(text);
  return records
    .filter(isOpen)
    .map((task) => fitOf(task, text, words))
    .filter(({ said }) => said > 0)
    .sort((a, b) => score(b) - score(a));
}

/** Those that a text fits best: one, or several that it fits equally well. */
export const equallyTold = (found: readonly TaskFit[]): readonly TaskFit[] => {
  const [best] = found;
  return best ? found.filter((one) => score(one) === score(best)) : [];
};
export const tasksTold = (text: string, scene: Scene): readonly TaskFit[] => equallyTold(tasksIn(text, scene));

/** The best and whatever else is told beside it, in words of its own. */
export function besides(found: readonly TaskFit[]): readonly TaskFit[] {
  const kept: TaskFit[] = [];
  for (const one of found) if (!kept.some(({ own }) => own.some((word) => one.own.includes(word)))) kept.push(one);
  return kept;
}

/** What was put on the list or changed last, where the text says its verb and nothing of its own. */
export function latestTold(text: string, scene: Scene): TaskFit | null {
  const latest = scene.records.find(isFresh);
  if (!latest || !isOpen(latest)) return null;
  const fit = fitOf(latest, text, tokens(text));
  return fit.verb === 'past' ? fit : null;
}
