import { opens, SEVERAL_NEW } from './lexicon/openers.ts';

/** "two new ones. smoke alarms for aroha 420, and an ev charger for hemi at 2100": the jobs of one request. */
export function isSeveralNew(message: string): boolean {
  const head = SEVERAL_NEW.exec(message)?.[0];
  if (head === undefined) return false;
  const pieces = message
    .slice(head.length)
    .split(/(?:[,;.]\s+|\n)(?:and\s+|then\s+)?|\s+and\s+/i)
    .filter((piece) => piece.trim() !== '');
  return pieces.filter((piece) => /\d{3}|\dk\b|grand|hundred/i.test(piece)).length > 1 && !pieces.some(opens);
}
