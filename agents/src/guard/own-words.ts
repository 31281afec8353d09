import { frozen } from '@smoko/contract';

interface Says {
  tool: RegExp;
  /** Of the call's arguments, one that has to be there. */
  with?: readonly string[];
  words: RegExp;
}

/** What a call does, in the words that ask for it: "credit" of a credit, "progress claim" of a share, "bank" of how it was paid. */
const OWN: readonly Says[] = frozen([
  { tool: /^credit_invoice$/, words: /^(?:credit(?:s|ed)?|adjustment|note|inv|invoice|bill)$/u },
  {
    tool: /^create_finance_record$/,
    with: ['percent_of_budget', 'balance'],
    words: /^(?:progress|claim|final|balance|rest|remainder)$/u,
  },
  { tool: /^./, with: ['method'], words: /^(?:bank|transfer|card|eftpos|eft|cash|cheque|payid|osko)$/u },
  { tool: /^(?:add_variation|create_quote|create_invoice)$/, with: ['lines'], words: /^(?:hrs?|hours?)$/u },
]);

/** What is left over of a message, without what the call itself is; a single word that then stays is a filler. */
export function withoutOwnWords(tool: string, args: Readonly<Record<string, unknown>>, left: string[]): string[] {
  const isOwn = (word: string): boolean =>
    OWN.some(
      (one) =>
        one.tool.test(tool) && one.words.test(word) && (!one.with || one.with.some((name) => args[name] !== undefined)),
    );
  const rest = left.filter((word) => !isOwn(word));
  const words = rest.filter((word) => !/\d/u.test(word));
  return rest.length === left.length || words.length > 1 ? rest : rest.filter((word) => !words.includes(word));
}
