/** "email bowens the order", "text him the quote": that is sent, not said. */
export const A_PAPER =
  /^(?:(?:the|that|this|his|her|their|my|our|an?)\s+)?(?:[\p{L}’']+\s+)?(?:quote|quotation|estimate|invoice|bill|order|statement|receipt)(?:\s+(?:by|via|as an?|on)\s+(?:text|sms|e-?mail|phone))?(?:\s+(?:please|now|then|thanks))*[\s.!]*$/iu;
