import { EXAMPLES } from './examples/index.ts';
import { featuresOf, wordsOf } from './features.ts';
import { QuickNetwork } from './quick-network.ts';

/** What a request asks for, and how sure that is, 0 to 1. */
export interface Guess {
  intent: string;
  sure: number;
}

interface Trained {
  network: QuickNetwork;
  known: ReadonlySet<string>;
}
let trained: Trained | undefined;

/** Learns the examples: the same ones give the same answers. Done once, at the first request. */
export function learn(): Trained {
  if (trained) return trained;
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
  trained = { network, known };
  return trained;
}

/** An order that has nothing to do with meaning, and is always the same (FNV-1a). */
function mixer(words: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const letter of words.join(' ')) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}

/** Readings of a masked request, likeliest first. */
export function classify(masked: string): Guess[] {
  const { network, known } = learn();
  const input = featuresOf(wordsOf(masked), known);
  return Object.entries(network.run(input) ?? {})
    .map(([intent, sure]) => ({ intent, sure }))
    .filter(({ sure }) => sure > 0.05)
    .sort((a, b) => b.sure - a.sure);
}

/** Why: the words that spoke most for an intent. */
export function because(masked: string, intent: string): string[] {
  const { network, known } = learn();
  const { weights = {} } = network.explain(featuresOf(wordsOf(masked), known), intent);
  return Object.entries(weights)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 3)
    .map(([word]) => word);
}
