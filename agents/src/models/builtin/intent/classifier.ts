import { readFileSync } from 'node:fs';
import type { Learnt } from '@nlpjs/neural';
import { featuresOf, wordsOf } from './features.ts';
import { LEARNT } from './learnt.ts';
import { QuickNetwork } from './quick-network.ts';
import { train } from './train.ts';

export { LEARNT };

/** What a request asks for, and how sure that is, 0 to 1. */
export interface Guess {
  intent: string;
  sure: number;
}

interface Trained {
  network: QuickNetwork;
  /** The words the examples use; any other is like every other. */
  known: ReadonlySet<string>;
}
let trained: Trained | undefined;

/** Reads what the build learnt from the examples, or learns it now. Done once, at the first request. */
export function learn(file: URL = LEARNT): Trained {
  if (trained) return trained;
  const learnt = readLearnt(file) ?? train();
  const network = new QuickNetwork();
  network.fromJSON(learnt);
  trained = { network, known: new Set(learnt.features.filter((feature) => feature !== '_' && !feature.includes(' '))) };
  return trained;
}

function readLearnt(file: URL): Learnt | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // run from its sources, nothing was built
    return undefined;
  }
}

/** Readings of a masked request, likeliest first. */
export function classify(masked: string): Guess[] {
  const { network, known } = learn();
  const words = wordsOf(masked);
  // words that no example knows say nothing, however often lines begin with such
  if (!words.some((word) => known.has(word))) return [];
  const input = featuresOf(words, known);
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
