import { plainly } from './acts/plainly.ts';
import type { PlannedCall } from './reply.ts';

/** A sum that is to be worked out: "25 percent of her job", "if i took 5 percent off". Nothing on file holds it. */
const RECKONED =
  /\b\d+(?:\.\d+)?\s?(?:%|per ?cent|pct)\s+(?:of|off)\b|\b\d+(?:\.\d+)?\s?(?:%|per ?cent|pct)\s+(?:deposit|discount|retention)\b.*\b(?:come to|work out|be|cost)\b|\b(?:if|say) (?:i|we) (?:took|take|knock(?:ed)?|drop(?:ped)?|add(?:ed)?|gave|give|charged?|put) \b|\bsplit(?:ting)? (?:it )?(?:between|among|\w+ ways)\b/;
/** Tools that work sums out themselves. */
const RECKONS = /^(?:explain_total|job_billing|client_account)$/;

/** What a question wants to hear, and the tools whose answers cannot hold it. */
const CANNOT_SAY: readonly { asks: RegExp; tools: RegExp; not?: RegExp; unless?: string }[] = [
  {
    asks: /\b(?:owe[sd]?|owing|(?:to|i|we) (?:bill|invoice|charge)|billed|invoiced|charg(?:ed|ing)|(?:to|we|i|get|gets|got|has|have|they|he|she) (?:pay|paid)|(?:still|left) to pay)\b/,
    tools: /procurement_item|(?:find|list)_tasks?$|show_schedule|(?:find|list)_suppliers?$/,
  },
  {
    asks: /\b(?:when|which day|what day|what date)\b/,
    tools: /(?:find|list)_(?:quote|client|supplier)s?$/,
    not: /\b(?:quote[sd]?|quoting|sent|send|deposit|pays?|paid)\b/,
  },
  // a week under discussion is no list of everything there is
  { asks: /\b(?:that|the same|which|what) week\b/, tools: /^list_jobs$/, unless: 'from' },
  { asks: /\bhow many jobs?\b/, tools: /procurement_item|tasks?$|quotes?$|finance/ },
];

/** Whether all that is looked up is of a kind that cannot say what is asked: an order to "what is left to bill him". */
export const isWrongKind = (question: string, calls: readonly PlannedCall[]): boolean => {
  const said = plainly(question);
  if (RECKONED.test(said) && !calls.some(({ name }) => RECKONS.test(name))) return true;
  return CANNOT_SAY.some(
    ({ asks, tools, not, unless }) =>
      asks.test(said) &&
      !not?.test(said) &&
      calls.every(({ name, args }) => tools.test(name) && !(unless !== undefined && unless in args)),
  );
};
