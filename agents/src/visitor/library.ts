import MiniSearch from 'minisearch';
import type { Passage } from './passage.ts';
import { termOf, termsOf, wordsOf } from './words.ts';

export interface Found {
  passage: Passage;
  /** How much of what was asked it speaks of, from 0 to 1: rare words count for more. */
  coverage: number;
  /** How much of it stands in its title, or in a question that it answers. */
  named: number;
}

export interface Library {
  /** The passages nearest to the question, best first. */
  find(question: string, most: number): Found[];
  /** How telling a term is: the rarer on the site, the more. */
  weight(term: string): number;
}

const KEPT = 12;

/** The site's passages, searched by BM25. */
export function createLibrary(passages: readonly Passage[]): Library {
  const index = new MiniSearch<Passage>({
    fields: ['title', 'asked', 'text'],
    tokenize: wordsOf,
    processTerm: termOf,
    searchOptions: {
      boost: { title: 1.5, asked: 1.5 },
      // what is agreed on is said elsewhere in words for people
      boostDocument: (id) => (String(id).startsWith('terms/') ? 0.5 : 1),
      fuzzy: (term) => (term.length > 5 ? 1 : false),
      weights: { fuzzy: 0.3, prefix: 0.3 },
    },
  });
  index.addAll(passages);
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const names = new Map(passages.map(({ id, title, asked = '' }) => [id, new Set(termsOf(`${title} ${asked}`))]));
  const holding = new Map<string, number>();
  for (const { title, text, asked = '' } of passages) {
    for (const term of termsOf(`${title} ${asked} ${text}`)) holding.set(term, (holding.get(term) ?? 0) + 1);
  }
  const weight = (term: string) => Math.log(1 + passages.length / (1 + (holding.get(term) ?? 1)));

  return {
    weight,
    find(question, most) {
      const asked = termsOf(question);
      const whole = asked.reduce((sum, term) => sum + weight(term), 0);
      if (whole === 0) return [];
      return index
        .search(question)
        .slice(0, KEPT)
        .flatMap(({ id, score, queryTerms }) => {
          const passage = byId.get(String(id));
          const met = new Set(queryTerms);
          const part = (holds: ReadonlySet<string>) =>
            asked.reduce((sum, term) => sum + (holds.has(term) ? weight(term) : 0), 0) / whole;
          const coverage = part(met);
          const named = part(names.get(String(id)) ?? new Set());
          return passage ? [{ passage, coverage, named, rank: score * coverage }] : [];
        })
        .sort((a, b) => b.rank - a.rank)
        .slice(0, most)
        .map(({ passage, coverage, named }) => ({ passage, coverage, named }));
    },
  };
}
