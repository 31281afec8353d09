import type { Learnt } from '@nlpjs/neural';
import { EXAMPLES } from './examples/index.ts';
import { featuresOf, wordsOf } from './features.ts';
import { QuickNetwork } from './quick-network.ts';

/** Weights are kept to this many digits: more say nothing, and would only be read at every start. */
const DIGITS = 4;

/** Learns the examples, about a second of processor: the same ones give the same weights. */
export function train(): Learnt {
  const lines = Object.entries(EXAMPLES).flatMap(([intent, text]) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => ({ intent, words: wordsOf(line).map((word) => (word === '{any}' ? '_' : word)) })),
  );
  const counts = new Map<string, number>();
  for (const { words } of lines) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  // a word seen once says nothing about how people ask
  const known = new Set([...counts].filter(([word, n]) => n > 1 || word.startsWith('{')).map(([word]) => word));
  const network = new QuickNetwork({ iterations: 80, learningRate: 0.1 });
  // the lines of an intent stand together; learnt in that order the last ones would count for more
  const mixed = lines.toSorted((a, b) => mixer(a.words) - mixer(b.words));
  network.train(mixed.map(({ intent, words }) => ({ input: featuresOf(words, known), output: { [intent]: 1 } })));
  const learnt = network.toJSON();
  return { ...learnt, perceptrons: learnt.perceptrons.map((weights) => weights.map(rounded)) };
}

const rounded = (weight: number): number => Number(weight.toPrecision(DIGITS));

/** An order that has nothing to do with meaning, and is always the same (FNV-1a). */
function mixer(words: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const letter of words.join(' ')) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}
