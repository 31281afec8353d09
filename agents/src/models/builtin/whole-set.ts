import { namesSet } from '../../sets.ts';
import { VERBS } from './lexicon/verbs.ts';

/**
 * A request that would change or delete a whole set is asked about, naming the set: one loose sentence is not
 * enough. Null for anything else.
 */
export function wholeSet(request: string): string | null {
  const text = request.toLowerCase();
  const verb = VERBS.find(([, says]) => says.test(text))?.[0];
  const changes = verb === 'delete' || verb === 'update' || /^(?:write off|mark off|pay off)\b/.test(text);
  if (!changes || !namesSet(request)) return null;
  return `That covers more than one record: "${request.trim()}". Nothing has been changed or deleted. Which ones exactly do you mean? Name them and I will do them one by one.`;
}
