import { NeuralNetwork } from '@nlpjs/neural';
import { expect, it } from 'vitest';
import { QUOTE_QUESTIONS } from './examples/questions/quotes.ts';
import { featuresOf, wordsOf } from './features.ts';
import { QuickNetwork } from './quick-network.ts';

it('learns what the library learns, to the last digit', () => {
  const lines = Object.entries(QUOTE_QUESTIONS).flatMap(([intent, text]) =>
    text
      .trim()
      .split('\n')
      .map((line) => ({ intent, words: wordsOf(line) })),
  );
  const known = new Set(lines.flatMap(({ words }) => words));
  const corpus = lines.map(({ intent, words }) => ({ input: featuresOf(words, known), output: { [intent]: 1 } }));
  const [quick, plain] = [QuickNetwork, NeuralNetwork].map((Network) => {
    const network = new Network({ iterations: 20, learningRate: 0.1 });
    network.train(corpus);
    return corpus.map(({ input }) => ({ ...network.run(input) }));
  });
  expect(quick).toEqual(plain);
});
