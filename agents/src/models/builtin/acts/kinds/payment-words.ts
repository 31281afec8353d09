const KEEPS =
  /[\s,.;]*\b(?:(?:and|so|but)\s+)?(?:(?:keep|put|leave|hold|hang on to|call|stick|chuck)\s+(?:the\s+)?(?:rest|extra|balance|remainder|difference|change|what'?s (?:over|left)|left ?over)\s+(?:of it\s+)?(?:on\s+(?:his|her|their|the)\s+account\s+)?(?:as|in|for|on)\s+(?:an?\s+|his\s+|her\s+|their\s+)?credit|(?:the\s+)?(?:rest|extra|balance|remainder|difference)\s+(?:is|stays|goes|can (?:be|stay|sit)|sits)?\s*(?:as|in|on)\s+(?:an?\s+)?credit)\b[^.?!]{0,30}/iu;

/** Whether what is over is to stay as credit: "keep the rest as credit". */
export const keepsRest = (text: string): boolean => KEEPS.test(text);
export const withoutKeeping = (text: string): string =>
  keepsRest(text) ? text.replace(KEEPS, '').replace(ONLY_OWED, '') : text;
/** "paid 3000 and only owed 2750": why something is over. */
const ONLY_OWED =
  /[\s,]+(?:(?:and|but)\s+)?(?:(?:he|she|they|it)\s+)?only\s+(?:owed|owes|needed|had to pay)\s+(?:us\s+|me\s+)?\$?\d[\d,]*(?:\.\d\d)?/iu;

/** Into the bank, where nothing else is said: "paid a cheque into the bank" is a cheque. */
const BANK =
  /\bbank(?:ed)? ?transfer\b|\btransferr?(?:ed)?\b|\beft(?:'?d)?\b|\bdirect (?:deposit|credit|debit(?:ed)?)\b|\b(?:internet|online) bank(?:ing)?\b|\bwired\b|\binto (?:the|my|our) (?:bank|account)\b|\b(?:by|via) bank\b/iu;
const METHODS: readonly (readonly [says: RegExp, method: string])[] = [
  [/\bpay ?id\b|\bosko\b/iu, 'payid'],
  [/\b(?:cheque|chq)\b/iu, 'cheque'],
  [
    /\b(?:credit |debit )?card\b|\beftpos\b|\btapped\b|\btap (?:and|n|&) (?:go|pay)\b|\b(?:by|on|via|with|per) tap\b/iu,
    'card',
  ],
  [/\bcash\b/iu, 'cash'],
];
/** How a payment was made, where one way is said; of two nobody knows which. `text`: without names on file. */
export function methodSaid(text: string): string | undefined {
  const [only, another] = METHODS.filter(([says]) => says.test(text));
  if (another) return undefined;
  return only?.[1] ?? (BANK.test(text) ? 'bank_transfer' : undefined);
}

/** All that they owe: a draft is owed by nobody. */
export const SQUARE =
  /\b(?:squared?(?: up| away)?|settled up|all (?:paid|settled)|paid up|owes? (?:me |us )?nothing)\b(?!.*\b(?:invoice|bill|it|that|draft)\b)/iu;
